import { expect, it } from 'vitest'
import type { ImportField, ImportReason } from '#contract/import-fields'
import { readVisit } from './read-visit.ts'

const columns = { day: 0, start: 1, patientDni: 2, doctorEmail: 3, minutes: 4, reason: 5 }
const right = ['19/10/2026', '9:30', '1234567L', 'ana@example.test', '', 'Cough']
const now = Date.parse('2026-11-16T10:00:00Z')

const readAs = (changes: Partial<Record<ImportField, string>> = {}) => {
  const cells = right.map((value, place) => {
    const [field] = Object.entries(columns).find(([, each]) => each === place) ?? []
    return changes[field as ImportField] ?? value
  })
  const clinic = { timeZone: 'Europe/Madrid', slotMinutes: 30 }
  return readVisit(cells, { columns, now, today: '2026-11-16', ...clinic })
}

it('a line is a visit on the clock of the clinic, as long as one is there', () => {
  expect(readAs()).toMatchObject({
    faults: [],
    record: {
      patientDni: '01234567L',
      doctorEmail: 'ana@example.test',
      reason: 'Cough',
      start: '2026-10-19T07:30:00.000Z',
      end: '2026-10-19T08:00:00.000Z',
    },
  })
})

it.each([
  ['45', '2026-10-19T08:15:00.000Z'],
  ['45 min', '2026-10-19T08:15:00.000Z'],
  ['1:15', '2026-10-19T08:45:00.000Z'],
])('%s says how long it was', (minutes, end) => expect(readAs({ minutes }).record?.end).toBe(end))

it.each<[ImportField, string, ImportReason]>([
  ['day', '31/09/2026', 'date'],
  ['day', '19/10/1826', 'date-long-ago'],
  ['day', '17/11/2026', 'date-ahead'],
  ['start', '25:00', 'time'],
  ['patientDni', '12345678A', 'dni-letter'],
  ['doctorEmail', '', 'missing'],
  ['doctorEmail', 'ana', 'email'],
  ['minutes', '4', 'minutes'],
  ['minutes', '481', 'minutes'],
  ['minutes', 'long', 'minutes'],
  ['reason', 'x'.repeat(141), 'too-long'],
  ['reason', 'Pe\ufffda', 'characters'],
])('with the %s %j is refused: %s', (field, value, reason) => {
  expect(readAs({ [field]: value })).toEqual({ record: null, faults: [{ field, reason }] })
})

it('a visit of today is past once it has ended', () => {
  expect(readAs({ day: '16/11/2026', start: '10:30' }).faults).toEqual([])
  expect(readAs({ day: '16/11/2026', start: '10:45' }).faults).toEqual([
    { field: 'day', reason: 'date-ahead' },
  ])
})

it('an hour that the clock left out is none', () => {
  expect(readAs({ day: '29/03/2026', start: '2:30' }).faults).toEqual([{ field: 'start', reason: 'time' }])
})
