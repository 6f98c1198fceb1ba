import 'server-only'
import { slotCalls } from '#contract/calls/slots'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import { isPlainDate } from '#contract/common'
import { sentences } from '#contract/sentences'
import { requireAppointment } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { apiError } from '@/lib/api/error'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { getDoctor } from '@/lib/api/staff'
import { chooseDay } from '@/lib/domain/slots'
import { chosenKind, kindsFor } from '@/lib/domain/visit-kind'

interface BookingQuery {
  doctorId: string
  /** `yyyy-MM-dd` from the URL, if any. */
  day: string | null
  /** The appointment that is being moved, if any. */
  move: string | null
  /** The patient whom staff book for, if any. */
  patientId: string | null
  /** The kind of visit that was chosen, if any. */
  kindId: string | null
}

/**
 * Data that the booking screen starts with: whose time, the window, and the slots of the asked or first free
 * day. Throws `ApiError` 404 for an unknown doctor, appointment to move or patient.
 */
export async function requireBooking(auth: ApiAuth, query: BookingQuery) {
  const { doctorId, day, move, patientId } = query
  const [doctor, moving, known] = await Promise.all([
    getDoctor(auth, doctorId),
    move ? requireAppointment(auth, move) : null,
    patientId ? requirePatient(auth, patientId) : null,
  ])
  if (!doctor) throw apiError('not_found', sentences.unknownDoctor)
  const kinds = move
    ? []
    : kindsFor(
        await sendCall(auth, visitKindCalls.list, { query: { clinicId: doctor.clinicId } }),
        doctor.specialty,
      )
  const kind = chosenKind(kinds, query.kindId)
  const place = { clinicId: doctor.clinicId, doctorId, except: move ?? undefined, kindId: kind?.id }
  const slotsOf = (date: string) => sendCall(auth, slotCalls.ofDay, { query: { ...place, date } })
  const asked = day && isPlainDate(day) ? day : null
  const [clinic, days, askedSlots] = await Promise.all([
    requireClinic(auth, doctor.clinicId),
    sendCall(auth, slotCalls.days, { query: place }),
    asked ? slotsOf(asked) : null,
  ])
  const date = chooseDay(asked, days.days)
  if (!date) throw apiError('bad_upstream', 'The clinic API offered no days')
  const slots = date === asked && askedSlots ? askedSlots : await slotsOf(date)
  // Only staff are told the name of the patient.
  const moved = moving?.patientName ? { id: moving.patientId, name: moving.patientName } : null
  const patient = known ? { id: known.id, name: `${known.name} ${known.surname}` } : moved
  return { doctor, clinic, days, slots: { date, slots }, moving, patient, kinds, kind }
}
