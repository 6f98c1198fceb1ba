// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTrayNews } from './use-tray-news'

class Stream extends EventTarget {
  static last: Stream
  onopen: (() => void) | null = null
  constructor() {
    super()
    Stream.last = this
  }
  close() {}
}

const tell = (event: { unread?: number } = {}) => {
  const data = JSON.stringify({ type: 'notification', ...event })
  act(() => void Stream.last.dispatchEvent(new MessageEvent('notification', { data })))
}

let now = 0
beforeEach(() => {
  now = 1000
  vi.stubGlobal('EventSource', Stream)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('has nothing to read until the stream says so, and knows at once how many are unread', () => {
  const { result } = renderHook(() => useTrayNews())
  expect(result.current).toMatchObject({ due: 0, unread: 0 })
  tell({ unread: 3 })
  expect(result.current).toMatchObject({ due: 1, unread: 3 })
  tell()
  expect(result.current).toMatchObject({ due: 2, unread: 3 })
})

it('reads nothing for who has left, marks the bell, and reads once they are back', () => {
  const { result } = renderHook(() => useTrayNews())
  now += 5 * 60_000 + 1
  tell()
  tell()
  expect(result.current).toMatchObject({ due: 0, unread: 1 })
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current.due).toBe(1)
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current.due).toBe(1)
})
