import { afterEach, expect, it, vi } from 'vitest'
import { followTheme, setTheme } from './theme'

const page = document.documentElement

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  page.removeAttribute('class')
  page.removeAttribute('style')
})

/** Draws two frames. */
function draw() {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
}

it('what is pressed is drawn and kept before the whole page changes', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  followTheme()
  expect(page.className).toBe('light')
  setTheme('dark')
  vi.advanceTimersToNextFrame()
  expect(page.className).toBe('light')
  expect(localStorage.theme).toBe('dark')
  vi.advanceTimersToNextFrame()
  expect(page.className).toBe('dark')
})

it('colours do not fade until the last of two changes is over', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  followTheme()
  setTheme('dark')
  draw()
  setTheme('light')
  draw()
  expect(page.hasAttribute('data-switching')).toBe(true)
  draw()
  expect(page.hasAttribute('data-switching')).toBe(false)
  expect(page.className).toBe('light')
})
