import { describe, expect, it } from 'vitest'
import { choicesFor, offerOf, outcomeOf, planOf } from './resolutions'

const offer = (doctorId: string, hour: number) => ({
  doctorId,
  doctorName: doctorId,
  appointmentDate: `2026-11-24T${hour}:00:00.000Z`,
})
const options = {
  visits: [
    { appointmentId: 'a', same: [offer('own', 10), offer('own', 11)], colleague: [offer('other', 9)] },
    { appointmentId: 'b', same: [], colleague: [offer('other', 12)] },
    { appointmentId: 'c', same: [], colleague: [] },
  ],
}

describe('one way for all visits', () => {
  it.each([
    ['same', ['same:0', 'colleague:0', 'cancel']],
    ['colleague', ['colleague:0', 'colleague:0', 'cancel']],
    ['cancel', ['cancel', 'cancel', 'cancel']],
  ] as const)('%s leads each as far as it goes', (way, expected) => {
    expect(Object.values(choicesFor(way, options))).toEqual(expected)
  })
})

it('a choice stands for what was offered, and for a cancellation where that is gone', () => {
  const [first] = options.visits
  if (!first) throw new Error('There is one')
  expect(offerOf('same:1', first)).toEqual(offer('own', 11))
  expect(offerOf('same:7', first)).toBeNull()
  expect(offerOf(undefined, first)).toBeNull()
})

it('the plan names every visit once', () => {
  expect(planOf({ a: 'same:1', b: 'colleague:0' }, options)).toEqual([
    { appointmentId: 'a', to: { doctorId: 'own', appointmentDate: '2026-11-24T11:00:00.000Z' } },
    { appointmentId: 'b', to: { doctorId: 'other', appointmentDate: '2026-11-24T12:00:00.000Z' } },
    { appointmentId: 'c', to: 'cancel' },
  ])
})

it.each([
  [['moved', 'moved'], { fate: 'moved', count: 2, moved: 2, cancelled: 0 }],
  [['cancel', 'cancel'], { fate: 'cancelled', count: 2, moved: 0, cancelled: 2 }],
  [['moved', 'cancel', 'moved'], { fate: 'both', count: 3, moved: 2, cancelled: 1 }],
] as const)('a plan of %s is counted', (plan, outcome) => {
  expect(outcomeOf(plan.map((to) => ({ to })))).toEqual(outcome)
})
