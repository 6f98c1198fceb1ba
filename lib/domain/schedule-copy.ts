import type { WeekSchedule, WeekShift } from './schedule'

/** The later read of two copies; the first when they are equally old. */
export function newerOf(one: WeekSchedule | undefined, other: WeekSchedule | undefined) {
  if (!one || !other) return one ?? other
  return other.readAt > one.readAt ? other : one
}

/** The week with a shift as the server returned it, new or changed. */
export function withShift(schedule: WeekSchedule, { id, start, end }: WeekShift): WeekSchedule {
  return { ...withoutShift(schedule, id), shifts: [...withoutShift(schedule, id).shifts, { id, start, end }] }
}

export function withoutShift(schedule: WeekSchedule, id: string): WeekSchedule {
  return { ...schedule, shifts: schedule.shifts.filter((shift) => shift.id !== id) }
}
