import type { TodayAnswer, TodayVisit as WireVisit } from '#contract/appointments'
import type { WithId } from '#contract/calls/call'
import { markedName } from './deceased'
import type { Today, TodayVisit } from './today'

export const todayFrom = ({ date, timeZone, visits }: WithId<TodayAnswer>): Today => ({
  date,
  timeZone,
  visits: visits.map(visitFromWire),
})

function visitFromWire(wire: WithId<WireVisit>): TodayVisit {
  return {
    id: wire.appointmentId,
    doctorId: wire.doctorId,
    doctorName: wire.doctorName,
    patientId: wire.patientId,
    patientName: wire.patientName ? markedName(wire.patientName, wire.patientDeceased === true) : null,
    start: wire.appointmentDate,
    end: wire.appointmentEndDate,
    status: wire.status,
    reason: wire.reason ?? null,
    kind: wire.kind ?? null,
    confirmedAt: wire.confirmedAt ?? null,
    arrivedAt: wire.arrivedAt ?? null,
    startedAt: wire.startedAt ?? null,
    patientPhone: wire.patientPhone ?? null,
    deskNote: wire.deskNote ?? null,
    ...(wire.missHint !== undefined && { missHint: wire.missHint }),
    ...(wire.resources?.[0] && { resource: wire.resources[0].name }),
    ...(wire.birthdate && { birthdate: wire.birthdate }),
    ...(wire.noEmail && { noEmail: true as const }),
    ...(wire.newborn && { newborn: true as const }),
  }
}
