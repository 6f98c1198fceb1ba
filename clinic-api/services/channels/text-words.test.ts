import { describe, expect, it } from 'vitest'
import type { TextContent } from './content.ts'
import { inGsm, septets } from './gsm.ts'
import { wordsOf } from './text-words.ts'

const link = 'https://consulta.example.com/v/abcdefghijkl'
const meeting = {
  appointmentId: 'a',
  doctorName: 'Eva Gil',
  clinicName: 'Clínica Núñez',
  city: 'Madrid',
  timeZone: 'Europe/Madrid',
  startAt: '2026-11-24T09:30:00.000Z',
}
const reminder = (language: 'en' | 'es', clinicName: string): TextContent => ({
  kind: 'visit-reminder',
  language,
  key: 'k',
  meeting: { ...meeting, clinicName },
})
const sms = (content: TextContent, sender = '+34600000000') =>
  wordsOf(content, { channel: 'sms', sender, link }).text

const longName = 'Centro Médico Peñalba de Especialidades Pediátricas y Ginecológicas de Alcorcón, S. L.'

describe('a reminder by SMS', () => {
  it('names clinic, day, time, the answers and the link', () => {
    expect(sms(reminder('es', 'Clínica Núñez'))).toBe(
      'Clinica Nuñez: cita el mar 24 nov, 10:30. Responde SI para confirmar, NO para cambiar. https://consulta.example.com/v/abcdefghijkl BAJA para no recibir',
    )
    expect(sms(reminder('en', 'Clínica Núñez'))).toBe(
      'Clinica Nuñez: appointment Tue 24 Nov, 10:30. Reply YES to confirm, NO to change. https://consulta.example.com/v/abcdefghijkl STOP to end',
    )
  })

  it('carries the link alone under a sender that cannot be answered', () => {
    expect(sms(reminder('es', 'Ñ'), 'Consulta')).toBe(
      `Ñ: cita el mar 24 nov, 10:30. Confirmar o cambiar: ${link}`,
    )
  })

  it.each(['en', 'es'] as const)('fits into one message in %s, whatever the clinic is called', (language) => {
    for (const name of [
      '',
      'Ñ',
      longName,
      'ñ'.repeat(120),
      '€^{}[]~'.repeat(20),
      '日本クリニック',
      'Clínica “Ángel” – Nº 3',
    ])
      for (const sender of ['+34600000000', 'Consulta']) {
        const text = sms(reminder(language, name), sender)
        expect(septets(text), text).toBeLessThanOrEqual(160)
        expect(text).toBe(inGsm(text))
        expect(text).toContain(link)
        expect(text).toContain('24')
        expect(text).toContain('10:30')
      }
  })
})

describe.each(['en', 'es'] as const)('news by SMS in %s', (language) => {
  const news = (clinicName: string): TextContent[] => {
    const of = { language, meeting: { ...meeting, clinicName }, mailId: 'm' }
    const { appointmentId: _, ...place } = of.meeting
    const expiresAt = '2026-11-20T09:45:00.000Z'
    return [
      { kind: 'visit-booked', ...of },
      { kind: 'visit-moved', ...of },
      { kind: 'visit-cancelled', ...of },
      { kind: 'slot-offered', language, mailId: 'm', offerId: 'o', ...place, expiresAt },
    ]
  }

  it.each(['', 'Ñ', longName, 'ñ'.repeat(120), '€^{}[]~'.repeat(20)])(
    'fits into one message with day, time and link, whatever the clinic is called: %s',
    (clinicName) => {
      for (const text of news(clinicName).map((content) => sms(content))) {
        expect(septets(text), text).toBeLessThanOrEqual(160)
        expect(text).toBe(inGsm(text))
        for (const part of [link, '24', '10:30']) expect(text).toContain(part)
      }
    },
  )

  it('keeps the ñ, and has a template for WhatsApp whose last variable is the link', () => {
    for (const content of news('Clínica Núñez')) {
      expect(sms(content)).toMatch(/^Clinica Nuñez: /)
      const { template } = wordsOf(content, { channel: 'whatsapp', sender: '+34600', link })
      expect(template?.name).toMatch(new RegExp(`^(booked|moved|cancelled|offer)\\.${language}$`))
      expect(template?.variables.at(-1)).toBe(link)
    }
  })
})

it.each([
  { kind: 'visit-link', language: 'es', meeting: { ...meeting, clinicName: longName } },
  ...(['en', 'es'] as const).map((language) => ({
    kind: 'booking-link' as const,
    language,
    bookingId: 'b',
    clinicName: longName,
    timeZone: 'Europe/Madrid',
    visitAt: '2026-11-25T09:30:00.000Z',
    expiresAt: '2026-11-24T08:15:00.000Z',
  })),
  { kind: 'number-question', language: 'es', clinicName: longName },
  { kind: 'number-question', language: 'en', clinicName: longName },
  { kind: 'stopped', language: 'es', clinicName: longName },
  {
    kind: 'which-visit',
    language: 'es',
    clinicName: longName,
    timeZone: 'Europe/Madrid',
    says: 'yes',
    visits: ['2026-11-24T09:30:00.000Z', '2026-11-25T09:30:00.000Z', '2026-11-26T09:30:00.000Z'].map(
      (startAt) => ({
        appointmentId: 'a',
        startAt,
      }),
    ),
  },
] as const)('fits, too: %o', (content) => {
  const text = sms(content as TextContent)
  expect(septets(text), text).toBeLessThanOrEqual(160)
})

it('gives a template of WhatsApp the clinic, day, time and link', () => {
  const { template } = wordsOf(reminder('es', 'Clínica Núñez'), {
    channel: 'whatsapp',
    sender: '+34600',
    link,
  })
  expect(template).toEqual({ name: 'reminder.es', variables: ['Clínica Núñez', 'mar 24 nov', '10:30', link] })
})
