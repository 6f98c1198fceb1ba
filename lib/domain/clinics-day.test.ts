import { expect, it } from 'vitest'
import { countsOf } from './clinics-day'

it('counts the visits of each column in the order of the board, without the empty ones', () => {
  const visits = (['done', 'arrived', 'done'] as const).map((column, index) => ({
    id: String(index),
    start: '2026-11-16T08:00:00.000Z',
    patientName: null,
    column,
  }))
  expect(countsOf(visits)).toEqual([
    ['arrived', 1],
    ['done', 2],
  ])
  expect(countsOf([])).toEqual([])
})
