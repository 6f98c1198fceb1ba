import 'server-only'
import type { z } from 'zod'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  type CancelInput,
  undoableAppointment,
  type VisitNoteInput,
  type AppointmentDetail as WireDetail,
} from '#contract/appointments'
import { availableAnswer, availableDaysAnswer } from '#contract/available'
import type { Specialty } from '#contract/specialties'
import { encodeSlot } from '#contract/time'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { Appointment, AppointmentDetail, UndoableAppointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'

const seg = encodeURIComponent

/** Appointments that touch the half-open range of ISO instants, of one doctor or one clinic. */
export async function listAppointments(
  auth: ApiAuth,
  query: { from: string; to: string; doctorId?: string; clinicId?: string },
): Promise<Appointment[]> {
  return (await callApi(auth, { path: '/appointments', query, answer: appointmentList })).map(
    appointmentFromWire,
  )
}

export async function listPatientAppointments(auth: ApiAuth, patientId: string): Promise<Appointment[]> {
  const path = `/appointments/patient/${seg(patientId)}`
  return (await callApi(auth, { path, answer: appointmentList })).map(appointmentFromWire)
}

/** Throws `ApiError` 404 for an unknown appointment and for one the caller may not see. */
export async function requireAppointment(auth: ApiAuth, id: string): Promise<AppointmentDetail> {
  return detailFromWire(await callApi(auth, { path: `/appointments/${seg(id)}`, answer: appointmentDetail }))
}

function detailFromWire(wire: WireDetail): AppointmentDetail {
  const { _id: clinicId, ...clinic } = wire.clinic
  const { _id: doctorId, ...doctor } = wire.doctor
  return {
    ...appointmentFromWire(wire),
    clinic: { id: clinicId, ...clinic },
    doctor: { id: doctorId, ...doctor },
    note: wire.note ?? null,
    ...(wire.joinPath && { joinPath: wire.joinPath }),
    changes: wire.changes ?? 0,
    entries: (wire.entries ?? []).map(({ _id, ...entry }) => ({ id: _id, ...entry })),
    undo: wire.undo ?? null,
    deskNote: wire.deskNote ?? null,
    patientPhone: wire.patientPhone ?? null,
    noEmail: wire.noEmail ?? false,
    missHint: wire.missHint ?? null,
    patient: wire.patient
      ? {
          id: wire.patient._id,
          name: wire.patient.name,
          surname: wire.patient.surname,
          birthdate: wire.patient.birthdate,
        }
      : null,
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
}

/** Throws `ApiError` `slot_taken` with up to three alternatives when somebody was faster. */
export async function bookAppointment(
  auth: ApiAuth,
  { start, timeZone, ...booking }: Booking,
  idempotencyKey?: string,
): Promise<Appointment> {
  const wire = await callApi(auth, {
    method: 'POST',
    path: '/appointments',
    body: { ...booking, appointmentDate: encodeSlot(Date.parse(start), timeZone) },
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    answer: appointment,
  })
  return appointmentFromWire(wire)
}

/** Staff are answered a token that takes it back, until the mails leave. */
export async function rescheduleAppointment(
  auth: ApiAuth,
  id: string,
  { start, timeZone, overrule }: Pick<Booking, 'start' | 'timeZone' | 'overrule'>,
): Promise<UndoableAppointment> {
  const appointmentDate = encodeSlot(Date.parse(start), timeZone)
  const wire = await callApi(auth, {
    method: 'PUT',
    path: `/appointments/${seg(id)}/reschedule`,
    body: { appointmentDate, undoable: true, overrule },
    answer: undoableAppointment,
  })
  return undoableFromWire(wire)
}

function undoableFromWire(wire: z.output<typeof undoableAppointment>): UndoableAppointment {
  return { ...appointmentFromWire(wire), undo: wire.undo ?? null }
}

export async function setAppointmentStatus(
  auth: ApiAuth,
  id: string,
  verb: 'cancel' | 'complete' | 'noshow',
  body?: CancelInput,
): Promise<UndoableAppointment> {
  const path = `/appointments/${seg(id)}/${verb}`
  const wire = await callApi(auth, {
    method: 'PUT',
    path,
    ...(body && { body }),
    answer: undoableAppointment,
  })
  return undoableFromWire(wire)
}

/** Cancels the visit and those that follow it in its series. */
export async function cancelWithFollowing(
  auth: ApiAuth,
  id: string,
  body?: CancelInput,
): Promise<UndoableAppointment> {
  const path = `/appointments/${seg(id)}/cancel`
  const query = { scope: 'following' }
  const wire = await callApi(auth, {
    method: 'PUT',
    path,
    query,
    ...(body && { body }),
    answer: undoableAppointment,
  })
  return { ...appointmentFromWire(wire), undo: null }
}

/** The doctor's note on a visit; an empty one takes it away. Throws `ApiError` `stale` when it is not the one seen. */
export async function writeVisitNote(
  auth: ApiAuth,
  id: string,
  body: VisitNoteInput,
): Promise<AppointmentDetail> {
  const path = `/appointments/${seg(id)}/note`
  return detailFromWire(await callApi(auth, { method: 'PUT', path, body, answer: appointmentDetail }))
}

/** Free and taken slots of one day (`yyyy-MM-dd`) at the clinic. `except`: an appointment being moved. */
export function listSlots(
  auth: ApiAuth,
  query: {
    clinicId: string
    doctorId: string
    date: string
    except?: string | undefined
    kindId?: string | undefined
  },
) {
  return callApi(auth, { path: '/appointments/available', query, answer: availableAnswer })
}

/** The whole booking window: free slots a day and the first free slot. */
export function listBookableDays(
  auth: ApiAuth,
  query: { clinicId: string; doctorId: string; except?: string | undefined; kindId?: string | undefined },
) {
  return callApi(auth, { path: '/appointments/available-days', query, answer: availableDaysAnswer })
}
