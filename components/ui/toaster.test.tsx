import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { toast } from './toast'

const page = island()

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent)
const say = (text: string) => act(() => void toast.success(text))

async function cardOf(text: string) {
  const close = await screen.findByRole('button', { name: 'Close' })
  const card = close.parentElement
  expect(card?.textContent).toContain(text)
  if (!card) throw new Error('A toast has its card')
  card.setPointerCapture = vi.fn()
  return { card, close }
}

/** In steps, between which the screen is drawn anew. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}

describe('a toast', () => {
  afterEach(() => void vi.useRealTimers())

  it('gives its place to the next one, which goes by itself after five seconds', async () => {
    await page.load(<p>A screen</p>)
    say('First')
    const { card } = await cardOf('First')
    expect(card.closest<HTMLElement>('[data-sonner-toaster]')?.style.zIndex).toBe('100')
    expect(screen.getAllByRole('region', { name: /Notifications/ })).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame'] })
    say('Second')
    await pass(4500)
    expect(shown()).toEqual(['Second'])
    await pass(1000)
    expect(shown()).toEqual([])
  })

  it('is closed by its button, and the focus goes back to where it was', async () => {
    await page.load(<button type="button">Edit</button>)
    screen.getByRole('button', { name: 'Edit' }).focus()
    say('Saved')
    const { close } = await cardOf('Saved')
    close.focus()
    act(() => close.click())
    await waitFor(() => expect(shown()).toEqual([]))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  })

  it.each([
    [49, ['Saved']],
    [50, []],
  ])('follows a pointer, and goes once it was swiped far enough: %i px', async (distance, left) => {
    await page.load(<p>A screen</p>)
    say('Saved')
    const { card } = await cardOf('Saved')
    const at = (clientX: number) => ({ clientX, pointerId: 1, button: 0, pointerType: 'mouse' })
    fireEvent.pointerDown(card, at(100))
    fireEvent.pointerMove(card, at(100 + distance))
    expect(card.style.translate).toBe(`${distance}px`)
    fireEvent.pointerUp(card, at(100 + distance))
    await waitFor(() => expect(shown()).toEqual(left))
    expect(card.style.translate).toBe(left.length > 0 ? '' : `${distance}px`)
  })
})
