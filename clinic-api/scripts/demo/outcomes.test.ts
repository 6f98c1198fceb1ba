import { expect, it } from 'vitest'
import { makeOutcomes } from './outcomes.ts'
import type { DemoVisit } from './visits.ts'

it('has whoever is due within ten minutes in the waiting room already', () => {
  const now = new Date('2026-12-02T09:25:00Z')
  const due = (minutes: number, status: DemoVisit['status'] = 'pending') =>
    ({ id: `${minutes}`, status, startAt: new Date(now.getTime() + minutes * 60_000) }) as DemoVisit
  const visits = [due(5), due(5, 'cancelled'), due(35), due(-25)]
  const { visits: made } = makeOutcomes({ patients: [] }, visits, now)
  expect(made.map(({ arrivedAt }) => arrivedAt?.toISOString() ?? null)).toEqual([
    '2026-12-02T09:18:00.000Z',
    null,
    null,
    null,
  ])
})
