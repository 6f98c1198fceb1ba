import { expect, it, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry'

it('tries again until the code can be had', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Failed to load chunk'))
  const arrived = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(3_600_000)
  load.mockResolvedValue('the part')
  await vi.advanceTimersByTimeAsync(4000)
  await expect(arrived).resolves.toBe('the part')
  vi.useRealTimers()
})
