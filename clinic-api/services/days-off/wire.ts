import type { DayOff } from '#contract/days-off'
import type { DayOffRecord } from './queries.ts'

export function toWireDayOff({ id, clinicId, doctorId, from, to, reason, note }: DayOffRecord): DayOff {
  return { id, clinicId, doctorId, from, to, reason, note }
}
