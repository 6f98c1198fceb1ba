import 'server-only'
import { teamDay } from '#contract/calendar'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { workshiftFromWire } from '@/lib/api/workshifts'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { type TeamSchedule, weekDayOff, weekShift, weekVisit } from '@/lib/domain/schedule'

/** The calendars of all doctors of a clinic on a day (`yyyy-MM-dd`). `now` in milliseconds. */
export async function readTeam(
  auth: ApiAuth,
  query: { clinicId: string; date: string },
  now: number,
): Promise<TeamSchedule> {
  const { date, doctors } = await callApi(auth, { path: '/calendar/team', query, answer: teamDay })
  return {
    date,
    doctors: doctors.map(({ _id, name, surname, specialty, shifts, visits, daysOff = [] }) => ({
      id: _id,
      name: `${name} ${surname}`,
      specialty,
      shifts: shifts.map(workshiftFromWire).map(weekShift),
      appointments: visits.map(appointmentFromWire).map(weekVisit),
      ...(daysOff.length > 0 && { daysOff: daysOff.map(weekDayOff) }),
    })),
    readAt: now,
  }
}
