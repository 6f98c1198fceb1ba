import 'server-only'
import type { TodayVisit as WireVisit } from '#contract/appointments'
import { appointmentCalls } from '#contract/calls/appointments'
import type { WithId } from '#contract/calls/call'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import { markedName } from '@/lib/domain/deceased'
import type { Today, TodayVisit } from '@/lib/domain/today'

/** A clinic's day as the caller may see it. Throws `ApiError` 404 for another clinic. */
export async function readToday(
  auth: ApiAuth,
  query: { clinicId: string; doctorId?: string | undefined; date?: string | undefined },
): Promise<Today> {
  const { date, timeZone, visits } = await sendCall(auth, appointmentCalls.today, { query })
  return { date, timeZone, visits: visits.map(visitFromWire) }
}

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
    ...(wire.noEmail && { noEmail: true as const }),
    ...(wire.newborn && { newborn: true as const }),
  }
}
