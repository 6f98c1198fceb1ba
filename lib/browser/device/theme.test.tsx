import { afterEach, expect, it, vi } from 'vitest'
import { followTheme, setTheme } from './theme'

const page = document.documentElement

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  page.removeAttribute('class')
  page.removeAttribute('style')
})

it('colours do not fade until the last of two changes is over', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  followTheme()
  setTheme('dark')
  vi.advanceTimersToNextFrame()
  setTheme('light')
  vi.advanceTimersToNextFrame()
  expect(page.hasAttribute('data-switching')).toBe(true)
  vi.advanceTimersToNextFrame()
  expect(page.hasAttribute('data-switching')).toBe(false)
  expect(page.className).toBe('light')
})
