import 'server-only'
import { calendarCalls } from '#contract/calls/calendar'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { type RoomOfDay, type TeamSchedule, weekDayOff, weekShift, weekVisit } from '@/lib/domain/schedule'
import { workshiftFromWire } from '@/lib/domain/workshift'

/** The calendars of all doctors of a clinic on a day (`yyyy-MM-dd`). `now` in milliseconds. */
export async function readTeam(
  auth: ApiAuth,
  query: { clinicId: string; date: string },
  now: number,
): Promise<TeamSchedule> {
  const { date, doctors } = await sendCall(auth, calendarCalls.team, { query })
  return {
    date,
    doctors: doctors.map(({ id, name, surname, specialty, shifts, visits, daysOff = [] }) => ({
      id,
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
  const query = { clinicId, date, by: 'resource' as const }
  const { resources = [] } = await sendCall(auth, calendarCalls.team, { query })
  return resources.map(({ id, name, kind, visits, daysOff }) => {
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
