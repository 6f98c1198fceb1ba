import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useHold } from '@/components/booking/use-hold'
import { island } from '@/components/testing/island'

const ten = '2026-11-24T09:00:00.000Z'
const until = '2026-11-24T08:05:00.000Z'
const place = { clinicId: 'clinic', doctorId: 'doctor' }
const page = island()
const calls = () => page.sent.map(({ call }) => call)
const others = { alternatives: [until] }

beforeEach(() => {
  vi.useFakeTimers()
  page.answer('holds.create', { holdId: 'hold', expiresAt: until })
  page.answer('holds.release', { message: 'let go' })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const view = renderHook(({ booking }) => useHold(place, ten, { timeZone: 'Europe/Madrid', booking }), {
    initialProps: { booking: false },
  })
  await pass(0)
  return view
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the hold of a slot', () => {
  it('is kept while the question is open, and let go with it', async () => {
    const { result, unmount } = await open()
    expect(result.current).toEqual({ state: 'kept', until })
    unmount()
    await pass(0)
    expect(calls()).toEqual(['POST /api/calls/holds.create', 'POST /api/calls/holds.release'])
  })

  it('is let go before the same time is asked for again, which would lose it to a late release', async () => {
    const options = { timeZone: 'Europe/Madrid', booking: false }
    const { rerender } = renderHook((more: { except?: string }) =>
      useHold({ ...place, ...more }, ten, options),
    )
    await pass(0)
    const late = page.wait('holds.release')
    rerender({ except: 'v1' })
    await pass(0)
    const soFar = ['POST /api/calls/holds.create', 'POST /api/calls/holds.release']
    expect(calls()).toEqual(soFar)
    await late.answer({ message: 'let go' })
    expect(calls()).toEqual([...soFar, soFar[0]])
  })

  it('is made longer once, shortly before it ends', async () => {
    await open()
    await pass(284_000)
    expect(calls()).toHaveLength(1)
    await pass(2_000)
    await pass(3_600_000)
    expect(calls()).toEqual(['POST /api/calls/holds.create', 'POST /api/calls/holds.create'])
  })

  it('says that somebody else keeps the time, with others, and neither extends nor lets go', async () => {
    page.refuse('holds.create', 'slot_taken', others)
    const { result, unmount } = await open()
    expect(result.current).toEqual({ state: 'taken', alternatives: [until] })
    await pass(300_000)
    unmount()
    await pass(0)
    expect(calls()).toEqual(['POST /api/calls/holds.create'])
  })

  it('takes no answer that comes once the time is being booked: it would speak of the own visit', async () => {
    const late = page.wait('holds.create')
    const { result, rerender } = await open()
    rerender({ booking: true })
    await late.refuse('slot_taken', others)
    expect(result.current).toEqual({ state: 'none' })
  })

  it.each([['is away', () => page.refuse('holds.create', 'unavailable')]])(
    'stands in nobody’s way where the server %s',
    async (_what, declare) => {
      declare()
      const { result } = await open()
      expect(result.current).toEqual({ state: 'none' })
    },
  )
})
