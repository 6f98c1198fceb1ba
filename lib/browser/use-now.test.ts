// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('keeps one timer however often the window is looked at, and none once it is gone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:30Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { result, unmount } = renderHook(() => useNow('2026-11-24T08:00:30Z'))
  for (let change = 0; change < 20; change += 1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(vi.getTimerCount()).toBe(1)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(result.current.toISOString()).toBe('2026-11-24T08:01:00.000Z')
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
