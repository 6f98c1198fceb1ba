import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { anAuditEntry } from '@/components/testing/an-audit-entry'
import { type AuditLine, linesOf } from './audit-lines'

const madrid = 'Europe/Madrid'
const patients = { ana: { id: 'p1', name: 'Ana Gil' }, luis: { id: 'p2', name: 'Luis Gil' } }

function entry(action: string, at: string, change: Partial<AuditEntry> = {}): AuditEntry {
  const who = { userId: 'u1', name: 'Eva Ruiz', patientName: null, roles: ['receptionist'] }
  return { ...anAuditEntry, id: action + at, at, action, who, ...change }
}

it('folds what one person read about one patient in a day, shows changes and refusals first, and reads about nobody last', () => {
  const lines = linesOf(
    [
      entry('calendar.read-team', '2026-11-25T11:00:00Z'),
      entry('history.read', '2026-11-25T10:30:00Z', { patient: patients.ana }),
      entry('calendar.read-team', '2026-11-25T10:00:00Z'),
      entry('appointment.book', '2026-11-25T09:30:00Z', { patient: patients.ana }),
      entry('search.read', '2026-11-25T09:00:00Z'),
      entry('history.read', '2026-11-25T08:30:00Z', { patient: patients.luis, outcome: 'refused' }),
      entry('patient.update', '2026-11-24T20:00:00Z'),
    ],
    madrid,
  )
  expect(lines.map(({ latest, counts }) => [latest.at, counts.map((each) => each.action)])).toEqual([
    ['2026-11-25T09:30:00Z', ['appointment.book']],
    ['2026-11-25T08:30:00Z', ['history.read']],
    ['2026-11-25T10:30:00Z', ['history.read']],
    ['2026-11-25T11:00:00Z', ['calendar.read-team', 'search.read']],
    ['2026-11-24T20:00:00Z', ['patient.update']],
  ])
  expect(lines[3]?.counts[0]?.count).toBe(2)
})

it('folds refused reads too, among the changes and apart from those that were allowed', () => {
  const refused = { patient: patients.ana, outcome: 'refused' } as const
  const lines = linesOf(
    [
      entry('history.read', '2026-11-25T12:00:00Z', refused),
      entry('history.read', '2026-11-25T11:00:00Z', { patient: patients.ana }),
      entry('patient.update', '2026-11-25T10:00:00Z', refused),
      entry('history.read', '2026-11-25T09:00:00Z', refused),
      entry('patient.update', '2026-11-25T08:00:00Z', refused),
    ],
    madrid,
  )
  expect(lines.map(({ latest, counts }) => [latest.at, counts])).toEqual([
    ['2026-11-25T12:00:00Z', [{ action: 'history.read', count: 2 }]],
    ['2026-11-25T10:00:00Z', [{ action: 'patient.update', count: 1 }]],
    ['2026-11-25T08:00:00Z', [{ action: 'patient.update', count: 1 }]],
    ['2026-11-25T11:00:00Z', [{ action: 'history.read', count: 1 }]],
  ])
})

it('folds what everybody read about nobody in a day, with their logins, into a line of each person', () => {
  const other = { userId: 'u2', name: 'Luz Sanz', patientName: null, roles: ['nurse' as const] }
  const lines = linesOf(
    [
      entry('session.sign-in', '2026-11-25T18:00:00Z', { address: '10.0.0.1' }),
      entry('session.sign-in', '2026-11-25T12:00:00Z', { who: other }),
      entry('session.sign-in', '2026-11-25T11:00:00Z', { outcome: 'refused' }),
      entry('history.read', '2026-11-25T10:30:00Z', { patient: patients.ana }),
      entry('calendar.read-team', '2026-11-25T07:00:00Z', { address: '10.0.0.2' }),
    ],
    madrid,
  )
  const hours = (line: AuditLine) => line.entries.map(({ at }) => at.slice(11, 13))
  expect(lines.map(hours)).toEqual([['11'], ['10'], ['18', '12', '07']])
  expect(lines[2]?.parts?.map(hours)).toEqual([['18', '07'], ['12']])
})

