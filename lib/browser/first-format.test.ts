import { afterEach, expect, it, vi } from 'vitest'
import { makeFirstFormat } from './first-format'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('makes a format in a moment of its own after the next frame', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const made = vi.fn()
  const frames: (() => void)[] = []
  vi.stubGlobal('Intl', { NumberFormat: made })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  makeFirstFormat()
  vi.advanceTimersByTime(100)
  for (const frame of frames) frame()
  expect(made).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(made).toHaveBeenCalledOnce()
})
