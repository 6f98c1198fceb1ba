import type { TodayAnswer } from '#contract/appointments'
import { behindMinutes, waitingMinutes } from '#contract/presence'
import { toWireAppointment } from '../appointments/wire.ts'
import type { DayRecord } from './read-today.ts'

/** The day as it is at `now`, in milliseconds: who waits for how long, who runs behind. */
export function toWireToday(
  { date, timeZone, visits: records, hints, newborns, noEmail }: DayRecord,
  now: number,
): TodayAnswer {
  const visits = records.map((record) => toWireAppointment(record, true))
  const doctors = [...Map.groupBy(visits, (visit) => visit.doctorId)].map(([_id, own]) => ({
    _id,
    name: own[0]?.doctorName ?? '',
    behindMinutes: behindMinutes(own, now),
  }))
  return {
    date,
    timeZone,
    doctors,
    visits: visits.map((visit) => ({
      ...visit,
      waitingMinutes: waitingMinutes(visit, now),
      missHint: hints.get(visit.appointmentId) ?? null,
      ...(noEmail.has(visit.patientId) && { noEmail: true as const }),
      ...(newborns.has(visit.patientId) && { newborn: true as const }),
    })),
  }
}
