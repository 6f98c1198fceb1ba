import { reachOf } from '#contract/access'
import { refusals } from '#contract/refusals'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { findTwin } from '../../write/once.ts'
import { write } from '../../write/write.ts'
import { withSettings } from '../clinics/settings.ts'
import { mergedInto } from '../patients/merged.ts'
import { getPatient } from '../patients/queries.ts'
import { bookSlot, type Wanted } from './book-slot.ts'
import { heldOrRequested } from './held-slot.ts'
import { paced } from './patient-pace.ts'
import type { AppointmentRecord } from './record.ts'
import { NoSuchSlot, refuseSlot } from './refuse-slot.ts'
import { bookedBy } from './slots.ts'
import { wantedKind } from './visit-length.ts'

export interface Booking extends Wanted {
  /** One of the clinic's kinds of visit. */
  kindId?: string | undefined
  /** The wire's form, see `contract/time.ts`. */
  appointmentDate: string
  /** Staff book although a rule of the kind refuses the time. */
  overrule?: boolean | undefined
  /** The patient is at the desk: no notice counts. */
  walkIn?: boolean | undefined
}

/**
 * Books a slot and queues the mail that confirms it, and says who of the staff booked. Throws 403 for another patient's booking, 404 when the doctor does
 * not work at the clinic or the patient is not known there, 400 for
 * a time that cannot be booked, 409 with the nearest free slots when it is taken or outside the doctor's shifts, or when a rule
 * of its kind refuses it,
 * 409 without any when the clinic is not active, or when it lets the patient book no more visits themselves, and 429.
 */
export async function bookAppointment(
  deps: Deps,
  caller: Caller,
  booking: Booking,
): Promise<AppointmentRecord> {
  const subject = await bookableBy(deps, caller, booking)
  return (
    revived(caller.once?.result) ?? (await paced(deps, caller, () => book(deps, caller, booking, subject)))
  )
}

async function book(
  deps: Deps,
  caller: Caller,
  booking: Booking,
  subject: Subject,
): Promise<AppointmentRecord> {
  const { clinicId } = booking
  const by = bookedBy(caller, clinicId, booking.walkIn)
  const kind = await wantedKind(deps.db, { ...booking, by, visitor: booking.patientId })
  const overruled = by !== 'patient' && booking.overrule === true
  const intent = { action: 'appointment.book', subject, keepsResult: true } as const
  const outcome = await withSettings(deps.db, clinicId, async (settings) => {
    const now = deps.clock.now().getTime()
    const attempt = async () => {
      const asked = { ...booking, userId: caller.userId }
      const request = { now, by, kind, overruled }
      const start = await heldOrRequested(deps, asked, settings, request)
      const slot = { start, kind, overruled, settings }
      return write(deps, caller, intent, (act) => bookSlot(act, booking, slot))
    }
    const result = await attempt().catch(unlessRefused)
    const missed =
      result instanceof NoSuchSlot ? result.reason === 'outside-shift' : result instanceof ApiError
    return { result, missed }
  })
  if (!outcome) throw notFound()
  if (outcome instanceof ApiError) throw outcome
  if (!(outcome instanceof NoSuchSlot)) return outcome
  const twin = revived(await findTwin(deps.db, caller))
  if (twin) return twin
  const { start, reason } = outcome
  throw await refuseSlot(deps, { ...booking, by, kind, userId: caller.userId }, start, reason)
}

/** The booking as it was kept under the key: its instants are texts there. */
function revived(kept: unknown): AppointmentRecord | null {
  if (!kept) return null
  const record = kept as AppointmentRecord
  return { ...record, start: new Date(record.start), end: new Date(record.end) }
}

/** Refusals that the clinic's remembered settings may be to blame for. */
function unlessRefused(error: unknown): NoSuchSlot | ApiError {
  if (error instanceof NoSuchSlot || (error instanceof ApiError && error.code === 'against_rules'))
    return error
  throw error
}

/** Patients book for themselves; staff for a patient of their clinic, doctors into their own calendar only. */
export async function bookableBy(deps: Deps, caller: Caller, booking: Booking): Promise<Subject> {
  const { patientId, clinicId, doctorId } = booking
  if (caller.patientId === patientId) {
    if (booking.deskNote !== undefined) throw forbidden()
    return { patientId }
  }
  if (reachOf('appointment.book', caller.roles) !== 'clinic') throw forbidden()
  const isDesk = reachOf('appointment.list-range', caller.roles) === 'clinic'
  const inReach = clinicId === caller.clinicId && (isDesk || doctorId === caller.doctorId)
  const known = inReach ? await getPatient(deps.db.orm, patientId, clinicId) : null
  if (!known?.linked) {
    if (inReach && (await mergedInto(deps.db.orm, patientId))) throw new ApiError('conflict', refusals.merged)
    throw notFound()
  }
  return { patientId, clinicIds: [clinicId] }
}
