import { expect, it } from 'vitest'
import { groupReadings } from './readings'

const madrid = { name: 'Clinic', timeZone: 'Europe/Madrid' }
const reading = (at: string, what: string, change: object = {}) => ({
  at: `2026-11-${at}:00.000Z`,
  what,
  who: 'Ana Ruiz',
  outcome: 'done',
  why: 'care',
  clinic: madrid,
  ...change,
})

it('readings are grouped by person and day of the clinic, and say what was read how often', () => {
  const groups = groupReadings([
    reading('25T10:00', 'thread.read'),
    reading('25T09:30', 'history.read', { who: 'Leo Gil' }),
    reading('25T09:00', 'history.read'),
    reading('24T23:30', 'thread.read'),
    reading('24T22:30', 'thread.read'),
    reading('24T22:00', 'thread.read', { outcome: 'refused', why: null }),
  ])
  expect(
    groups.map(({ latest, counts }) => [latest.at.slice(8, 16), latest.who, latest.outcome, counts]),
  ).toEqual([
    [
      '25T10:00',
      'Ana Ruiz',
      'done',
      [
        { what: 'thread.read', count: 2 },
        { what: 'history.read', count: 1 },
      ],
    ],
    ['25T09:30', 'Leo Gil', 'done', [{ what: 'history.read', count: 1 }]],
    ['24T22:30', 'Ana Ruiz', 'done', [{ what: 'thread.read', count: 1 }]],
    ['24T22:00', 'Ana Ruiz', 'refused', [{ what: 'thread.read', count: 1 }]],
  ])
})
