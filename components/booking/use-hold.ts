import { useEffect, useRef, useState } from 'react'
import { RequestError, write } from '@/lib/browser/request'
import type { BookingPlace } from '@/lib/swr/booking'

/** `kept` until an instant (ISO); `taken`: not free for us; `none`: nobody keeps it, which stops nobody from booking. */
export type SlotHold =
  | { state: 'asking' | 'none' }
  | { state: 'kept'; until: string }
  | { state: 'taken'; alternatives: string[] }

// A little before the five minutes are over, so that nobody else comes in between.
const extendAfterMs = 285_000

/** Keeps the slot as long as the component lives, five minutes and once five more. */
export function useHold(
  { clinicId, doctorId, except, kindId }: BookingPlace,
  start: string,
  { timeZone, booking }: { timeZone: string; booking: boolean },
) {
  const [hold, setHold] = useState<SlotHold>({ state: 'asking' })
  const asking = useRef<AbortController>(null)
  const released = useRef<Promise<unknown>>(null)

  // An answer that comes after the booking would say of the person's own visit that the time is taken.
  useEffect(() => {
    if (booking && hold.state === 'asking') asking.current?.abort()
  }, [booking, hold.state])

  useEffect(() => {
    let left = false
    const controller = new AbortController()
    const { signal } = controller
    asking.current = controller
    const body = { clinicId, doctorId, start, timeZone, ...(except && { except }), ...(kindId && { kindId }) }
    const keep = () =>
      write('holds.create', { body, signal }).then((kept) => {
        if (!left) setHold({ state: 'kept', until: kept.expiresAt })
        return kept
      })
    // One person has one hold of a time: a late release would end the next one, as when a visit moves there after all.
    const asked = Promise.resolve(released.current)
      .then(keep)
      .catch((error: unknown) => {
        const taken = error instanceof RequestError && error.code === 'slot_taken' ? error.envelope : null
        if (!left)
          setHold(taken ? { state: 'taken', alternatives: taken.alternatives ?? [] } : { state: 'none' })
        return null
      })
    const later = setTimeout(() => {
      // Nobody extends what was refused.
      asked.then((kept) => kept && keep().catch(() => setHold({ state: 'none' })))
    }, extendAfterMs)
    return () => {
      left = true
      clearTimeout(later)
      released.current = asked.then(
        (kept) => kept && write('holds.release', { params: { id: kept.holdId } }).catch(() => null),
      )
    }
  }, [clinicId, doctorId, except, kindId, start, timeZone])

  return hold
}
