// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VisitNote as Note } from '#contract/appointments'
import { island } from '@/components/testing/island'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { VisitNote } from './visit-note'

const page = island()
const note = (text: string, at: string): Note => ({ text, by: 'Eva Gil', at })
const theirs = note('Lungs clear.', '2026-11-24T09:00:00.000Z')
const field = () => page.field('Note on the appointment')
const visitWith = (kept: Note | null): AppointmentDetail => ({
  id: 'v1',
  patientId: 'p1',
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: null,
  type: 'visit',
  start: '2026-11-24T08:30:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  status: 'pending',
  doctorName: 'Eva Gil',
  clinicName: 'Clínica',
  timeZone: 'Europe/Madrid',
  patientName: null,
  reason: null,
  changes: 0,
  entries: [],
  undo: null,
  deskNote: null,
  patientPhone: null,
  noEmail: false,
  missHint: null,
  clinic: {
    id: 'c1',
    name: 'Clínica',
    city: 'Madrid',
    district: 'X',
    postalCode: '28001',
    countryCode: 'ES',
  },
  doctor: { id: 'd1', name: 'Eva', surname: 'Gil' },
  patient: null,
  note: kept,
})

async function write(text: string) {
  page.show(<VisitNote visit={visitWith(null)} />)
  await page.type('Note on the appointment', text)
  await page.press('Save note')
}

it('a note is saved, and says who wrote it', async () => {
  page.answer(appointmentEndpoints.note, visitWith(note('Cough.', theirs.at)))
  await write('Cough.')
  expect(page.sent[0]?.body).toEqual({ note: 'Cough.', seen: null })
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(screen.getByText(/Eva Gil/)).toBeTruthy()
})

it('another note that was saved meanwhile stands beside what was typed, and is replaced only on purpose', async () => {
  page.refuse(appointmentEndpoints.note, 'stale')
  page.answer(appointmentEndpoints.read, visitWith(theirs))
  await write('Cough.')
  expect(await screen.findByText(/Someone else saved a note in the meantime\./)).toBeTruthy()
  expect(screen.getByText('Lungs clear.')).toBeTruthy()
  expect(field().value).toBe('Cough.')
  page.answer(appointmentEndpoints.note, visitWith(note('Cough.', '2026-11-24T09:05:00.000Z')))
  await page.press('Save note')
  expect(page.sent.at(-1)?.body).toEqual({ note: 'Cough.', seen: theirs.at })
  expect(screen.queryByText('Lungs clear.')).toBeNull()
})

it('the other note can be taken instead', async () => {
  page.refuse(appointmentEndpoints.note, 'stale')
  page.answer(appointmentEndpoints.read, visitWith(theirs))
  await write('Cough.')
  await screen.findByText('Lungs clear.')
  await page.press('Use that note')
  expect(field().value).toBe('Lungs clear.')
})

it('a note that could not be saved stays, and says so', async () => {
  page.lose(appointmentEndpoints.note)
  await write('Cough.')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field().value).toBe('Cough.')
})
