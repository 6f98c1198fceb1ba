import { screen, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { Appointment } from '@/lib/domain/appointment'
import type { FamilyPerson } from '@/lib/domain/family'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { FamilyList } from './family-list'

const page = island({ at: routes.family })

const visit = (id: string, start: string, doctorName: string): Appointment => ({
  id,
  patientId: 'p2',
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: 'cardiology',
  type: 'consultation',
  start,
  end: start,
  status: 'pending',
  doctorName,
  clinicName: 'Clínica Retiro',
  timeZone: 'Europe/Madrid',
  patientName: null,
  reason: null,
})

const people: FamilyPerson[] = [
  { patientId: 'p1', name: 'Elena', surname: 'Gil', relation: null, visits: [] },
  {
    patientId: 'p2',
    name: 'Luca',
    surname: 'Gil',
    relation: 'mother',
    visits: [
      visit('v1', '2026-12-01T09:00:00.000Z', 'Eva Ros'),
      visit('v2', '2026-12-03T10:30:00.000Z', 'Ana Sol'),
    ],
  },
  { patientId: 'p3', name: 'Rosa', surname: 'Vega', relation: 'carer', visits: [] },
]

describe.each(['en', 'es'] as const)('a family on one page, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const show = (current: string) => page.show(<FamilyList people={people} current={current} />, { locale })

  it('shows everybody with what is booked for them', () => {
    show('p1')
    const visits = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(visits).toHaveLength(2)
    expect(visits[0]).toContain('10:00')
    expect(visits[0]).toContain('Eva Ros · Clínica Retiro')
    expect(visits[1]).toContain('11:30')
    expect(screen.getAllByText(t('guardians.noVisits'))).toHaveLength(2)
    expect(screen.getByText(t('guardians.self'))).toBeTruthy()
    expect(screen.getByText(t('guardians.as.mother'))).toBeTruthy()
    expect(screen.getByText(t('guardians.as.carer'))).toBeTruthy()
  })

  it('puts the people in care above the reader', () => {
    show('p1')
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Luca Gil',
      'Rosa Vega',
      'Elena Gil',
    ])
  })

  it('shows the next one of the reader’s own appointments, which have a page', () => {
    const visits = people[1]?.visits ?? []
    const [self, ...others] = people
    page.show(<FamilyList people={[{ ...(self as FamilyPerson), visits }, ...others]} current="p1" />, {
      locale,
    })
    expect(screen.getAllByText(/11:30/)).toHaveLength(1)
    expect(
      screen.getByRole('link', { name: t('guardians.allVisits', { count: 2 }) }).getAttribute('href'),
    ).toBe(routes.appointments)
  })

  it('goes on as another person, with the whole page anew', async () => {
    page.answer(sessionEndpoints.move, { message: 'Chosen' })
    show('p1')
    expect(screen.getAllByText(t('guardians.current'))).toHaveLength(1)
    await page.press(t('guardians.switchTo', { name: 'Luca' }))
    expect(page.sent[0]?.body).toEqual({ patientId: 'p2' })
    expect(page.left).toEqual([routes.appointments])
  })

  it('leads back to oneself, and says when it does not', async () => {
    page.refuse(sessionEndpoints.move, 'not_found')
    show('p2')
    await page.press(t('guardians.toSelf'))
    expect(within(await screen.findByRole('alert')).getByText(t('guardians.notChosen'))).toBeTruthy()
    expect(page.left).toEqual([])
  })
})
