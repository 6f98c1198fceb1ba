import 'server-only'
import { teamDay } from '#contract/calendar'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { workshiftFromWire } from '@/lib/api/workshifts'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { type RoomOfDay, type TeamSchedule, weekDayOff, weekShift, weekVisit } from '@/lib/domain/schedule'

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

/** The visits of each room and piece of equipment of a clinic on a day (`yyyy-MM-dd`). */
export async function readRooms(
  auth: ApiAuth,
  { clinicId, date }: { clinicId: string; date: string },
): Promise<RoomOfDay[]> {
  const query = { clinicId, date, by: 'resource' }
  const { resources = [] } = await callApi(auth, { path: '/calendar/team', query, answer: teamDay })
  return resources.map(({ _id: id, name, kind, visits, daysOff }) => {
    const off = daysOff.find(({ from, to }) => from <= date && date <= to)
    return {
      id,
      name,
      kind,
      visits: visits.map(appointmentFromWire).map(ofRoom),
      closed: off ? { reason: off.reason, note: off.note } : null,
    }
  })
}

const ofRoom = ({ id, start, end, patientName, doctorName }: Appointment) => ({
  id,
  start,
  end,
  patientName,
  doctorName,
})
