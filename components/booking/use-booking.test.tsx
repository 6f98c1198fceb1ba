import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBooking } from '@/components/booking/use-booking'
import { island } from '@/components/testing/island'
import { RequestError } from '@/lib/browser/request'
import type { SlotChoice } from '@/lib/swr/booking'

const nine = '2026-11-24T08:00:00.000Z'
const ten = '2026-11-24T09:00:00.000Z'
const taken = new RequestError(409, 'slot_taken', { alternatives: [ten] })

const page = island()

/** The hook in its page, and what it has sent; each answer is given by the test. */
function open({ asked = null as string | null, moving = false, byStaff = false } = {}) {
  const sent: SlotChoice[] = []
  const answers: { resolve: (target: string) => void; reject: (error: unknown) => void }[] = []
  let stale = 0
  const send = (choice: SlotChoice) => {
    sent.push(choice)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    answers.push({ resolve, reject })
    return promise
  }
  const onStale = () => {
    stale += 1
  }
  const { result } = renderHook(
    () => useBooking({ timeZone: 'Europe/Madrid', asked, moving, byStaff, send, onStale }),
    { wrapper: page.wrapper() },
  )
  return {
    now: () => result.current,
    choose: (slot: string) => act(() => result.current.choose(slot)),
    type: (reason: string) => act(() => result.current.setReason(reason)),
    confirm: () => act(() => void result.current.confirm()),
    succeed: (target: string) => act(async () => answers.at(-1)?.resolve(target)),
    fail: (error: unknown) => act(async () => answers.at(-1)?.reject(error)),
    sent,
    stale: () => stale,
  }
}

const tooSoon = new RequestError(409, 'against_rules', { rule: 'too-soon', limit: 120 })

describe('a time that a rule of the kind refuses', () => {
  it('is booked by staff when they confirm it once more, under a key of its own', async () => {
    const booking = open({ byStaff: true })
    booking.choose(nine)
    booking.confirm()
    await booking.fail(tooSoon)
    expect(booking.now()).toMatchObject({
      overrules: true,
      failure: { kind: 'rule', broken: { rule: 'too-soon', values: { unit: 'hours', count: 2 } } },
    })
    booking.confirm()
    expect(booking.sent.map(({ overrule }) => overrule)).toEqual([undefined, true])
    expect(new Set(booking.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    await booking.succeed('/app')
  })

  it('stays refused for patients, and another choice forgets it', async () => {
    const booking = open()
    booking.choose(nine)
    booking.confirm()
    await booking.fail(tooSoon)
    expect(booking.now().overrules).toBe(false)
    booking.confirm()
    expect(booking.sent[1]?.overrule).toBeUndefined()
    await booking.fail(tooSoon)
    const staff = open({ byStaff: true })
    staff.choose(nine)
    staff.confirm()
    await staff.fail(tooSoon)
    staff.choose(ten)
    expect(staff.now().overrules).toBe(false)
  })
})

describe('a booking', () => {
  it('asks about a slot that was chosen elsewhere at once, and about none otherwise', () => {
    expect(open({ asked: nine }).now()).toMatchObject({ slot: nine, open: true, failure: null })
    expect(open().now()).toMatchObject({ slot: null, open: false })
  })

  it('sends nothing before a slot is chosen', async () => {
    const booking = open()
    booking.confirm()
    expect(booking.sent).toEqual([])
  })

  it('sends the slot with its reason once, however often it is confirmed, and leads to what it became', async () => {
    const booking = open()
    booking.choose(nine)
    booking.type('Cough')
    booking.confirm()
    booking.confirm()
    expect(booking.now().pending).toBe(true)
    expect(booking.sent).toEqual([
      {
        start: nine,
        timeZone: 'Europe/Madrid',
        reason: 'Cough',
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
    await booking.succeed('/app/appointments')
    expect(page.visited).toEqual(['/app/appointments'])
    expect(booking.now().failure).toBeNull()
  })

  it('stays open with what was typed when it is refused, offers the other times and has the page read again', async () => {
    const booking = open()
    booking.choose(nine)
    booking.type('Cough')
    booking.confirm()
    await booking.fail(taken)
    expect(booking.now()).toMatchObject({
      open: true,
      slot: nine,
      reason: 'Cough',
      pending: false,
      failure: { kind: 'taken', alternatives: [ten] },
    })
    expect(booking.stale()).toBe(1)
    booking.choose(ten)
    expect(booking.now()).toMatchObject({ slot: ten, failure: null, reason: 'Cough' })
  })

  it('uses one key for each slot: a lost answer cannot book twice, another slot is another booking', async () => {
    const booking = open()
    booking.choose(nine)
    booking.confirm()
    await booking.fail(new RequestError(0, 'network', {}))
    expect(booking.now().failure?.kind).toBe('later')
    booking.confirm()
    await booking.fail(taken)
    // A refusal ends the key, under which it would stay: the time may be free again.
    booking.confirm()
    await booking.fail(taken)
    booking.choose(ten)
    booking.confirm()
    const [first, again, anew, other] = booking.sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(again).toBe(first)
    expect(new Set([first, anew, other]).size).toBe(3)
  })

  it('can be closed and opened again about another slot', () => {
    const booking = open({ asked: nine })
    act(() => booking.now().close())
    expect(booking.now().open).toBe(false)
    booking.choose(ten)
    expect(booking.now()).toMatchObject({ open: true, slot: ten })
  })

  it('does not take a fault of ours for a refusal of the slot', async () => {
    const booking = open({ asked: nine })
    const fault = new TypeError('a fault of ours')
    const thrown = expect(booking.now().confirm()).rejects.toBe(fault)
    await booking.fail(fault)
    await thrown
    expect(booking.now().failure).toEqual({ kind: 'later', alternatives: [] })
  })
})
