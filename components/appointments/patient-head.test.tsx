import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { History } from '@/lib/domain/history'
import { routes } from '@/lib/routes'
import { PatientHead } from './patient-head'
import { VisitNotes } from './visit-notes'

const page = island()
const visit: AppointmentDetail = {
  ...anAppointment,
  patientName: 'Cristina Torres',
  reason: 'Cough',
  deskNote: 'Comes with a wheelchair',
  patientPhone: '612 345 678',
  patient: { id: 'p1', name: 'Cristina', surname: 'Torres', birthdate: '1959-07-08' },
}
const entry = { reportedByPatient: false, version: 1, visit: null, details: '' }
const record: NonNullable<ComponentProps<typeof PatientHead>['record']> = {
  visits: [],
  visitsCursor: null,
  noKnownAllergies: null,
  allergies: [{ name: 'Shellfish' }] as History['allergies'],
  conditions: [
    { ...entry, id: 'a', name: 'Asthma', since: '2010-01-01', until: null },
    { ...entry, id: 'b', name: 'Broken arm', since: '2001-01-01', until: '2001-03-01' },
  ],
  treatments: [
    {
      ...entry,
      id: 'c',
      name: 'Salbutamol',
      instructions: '',
      startDate: '2026-01-01',
      endDate: '2027-01-01',
    },
    {
      ...entry,
      id: 'd',
      name: 'Ibuprofen',
      instructions: '',
      startDate: '2026-01-01',
      endDate: '2026-01-08',
    },
  ],
}
const shown = () => document.body.textContent

describe('the head of a visit', () => {
  it('says who is in the room: name, age, allergies, active conditions, current treatments and the reason', () => {
    page.show(<PatientHead visit={{ ...visit, resource: 'Room 3' }} record={record} today="2026-11-24" />)
    for (const fact of [
      'Room 3',
      'Cristina Torres',
      '67 years',
      '8 Jul 1959',
      'Asthma',
      'Salbutamol',
      'Cough',
    ])
      expect(shown()).toContain(fact)
    expect(screen.getByRole('list', { name: 'Allergies of Cristina Torres' }).textContent).toBe('Shellfish')
    expect(screen.getByText('Allergies')).toBeTruthy()
    for (const past of ['Broken arm', 'Ibuprofen']) expect(shown()).not.toContain(past)
    expect(shown()).toContain('Last appointmentNone before this one at this clinic')
    // Names of illnesses are longer than half a phone is wide.
    expect(screen.getByText('Asthma').closest('dl')?.className).not.toMatch(/(^| )grid-cols-2/)
  })

  it.each([
    [{ asked: '2026-11-20', by: 'Eva Gil' }, 'No known allergies (asked on 20 Nov 2026)'],
    [null, 'Allergies not recorded'],
  ])('says that there are no allergies, or that nobody asked: %j', (noKnownAllergies, text) => {
    const none = { ...record, allergies: [], noKnownAllergies }
    page.show(<PatientHead visit={visit} record={none} today="2026-11-24" />)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('says what the last completed appointment was about, with which other doctor, and the newest note', () => {
    const earlier = (id: string, status: History['visits'][number]['status'], reason: string) => ({
      ...anAppointment,
      id,
      status,
      reason,
      start: `2026-11-1${id}T09:00:00.000Z`,
    })
    const note = { text: 'Pressure 150/90', by: 'Eva Gil', at: visit.start }
    const visits = [
      { ...earlier('9', 'no-show', 'Rash'), note: null },
      { ...earlier('8', 'completed', 'Wheezing'), note: null },
      { ...earlier('7', 'completed', 'Cold'), note },
    ]
    page.show(<PatientHead visit={visit} record={{ ...record, visits }} today="2026-11-24" />)
    expect(screen.getByText('Last appointment').nextElementSibling?.textContent).toBe(
      '18 Nov 2026 · WheezingEarlier appointmentsNote, 17 Nov 2026: Pressure 150/90',
    )
    cleanup()
    const others = visits.map((each) => ({ ...each, doctorId: 'd2', doctorName: 'Luis Mora' }))
    page.show(<PatientHead visit={visit} record={{ ...record, visits: others }} today="2026-11-24" />)
    expect(screen.getByText('Last appointment').nextElementSibling?.textContent).toMatch(
      /^18 Nov 2026 · Luis Mora · Wheezing/,
    )
    expect(screen.getByRole('link', { name: 'Earlier appointments' }).getAttribute('href')).toBe(
      `${routes.history('p1')}#visits`,
    )
  })

  it.each([
    [[{ ...anAppointment, id: 'later', start: '2027-01-01T09:00:00.000Z' }], null],
    [[], 'more'],
  ])('says nothing of a last appointment that the record did not bring: %j %s', (visits, visitsCursor) => {
    page.show(<PatientHead visit={visit} record={{ ...record, visits, visitsCursor }} today="2026-11-24" />)
    const last = screen.getByText('Last appointment').nextElementSibling
    expect(last?.textContent).toBe('Earlier appointments')
  })

  it('tells the desk who comes, with the way to their details, and nothing of the record', () => {
    const document = { kind: 'dni', number: '12345678Z', country: null } as const
    const known = { ...visit, patient: null, birthdate: '1990-07-08', document }
    page.show(<PatientHead visit={known} record={null} today="2026-11-24" />)
    expect(shown()).toContain('36 yearsborn 8 Jul 1990DNI 12345678Z')
    expect(screen.getByRole('link', { name: 'Cristina Torres' }).getAttribute('href')).toBe(
      routes.patientDetails('p1'),
    )
    expect(shown()).toContain('Cristina Torres')
    expect(shown()).toContain('612 345 678')
    expect(shown()).not.toMatch(/allerg|1959/i)
    expect(screen.queryByText('Patient Information')).toBeNull()
  })
})

it('the notes stand in one place, with a switch for who reads them', async () => {
  page.show(<VisitNotes visit={visit} now={visit.start} />)
  expect(page.field('Note on the appointment').closest('[hidden]')).toBeNull()
  expect(screen.getByText('Note for the desk').closest('[hidden]')).toBeTruthy()
  await page.press(/^Team only/)
  expect(page.field('Note for the desk').value).toBe('Comes with a wheelchair')
  expect(screen.getByText('Note on the appointment').closest('[hidden]')).toBeTruthy()
})

it.each([
  ['pending', 'button-secondary'],
  ['completed', 'button-primary'],
] as const)('saving a note is the main act once nothing is left to close: %s', (status, look) => {
  page.show(<VisitNotes visit={{ ...visit, status }} now={visit.start} />)
  const [save] = screen.getAllByRole('button', { name: 'Save note' })
  expect(save?.className).toContain(look)
  expect(page.field('Note on the appointment').className).toContain('min-h-36')
})
