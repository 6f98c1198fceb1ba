import type { Appointment as WireAppointment } from '#contract/appointments'
import type { WithId } from '#contract/calls/call'
import type { KindOfVisit as WireKind } from '#contract/visit-kinds'
import type { Appointment, UndoableAppointment } from '@/lib/domain/appointment'
import { markedName } from '@/lib/domain/deceased'
import type { KindOfVisit } from '@/lib/domain/visit-kind'

/** An appointment in our own words. Refusals carry appointments to the browser, so both sides translate. */
export function appointmentFromWire(wire: WireAppointment | WithId<WireAppointment>): Appointment {
  return {
    id: wire.appointmentId,
    patientId: wire.patientId,
    clinicId: wire.clinicId,
    doctorId: wire.doctorId,
    specialty: wire.specialty,
    type: wire.type,
    start: wire.appointmentDate,
    end: wire.appointmentEndDate,
    status: wire.status,
    doctorName: wire.doctorName,
    clinicName: wire.clinicName,
    ...(wire.clinicStreet && { clinicStreet: wire.clinicStreet }),
    ...(wire.clinicTown && { clinicTown: wire.clinicTown }),
    timeZone: wire.timeZone,
    patientName: wire.patientName ? markedName(wire.patientName, wire.patientDeceased === true) : null,
    reason: wire.reason ?? null,
    ...(wire.arrivedAt && { arrivedAt: wire.arrivedAt }),
    ...(wire.startedAt && { startedAt: wire.startedAt }),
    ...(wire.confirmedAt && { confirmedAt: wire.confirmedAt }),
    ...(wire.seriesId && { seriesId: wire.seriesId }),
    ...(wire.kind && { kind: kindFromWire(wire.kind) }),
    ...(wire.where && wire.where !== 'clinic' && { where: wire.where }),
    ...(wire.resources?.[0] && { resource: wire.resources[0].name }),
    ...(wire.seats && { seats: wire.seats }),
    ...(wire.joinUrl && { joinUrl: wire.joinUrl }),
    ...(wire.changeableUntil && { changeableUntil: wire.changeableUntil }),
  }
}

/** With a token, for staff, that takes the change back until the mails leave. */
export const undoableFrom = (
  wire: WithId<WireAppointment> & { undo?: string | null | undefined },
): UndoableAppointment => ({
  ...appointmentFromWire(wire),
  undo: wire.undo ?? null,
})

/** Answers have been renamed already, what a refusal carries has not. */
export function kindFromWire(kind: WireKind | KindOfVisit): KindOfVisit {
  if (!('_id' in kind)) return kind
  const { _id: id, ...rest } = kind
  return { id, ...rest }
}
