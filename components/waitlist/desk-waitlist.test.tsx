import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { DeskWaitlist } from './desk-waitlist'

const page = island({ at: '/app/today' })
const windowOf = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)

describe('the waitlist of the desk', () => {
  afterEach(() => vi.restoreAllMocks())

  const list = () => screen.getByText('Waitlist').closest('details')

  it('is open where there is room beside the board', async () => {
    windowOf(true)
    page.answer('waitlist.list', [])
    page.show(<DeskWaitlist waiting={1} />)
    expect(list()?.hasAttribute('data-beside')).toBe(true)
    await waitFor(() => expect(page.sent.map(({ call }) => call)).toHaveLength(1))
    expect(list()?.open).toBe(true)
    // Nobody waits any more: the board gets the room.
    await waitFor(() => expect(list()?.hasAttribute('data-beside')).toBe(false))
  })

  it('is one line while nobody waits', () => {
    windowOf(true)
    page.show(<DeskWaitlist waiting={0} />)
    expect(list()?.open).toBe(false)
    expect(list()?.hasAttribute('data-beside')).toBe(false)
    expect(list()?.textContent).toBe('Waitlist 0')
    expect(page.sent).toEqual([])
  })

  it('is read in a small window once somebody opens it', async () => {
    windowOf(false)
    page.show(<DeskWaitlist waiting={1} />)
    expect(list()?.open).toBe(false)
    expect(page.sent).toEqual([])
  })
})
