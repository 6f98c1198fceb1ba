import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { toast, useToasts } from '@/components/ui/toast'
import { offerUndo } from '@/components/visits/offer-undo'
import { RequestError } from '@/lib/browser/request'
import { NotificationTray } from './notification-tray'
import { PastToasts } from './past-toasts'

const page = island()
const closed = vi.fn()

function Tray() {
  const { history } = useToasts()
  return (
    <>
      <NotificationTray />
      {history.length > 0 ? <PastToasts history={history} onUndo={closed} /> : <p>Nothing is left</p>}
    </>
  )
}

const titles = () =>
  [...document.querySelectorAll('[aria-labelledby=tray-here] p')].map((each) => each.textContent)
const bell = () => screen.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')

it('what toasts said stays in the tray, the latest first, until it is removed', async () => {
  await page.load(<Tray />)
  for (const text of ['First', 'Second', 'Third']) act(() => void toast.success(text))
  expect(bell()).toBe('Notifications, 3 new')
  expect(titles()).toEqual(['Third', 'Second', 'First'])
  await page.press('Remove: Second')
  expect(titles()).toEqual(['Third', 'First'])
  await page.press('Remove all')
  expect(screen.getByText('Nothing is left')).toBeTruthy()
  expect(bell()).toBe('Notifications')
})

describe('what can be undone', () => {
  const moved = '6 appointments of Dr. Gil moved'
  const undoHere = () => screen.queryByRole('button', { name: `Undo: ${moved}` })

  async function offer(inverse: () => Promise<unknown>, undoes?: 'toast') {
    page.answer('sessions.list', [])
    await page.load(<Tray />)
    act(() =>
      offerUndo({
        title: moved,
        label: 'Undo',
        inverse,
        undone: 'Undone',
        failed: ({ code }, again) => `No: ${code} ${again}`,
        ...(undoes && { undoes }),
      }),
    )
    act(() => void toast.success('Something later'))
  }

  it('is undone in the tray, once, after the toast has gone', async () => {
    closed.mockClear()
    const inverse = vi.fn(async () => undefined)
    await offer(inverse)
    expect(undoHere()?.textContent).toBe('Undo')
    await page.press(`Undo: ${moved}`)
    expect(inverse).toHaveBeenCalledOnce()
    expect(closed).toHaveBeenCalledOnce()
    expect(titles()).toEqual(['Undone', 'Something later', moved])
    expect(undoHere()).toBeNull()
    expect(page.refreshed()).toBe(1)
  })

  it.each([
    [409, 'conflict', false],
    [404, 'not_found', false],
    [403, 'forbidden', false],
    [0, 'network', true],
    [500, 'internal', true],
  ] as const)('and after %s %s says why; offered again: %s', async (status, code, again) => {
    const inverse = vi.fn(() => Promise.reject(new RequestError(status, code, {})))
    await offer(inverse)
    await page.press(`Undo: ${moved}`)
    expect(titles()[0]).toBe(`No: ${code} ${again}`)
    expect(undoHere() !== null).toBe(again)
    if (!again) return
    await page.press(`Undo: ${moved}`)
    expect(inverse).toHaveBeenCalledTimes(2)
  })

  it('is not offered here when it would overwrite later changes', async () => {
    await offer(async () => undefined, 'toast')
    expect(titles()).toContain(moved)
    expect(undoHere()).toBeNull()
  })

  it('is offered for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    try {
      await offer(async () => undefined)
      act(() => void vi.advanceTimersByTime(599_000))
      expect(undoHere()).toBeTruthy()
      act(() => void vi.advanceTimersByTime(1_001))
      expect(undoHere()).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
