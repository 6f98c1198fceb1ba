import { dayOffOn, type TeamDoctor } from './schedule'

/** Doctors who work at `now`, ISO, are first, then those who begin later, last those without more hours on the day. */
export function byPresence(
  doctors: readonly TeamDoctor[],
  { day, now }: { day: string; now: string },
): TeamDoctor[] {
  return doctors.toSorted((one, other) => worksFrom(one, { day, now }) - worksFrom(other, { day, now }))
}

/** When the hours of the day that are not over begin; infinite where there are none. */
export function worksFrom(doctor: TeamDoctor, { day, now }: { day: string; now: string }): number {
  const ahead = dayOffOn(day, doctor) ? [] : doctor.shifts.filter(({ end }) => end > now)
  return Math.min(...ahead.map(({ start }) => Date.parse(start)))
}
