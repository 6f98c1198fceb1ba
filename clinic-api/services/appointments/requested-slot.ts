import { decodeSlot } from '#contract/time'
import { invalidInput } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { type BookedBy, bookingWindow } from './slots.ts'

/** The instant (milliseconds) that was asked for. Throws 400 when it is malformed, past or too far ahead. */
export function requestedSlot(
  appointmentDate: string,
  settings: ClinicSettings,
  { now, by }: { now: number; by: BookedBy },
): number {
  const start = decodeSlot(appointmentDate, settings.timeZone)
  if (start === null) throw refuse('Invalid date')
  const window = bookingWindow(now, settings.timeZone, by)
  if (start < window.start) throw refuse('The time has already passed')
  if (start >= window.end) throw refuse(tooFar[by])
  return start
}

const tooFar = {
  patient: 'The time is more than 30 days ahead',
  staff: 'The time is too far ahead',
}

const refuse = (reason: string) => invalidInput({ appointmentDate: reason }, reason)
