import type { DayOff } from '#contract/days-off'
import type { DayOffRecord } from './queries.ts'

export function toWireDayOff({
  id,
  clinicId,
  doctorId,
  resourceId,
  from,
  to,
  reason,
  note,
}: DayOffRecord): DayOff {
  return { id, clinicId, doctorId, ...(resourceId && { resourceId }), from, to, reason, note }
}
