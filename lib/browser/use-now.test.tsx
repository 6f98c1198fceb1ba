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

it('is the server’s instant for the rest of its minute: the screen is drawn once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:30Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const drawn: string[] = []
  renderHook(() => drawn.push(useNow('2026-11-24T08:00:05Z').toISOString()))
  expect(drawn).toEqual(['2026-11-24T08:00:05.000Z'])
  act(() => void vi.advanceTimersByTime(30_000))
  expect(drawn.at(-1)).toBe('2026-11-24T08:01:00.000Z')
})
