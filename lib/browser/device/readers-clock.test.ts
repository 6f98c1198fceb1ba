import { expect, it } from 'vitest'
import { ownZone } from './own-zone'
import { isReadersClock } from './readers-clock'

it('knows a clock that shows the same time from one that does not', () => {
  expect(isReadersClock('2026-11-24T09:00:00.000Z', ownZone())).toBe(true)
  expect(isReadersClock('2026-11-24T09:00:00.000Z', 'Pacific/Auckland')).toBe(false)
})
