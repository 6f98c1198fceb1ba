import { setTimeout } from 'node:timers/promises'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { discreetCookie } from '@/lib/domain/discretion'
import { DiscretionButton } from './discretion-button'

const page = island()
const kept = vi.fn()
const loaded = vi.fn()
let cookie = ''
const minutes = (count: number) => count * 60_000

beforeEach(() => {
  kept.mockClear()
  loaded.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A page that was not reloaded: the test environment tells nothing of how it came.
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  cookie = ''
  vi.spyOn(document, 'cookie', 'set').mockImplementation((said) => {
    cookie = said.split(';')[0] ?? ''
    kept(cookie)
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie)
  vi.spyOn(window.location, 'reload').mockImplementation(loaded)
})
afterEach(() => {
  vi.useRealTimers()
})

/** The page has come to rest: everything that comes with the first step is there. */
async function show(after: number, on = false) {
  page.show(<DiscretionButton on={on} after={after} />)
  await pass(3000)
  await vi.waitFor(() => import('./turn-discretion'), 5000)
  await act(async () => undefined)
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const turned = () => kept.mock.calls.map(([said]) => said)
const on = `${discreetCookie}=1`

describe('names are hidden', () => {
  it('after the idle minutes of the clinic, counted from the last sign of life', async () => {
    await show(5)
    await pass(minutes(4.8))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    // Every tab hears of it, this one too.
    await setTimeout(50)
    await pass(minutes(4.8))
    expect(turned()).toEqual([])
    await pass(minutes(0.3))
    expect(turned()).toEqual([on])
    expect(loaded).toHaveBeenCalled()
  })

  it('although the page changes below a pointer at rest', async () => {
    await show(5)
    await pass(minutes(4.8))
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
    await pass(minutes(0.3))
    expect(turned()).toEqual([on])
  })

  it('never by themselves where the clinic has not asked for it, or when they are hidden already', async () => {
    await show(0)
    await pass(minutes(60))
    expect(turned()).toEqual([])
  })

  it.each([
    ['the key', () => fireEvent.keyDown(window, { code: 'KeyP', altKey: true })],
    ['the button', () => screen.getByRole('button', { name: /^Hide patients’ names/ }).click()],
  ])('by %s, and the page is loaded anew', async (_by, press) => {
    await show(0)
    await act(async () => void press())
    await vi.waitFor(() => expect(turned()).toEqual([on]), 5000)
    expect(loaded).toHaveBeenCalled()
  })

  it('and shown again by the same button', async () => {
    cookie = on
    await show(5, true)
    const button = screen.getByRole('button', { name: /^Hide patients’ names/ })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await act(async () => button.click())
    await vi.waitFor(() => expect(turned()).toEqual([`${discreetCookie}=`]), 5000)
  })
})
