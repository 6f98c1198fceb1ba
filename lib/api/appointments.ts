import 'server-only'
import type { z } from 'zod'
import type { appointmentRangeQuery, AppointmentDetail as WireDetail } from '#contract/appointments'
import { appointmentCalls } from '#contract/calls/appointments'
import type { WithId } from '#contract/calls/call'
import type { Specialty } from '#contract/specialties'
import { encodeSlot } from '#contract/time'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall, sendParsed } from '@/lib/api/send-call'
import type { Appointment, AppointmentDetail } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'

/** Appointments that touch the half-open range of ISO instants, of one doctor or one clinic. */
export async function listAppointments(
  auth: ApiAuth,
  query: z.input<typeof appointmentRangeQuery>,
): Promise<Appointment[]> {
  return (await sendCall(auth, appointmentCalls.list, { query })).map(appointmentFromWire)
}

export async function listPatientAppointments(auth: ApiAuth, patientId: string): Promise<Appointment[]> {
  const params = { patientId }
  return (await sendCall(auth, appointmentCalls.listOfPatient, { params })).map(appointmentFromWire)
}

/** Throws `ApiError` 404 for an unknown appointment and for one the caller may not see. */
export async function requireAppointment(auth: ApiAuth, id: string): Promise<AppointmentDetail> {
  return detailFromWire(await sendCall(auth, appointmentCalls.get, { params: { id } }))
}

function detailFromWire(wire: WithId<WireDetail>): AppointmentDetail {
  const { clinic, doctor, patient = null, joinPath, entries = [], birthdate, document } = wire
  return {
    ...appointmentFromWire(wire),
    clinic,
    doctor,
    patient,
    ...(joinPath && { joinPath }),
    ...(birthdate && document && { birthdate, document }),
    entries,
    note: wire.note ?? null,
    changes: wire.changes ?? 0,
    undo: wire.undo ?? null,
    deskNote: wire.deskNote ?? null,
    patientPhone: wire.patientPhone ?? null,
    noEmail: wire.noEmail ?? false,
    missHint: wire.missHint ?? null,
  }
}

export interface Booking {
  patientId: string
  clinicId: string
  doctorId: string
  specialty: Specialty | null
  /** ISO instant of the chosen slot. */
  start: string
  /** The clinic's zone, in which the wire writes the slot. */
  timeZone: string
  kindId?: string | undefined
  reason?: string | undefined
  deskNote?: string | undefined
  overrule?: boolean | undefined
  walkIn?: boolean | undefined
}

/** Throws `ApiError` `slot_taken` with up to three alternatives when somebody was faster. */
export async function bookAppointment(
  auth: ApiAuth,
  { start, timeZone, ...booking }: Booking,
  idempotencyKey?: string,
): Promise<Appointment> {
  const body = { ...booking, appointmentDate: encodeSlot(Date.parse(start), timeZone) }
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  return appointmentFromWire(await sendParsed(auth, appointmentCalls.book, { body }, { headers }))
}
