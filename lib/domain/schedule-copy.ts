import type { TeamSchedule, WeekAppointment, WeekSchedule, WeekShift } from './schedule'

/** The later read of two copies; the first when they are equally old. */
export function newerOf<Copy extends { readAt: number }>(one: Copy | undefined, other: Copy | undefined) {
  if (!one || !other) return one ?? other
  return other.readAt > one.readAt ? other : one
}

/** The week with a shift as the server returned it, new or changed. */
export function withShift(schedule: WeekSchedule, { id, start, end, seriesId }: WeekShift): WeekSchedule {
  const shift = { id, start, end, ...(seriesId && { seriesId }) }
  return { ...withoutShift(schedule, id), shifts: [...withoutShift(schedule, id).shifts, shift] }
}

export function withoutShift(schedule: WeekSchedule, id: string): WeekSchedule {
  return { ...schedule, shifts: schedule.shifts.filter((shift) => shift.id !== id) }
}

/** The team's day after the schedule of one doctor has changed. */
export function withDoctor(
  team: TeamSchedule,
  doctorId: string,
  change: (schedule: WeekSchedule) => WeekSchedule,
): TeamSchedule {
  return {
    ...team,
    doctors: team.doctors.map((doctor) => {
      if (doctor.id !== doctorId) return doctor
      const { shifts, appointments } = change({ ...doctor, readAt: team.readAt })
      return { ...doctor, shifts, appointments }
    }),
  }
}

/** The week with a visit as the server returned it. */
export function withVisit(schedule: WeekSchedule, visit: WeekAppointment): WeekSchedule {
  const others = schedule.appointments.filter(({ id }) => id !== visit.id)
  return { ...schedule, appointments: [...others, visit] }
}
