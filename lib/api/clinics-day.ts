import 'server-only'
import { calendarCalls } from '#contract/calls/calendar'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { ClinicDay } from '@/lib/domain/clinics-day'
import { columnOf } from '@/lib/domain/today'
import { workshiftFromWire } from '@/lib/domain/workshift'

/** A day (`yyyy-MM-dd`) of every clinic that the caller administers; of each its present day when none is given. */
export async function readClinicsDay(auth: ApiAuth, date: string | null): Promise<ClinicDay[]> {
  const { clinics } = await sendCall(auth, calendarCalls.clinics, { query: { ...(date && { date }) } })
  return clinics.map(({ clinicId, clinicName, date, timeZone, doctors }) => ({
    id: clinicId,
    name: clinicName,
    date,
    timeZone,
    doctors: doctors.map(({ id, name, surname, specialty, shifts, visits, daysOff = [] }) => ({
      id,
      name: `${name} ${surname}`,
      specialty,
      shifts: shifts.map(workshiftFromWire),
      isOff: daysOff.some(({ from, to }) => from <= date && date <= to),
      visits: visits
        .filter(({ status }) => status !== 'cancelled')
        .map((visit) => ({
          id: visit.appointmentId,
          start: visit.appointmentDate,
          patientName: visit.patientName ?? null,
          column: columnOf({
            status: visit.status,
            arrivedAt: visit.arrivedAt ?? null,
            startedAt: visit.startedAt ?? null,
          }),
        })),
    })),
  }))
}
