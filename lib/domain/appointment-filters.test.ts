import { describe, expect, it } from 'vitest'
import type { Appointment } from './appointment'
import {
  appointmentQueryString,
  filterAppointments,
  isChangeable,
  isInProgress,
  readAppointmentQuery,
  splitByTime,
} from './appointment-filters'

function visit(id: string, start: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id,
    patientId: 'p',
    clinicId: 'c',
    doctorId: 'd',
    specialty: 'cardiology',
    type: 'revision',
    start,
    end: new Date(Date.parse(start) + 1_800_000).toISOString(),
    status: 'pending',
    doctorName: 'Ana Ruiz',
    clinicName: 'Centro',
    timeZone: 'Europe/Madrid',
    patientName: null,
    reason: null,
    ...more,
  }
}

const ids = (list: readonly Appointment[]) => list.map((each) => each.id)

describe('splitByTime', () => {
  const now = Date.parse('2026-11-23T09:00:00Z')
  const list = [
    visit('later', '2026-11-25T09:00:00Z'),
    visit('sooner', '2026-11-23T09:00:01Z'),
    visit('now', '2026-11-23T09:00:00Z'),
    visit('old', '2026-10-01T09:00:00Z'),
    visit('cancelled', '2026-11-24T09:00:00Z', { status: 'cancelled' }),
  ]

  it('puts a visit that starts this moment into the past', () => {
    const { future, past } = splitByTime(list, now)
    expect(ids(future)).toEqual(['sooner', 'cancelled', 'later'])
    expect(ids(past)).toEqual(['now', 'old'])
  })
})

describe('filterAppointments', () => {
  const list = [
    // 00:15 of the 24th in Madrid, still the 23rd in London
    visit('night', '2026-11-23T23:15:00Z'),
    visit('day', '2026-11-23T09:00:00Z', { specialty: 'neurology', status: 'completed' }),
    visit('old', '2026-10-01T09:00:00Z', { status: 'no-show' }),
    visit('plain', '2026-09-01T09:00:00Z', { specialty: null }),
  ]
  const none = { specialty: null, status: null, from: null, to: null }

  it.each([
    [{}, ['night', 'day', 'old', 'plain']],
    [{ specialty: 'neurology' as const }, ['day']],
    [{ status: 'no-show' as const }, ['old']],
    [{ from: '2026-11-24' }, ['night']],
    [{ from: '2026-11-23', to: '2026-11-23' }, ['day']],
    [{ to: '2026-10-01' }, ['old', 'plain']],
    [{ from: '2026-11-24', to: '2026-11-23' }, []],
    [{ specialty: 'cardiology' as const, status: 'pending' as const, from: '2026-11-01' }, ['night']],
  ])('%o', (change, expected) => {
    expect(ids(filterAppointments(list, { ...none, ...change }))).toEqual(expected)
  })
})

describe('the state in the URL', () => {
  it.each([
    ['', ''],
    ['tab=past', '?tab=past'],
    ['tab=future&page=3&status=pending', ''],
    ['tab=past&specialty=cardiology&status=no-show&from=2026-01-01&to=2026-02-01&page=2', undefined],
    ['tab=past&specialty=witchcraft&status=lost&from=yesterday&to=30/2/2026&page=-2', '?tab=past'],
    ['tab=past&from=20/11/2026', '?tab=past&from=2026-11-20'],
    ['tab=past&specialty=&status=&from=&to=', '?tab=past'],
    ['tab=past&page=1', '?tab=past'],
    ['tab=elsewhere', ''],
  ])('reads %s', (text, expected = `?${text}`) => {
    expect(appointmentQueryString(readAppointmentQuery(Object.fromEntries(new URLSearchParams(text))))).toBe(
      expected,
    )
  })
})

describe('what the hour allows', () => {
  it.each([
    ['pending', '08:59:59', false, true],
    ['pending', '09:00:00', true, false],
    ['pending', '09:29:59', true, false],
    ['pending', '09:30:00', false, false],
    ['completed', '09:10:00', false, false],
    ['cancelled', '08:00:00', false, false],
  ] as const)('%s at %s', (status, time, inProgress, changeable) => {
    const now = Date.parse(`2026-11-23T${time}Z`)
    const each = visit('a', '2026-11-23T09:00:00Z', { status })
    expect(isInProgress(each, now)).toBe(inProgress)
    expect(isChangeable(each, now)).toBe(changeable)
  })
})
