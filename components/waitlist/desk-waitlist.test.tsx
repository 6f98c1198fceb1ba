import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { DeskWaitlist } from './desk-waitlist'

const page = island({ at: '/app/today' })
const windowOf = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)

describe('the waitlist of the desk', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is open where there is room beside the board', async () => {
    windowOf(true)
    page.answer('waitlist.list', [])
    page.show(<DeskWaitlist />)
    await waitFor(() => expect(page.sent.map(({ call }) => call)).toHaveLength(1))
    expect(screen.getByText('Waitlist').closest('details')?.open).toBe(true)
  })

  it('is read in a small window once somebody opens it', async () => {
    windowOf(false)
    page.show(<DeskWaitlist />)
    expect(screen.getByText('Waitlist').closest('details')?.open).toBe(false)
    expect(page.sent).toEqual([])
  })
})
