import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { VisitState } from './visit-state'

const page = island()
const at = '2026-11-24T08:00:00.000Z'

it.each([
  [{ status: 'pending' }, 'Pending'],
  [{ status: 'pending', confirmedAt: at }, 'Confirmed'],
  [{ status: 'pending', confirmedAt: at, arrivedAt: at }, 'Arrived'],
  [{ status: 'completed', confirmedAt: at, arrivedAt: at }, 'Completed'],
] as const)('%o is said once, as %s', (visit, said) => {
  expect(page.show(<VisitState visit={visit} />).container.textContent).toBe(said)
})
