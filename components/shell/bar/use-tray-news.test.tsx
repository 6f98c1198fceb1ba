import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { useTrayNews } from './use-tray-news'

const page = island()
const tell = (event: { unread?: number } = {}) => page.tell({ type: 'notification', ...event })

let now = 0
beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

it('has nothing to read until the stream says so, and knows at once how many are unread', async () => {
  const { result } = renderHook(() => useTrayNews())
  expect(result.current).toMatchObject({ due: 0, unread: 0 })
  await tell({ unread: 3 })
  expect(result.current).toMatchObject({ due: 1, unread: 3 })
  await tell()
  expect(result.current).toMatchObject({ due: 2, unread: 3 })
})

it('reads nothing for who has left, marks the bell, and reads once they are back', async () => {
  const { result } = renderHook(() => useTrayNews())
  now += 5 * 60_000 + 1
  await tell()
  await tell()
  expect(result.current).toMatchObject({ due: 0, unread: 1 })
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current.due).toBe(1)
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current.due).toBe(1)
})
