import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PhoneText } from '#contract/demo-phone'
import { island } from '@/components/testing/island'
import { PhoneScreen } from './phone-screen'

const page = island({ at: '/phone' })
const [ana, eva] = ['+34600100100', '+34600200200']
const text = (id: string, changes: Partial<PhoneText>): PhoneText => ({
  id,
  channel: 'sms',
  person: ana,
  sender: '+34600000001',
  text: 'Clinica: cita el mar 24 nov, 10:30. https://consulta.example/v/abcdefghijkl',
  at: `2026-11-2${id}T09:30:00.000Z`,
  isAnswer: false,
  ...changes,
})

it('shows the number with the newest message, its links, and sends an answer as that person', async () => {
  page.answer('demo-phone.answer', { message: 'Received' })
  const texts = [
    text('1', { person: eva, text: 'For Eva' }),
    text('2', {}),
    text('3', { isAnswer: true, text: 'Sí' }),
  ]
  page.show(<PhoneScreen texts={texts} />)
  expect(screen.getByDisplayValue(ana)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://consulta.example/v/abcdefghijkl')
  expect(screen.getByText('Sí')).toBeTruthy()
  expect(screen.queryByText('For Eva')).toBeNull()
  await page.type('Answer', 'NO')
  await page.press('Send')
  const place = { channel: 'sms', person: ana, sender: '+34600000001' }
  expect(page.sent.map(({ body }) => body)).toEqual([{ ...place, text: 'NO' }])
  expect(page.refreshed()).toBe(1)
  await act(async () => fireEvent.change(screen.getByLabelText('Number'), { target: { value: eva } }))
  expect(screen.getByText('For Eva')).toBeTruthy()
})

it('keeps what was typed when the answer is lost, and has no field for a sender of letters', async () => {
  page.lose('demo-phone.answer')
  page.show(<PhoneScreen texts={[text('1', {}), text('2', { sender: 'Consulta' })]} />, { locale: 'es' })
  expect(screen.getByText('A este remitente no se le puede responder.')).toBeTruthy()
  await page.type('Respuesta', 'Sí')
  await page.press('Enviar')
  expect(await screen.findByText(/La respuesta no se ha enviado/)).toBeTruthy()
  expect(screen.getByDisplayValue('Sí')).toBeTruthy()
})

it('says where messages would come from while there is none', () => {
  page.show(<PhoneScreen texts={[]} />)
  expect(screen.getByText(/No messages yet/)).toBeTruthy()
})
