import { dayOf, instantsOf, timeOf, wallFromNumber, wallNumber, wallNumberAt, wallOf } from './zone.ts'

/** Section 9: the booking call carries the slot one hour earlier than it was chosen, on the clinic's wall clock. */
const slotShiftMs = 3_600_000

const shiftedForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00(\.000)?)?$/
const offsetForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * `appointmentDate` of the booking call for a slot that starts at `instant` (milliseconds):
 * `yyyy-MM-ddTHH:mm:00`. In the hour that repeats in autumn the second run has no such form of its own and travels
 * as ISO with offset, so that decoding always returns the instant that was chosen.
 */
export function encodeSlot(instant: number, timeZone: string): string {
  const shifted = wallFromNumber(wallNumberAt(instant, timeZone) - slotShiftMs)
  const text = `${dayOf(shifted)}T${timeOf(shifted)}:00`
  return decodeSlot(text, timeZone) === instant ? text : new Date(instant).toISOString()
}

/** The instant (milliseconds) that `appointmentDate` stands for; null when it is malformed or does not exist. */
export function decodeSlot(text: string, timeZone: string): number | null {
  if (offsetForm.test(text)) {
    const parsed = Date.parse(text)
    return Number.isNaN(parsed) ? null : parsed
  }
  if (!shiftedForm.test(text)) return null
  const [day = '', time = ''] = text.split('T')
  const wall = wallOf(day, time)
  const number = wallNumber(wall)
  if (dayOf(wallFromNumber(number)) !== day || timeOf(wallFromNumber(number)) !== time.slice(0, 5))
    return null
  const [first] = instantsOf(wallFromNumber(number + slotShiftMs), timeZone)
  return first ?? null
}
