import { expect, it } from 'vitest'
import type { Appointment } from './appointment'
import { blocksOf, type WeekAppointment, weekVisit } from './schedule'

const visit = (id: string, more: Partial<WeekAppointment> = {}): WeekAppointment => ({
  id,
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  status: 'pending',
  specialty: 'physiotherapy',
  patientName: 'Ana Vidal',
  ...more,
})
const kind = { id: 'k', nameEn: 'Group', nameEs: 'Grupo', colour: 'teal' } as const
const seats = { taken: 2, of: 8 }

it('draws those who share a visit as one block, and every other visit as its own', () => {
  const shared = { kind, seats }
  const all = [
    visit('a', shared),
    visit('b', shared),
    visit('gone', { ...shared, status: 'cancelled' }),
    visit('later', { ...shared, start: '2026-11-24T08:30:00.000Z' }),
    visit('other', { seats, kind: { ...kind, id: 'l' } }),
    visit('alone'),
    visit('alone too'),
  ]
  expect(blocksOf(all).map(({ id }) => id)).toEqual(['a', 'gone', 'later', 'other', 'alone', 'alone too'])
})

it('the reason and the confirmation of a visit go with it while it is open', () => {
  const known = { ...visit('a'), reason: 'Cough', confirmedAt: '2026-11-23T08:00:00.000Z' } as Appointment
  expect(weekVisit(known)).toMatchObject({ reason: 'Cough', confirmedAt: '2026-11-23T08:00:00.000Z' })
  expect(weekVisit({ ...known, status: 'completed' })).toEqual({ ...visit('a'), status: 'completed' })
})
