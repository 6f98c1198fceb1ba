import type { TeamDay } from '#contract/calendar'
import type { WithId } from '#contract/calls/call'
import type { Appointment } from './appointment'
import { appointmentFromWire } from './appointment-wire'
import { type RoomOfDay, type TeamSchedule, weekDayOff, weekShift, weekVisit } from './schedule'
import { workshiftFromWire } from './workshift'

/** The calendars of all doctors of a clinic on a day, read at `now` (milliseconds). */
export const teamFrom = ({ date, doctors }: WithId<TeamDay>, { now }: { now: number }): TeamSchedule => ({
  date,
  doctors: doctors.map(({ id, name, surname, specialty, shifts, visits, daysOff = [], nextTimes = [] }) => ({
    id,
    name: `${name} ${surname}`,
    specialty,
    shifts: shifts.map(workshiftFromWire).map(weekShift),
    appointments: visits.map(appointmentFromWire).map(weekVisit),
    ...(daysOff.length > 0 && { daysOff: daysOff.map(weekDayOff) }),
    ...(nextTimes.length > 0 && { nextTimes }),
  })),
  readAt: now,
})

/** The visits of each room and piece of equipment of a clinic on a day. */
export function roomsFrom({ date, resources = [] }: WithId<TeamDay>): RoomOfDay[] {
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
