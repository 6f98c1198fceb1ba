import { expect, it } from 'vitest'
import type { ImportField, ImportReason } from '#contract/import-fields'
import { readHours } from './read-hours.ts'

const columns = { doctorEmail: 0, day: 1, start: 2, end: 3, until: 4 }
const right = ['ana@example.test', '19/10/2026', '9:00', '14h', '']

const readAs = (changes: Partial<Record<ImportField, string>> = {}) => {
  const cells = right.map((value, place) => {
    const [field] = Object.entries(columns).find(([, each]) => each === place) ?? []
    return changes[field as ImportField] ?? value
  })
  return readHours(cells, { columns, today: '2026-10-01', timeZone: 'Europe/Madrid' })
}

it('a line is the hours of a day on the clock of the clinic', () => {
  expect(readAs()).toMatchObject({
    faults: [],
    record: {
      doctorEmail: 'ana@example.test',
      pattern: null,
      blocks: [{ start: '2026-10-19T07:00:00.000Z', end: '2026-10-19T12:00:00.000Z' }],
    },
  })
})

it('a line with a last day is the hours of every week until then, whatever the clock does', () => {
  const { record } = readAs({ until: '01/11/2026' })
  expect(record?.pattern).toMatchObject({ from: '2026-10-19', until: '2026-11-01', everyWeeks: 1 })
  expect(record?.blocks.map(({ start }) => start)).toEqual([
    '2026-10-19T07:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
  ])
})

it.each<[ImportField, string, ImportReason]>([
  ['doctorEmail', 'ana', 'email'],
  ['day', '31/09/2026', 'date'],
  ['day', '19/10/1826', 'date-long-ago'],
  ['day', '19/10/2037', 'too-far'],
  ['start', '', 'missing'],
  ['start', '25:00', 'time'],
  ['end', '9:59', 'end'],
  ['end', 'noon', 'time'],
  ['until', '18/10/2026', 'until'],
  ['until', '20/10/2027', 'until'],
  ['until', 'Christmas', 'date'],
])('with the %s %j is refused: %s', (field, value, reason) => {
  expect(readAs({ [field]: value })).toEqual({ record: null, faults: [{ field, reason }] })
})

it.each([
  ['20:00', '24:00', '2026-10-19T18:00:00.000Z', '2026-10-19T22:00:00.000Z'],
  ['20h', '0:00', '2026-10-19T18:00:00.000Z', '2026-10-19T22:00:00.000Z'],
  ['10 p.m.', '8 a.m.', '2026-10-19T20:00:00.000Z', '2026-10-20T06:00:00.000Z'],
])('%s to %s is one shift up to midnight or over it', (start, end, from, to) => {
  expect(readAs({ start, end })).toMatchObject({ faults: [], record: { blocks: [{ start: from, end: to }] } })
})

it('a start at 24:00 is the next day’s', () => {
  expect(readAs({ start: '24:00' }).faults).toEqual([{ field: 'start', reason: 'time' }])
})

it('hours that the change of the clock leaves out are none', () => {
  const { faults } = readAs({ day: '28/03/2027', start: '2:00', end: '3:00' })
  expect(faults).toEqual([{ field: 'start', reason: 'time' }])
})