it.each([
  [3, 3],
  [4, 1],
])('folds what one person read about %i patients in a day to %i lines', (patientsRead, expected) => {
  const reads = Array.from({ length: patientsRead }, (_, at) =>
    entry('history.read', `2026-11-25T10:0${9 - at}:00Z`, { patient: { id: `p${at}`, name: `Ana ${at}` } }),
  )
  const lines = linesOf(reads, madrid)
  expect(lines).toHaveLength(expected)
  expect(lines.flatMap(({ entries }) => entries)).toEqual(reads)
})

it.each([
  ['no other change', {}, [4]],
  ["somebody else's change", { who: null }, [1, 1, 1, 1]],
  ['a refusal', { outcome: 'refused' as const }, [1, 1, 1, 1]],
])('folds one kind of change to many patients with %s between', (_between, change, expected) => {
  const bookings = Array.from({ length: 4 }, (_, at) =>
    entry('appointment.book', `2026-11-25T1${9 - at}:00:00Z`, {
      patient: { id: `p${at}`, name: `Ana ${at}` },
      ...(at === 1 && change),
    }),
  )
  const lines = linesOf(bookings, madrid)
  expect(lines.map(({ entries }) => entries.length)).toEqual(expected)
  expect(lines.flatMap(({ entries }) => entries)).toEqual(bookings)
})

it('keeps the order of time where two people read by turns', () => {
  const other = { who: { userId: 'u2', name: 'Luz Sanz', patientName: null, roles: ['nurse' as const] } }
  const lines = linesOf(
    [
      entry('history.read', '2026-11-25T12:00:00Z', { patient: patients.ana }),
      entry('history.read', '2026-11-25T11:00:00Z', { patient: patients.ana, ...other }),
      entry('history.read', '2026-11-25T10:00:00Z', { patient: patients.luis }),
    ],
    madrid,
  )
  expect(lines.map(({ latest }) => latest.at.slice(11, 13))).toEqual(['12', '11', '10'])
})

it('names the one patient whom somebody read about from many addresses', () => {
  const reads = Array.from({ length: 4 }, (_, at) =>
    entry('history.read', `2026-11-25T10:0${9 - at}:00Z`, { patient: patients.ana, address: `10.0.0.${at}` }),
  )
  expect(linesOf(reads, madrid)).toMatchObject(reads.map((latest) => ({ latest, entries: [latest] })))
})

it('folds a change that was made again within minutes, and keeps every entry of it', () => {
  const address = '10.0.0.1'
  const lines = linesOf(
    [
      entry('session.sign-in', '2026-11-25T10:20:00Z', { address }),
      entry('session.sign-in', '2026-11-25T10:12:00Z', { address }),
      entry('audit.read', '2026-11-25T10:10:00Z'),
      entry('session.sign-in', '2026-11-25T10:04:00Z', { address }),
      entry('session.sign-in', '2026-11-25T10:03:00Z', { address: '10.0.0.2' }),
      entry('session.sign-in', '2026-11-25T10:02:00Z', { address, outcome: 'refused' }),
      entry('patient.update', '2026-11-25T09:02:00Z', { patient: patients.ana }),
      entry('patient.update', '2026-11-25T09:01:00Z', { patient: patients.luis }),
      entry('patient.update', '2026-11-25T08:50:00Z', { patient: patients.luis }),
    ],
    madrid,
  )
  expect(lines.map(({ entries }) => entries.map(({ at }) => at.slice(11, 16)))).toEqual([
    ['10:02'],
    ['09:02'],
    ['09:01'],
    ['08:50'],
    ['10:20', '10:12', '10:10', '10:04', '10:03'],
  ])
  expect(lines[4]?.counts[0]).toEqual({ action: 'session.sign-in', count: 4 })
})

it.each([
  ['appointment.arrive', [2, 1]],
  ['appointment.book', [1, 1, 1]],
])('folds a routine change of one person through the day, and no other: %s', (action, expected) => {
  const lines = linesOf(
    [
      entry(action, '2026-11-25T11:00:00Z', { patient: patients.ana }),
      entry('patient.update', '2026-11-25T10:00:00Z', { patient: patients.ana }),
      entry(action, '2026-11-25T09:00:00Z', { patient: patients.luis }),
    ],
    madrid,
  )
  expect(lines.map(({ entries }) => entries.length)).toEqual(expected)
})
