import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { mobileNumber } from '#contract/mobile-number'
import type { confirmBookingInput } from '#contract/public-bookings'
import { textMessages } from '../../db/schema/channels.ts'
import { type PublicPerson, publicBookings } from '../../db/schema/public-bookings.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import {
  insideWrite,
  type VisitorAct,
  type WriteResult,
  write,
  writeWithoutSession,
} from '../../write/write.ts'
import { bookSlot, type Slot } from '../appointments/book-slot.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { NoSuchSlot, refuseSlot } from '../appointments/refuse-slot.ts'
import { requestedSlot } from '../appointments/requested-slot.ts'
import { lockDoctor } from '../appointments/reschedule-appointment.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { keepWord } from '../identity/accounts/consent-words.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { insertPatient } from '../patients/insert-patient.ts'
import { wantedOf } from '../visit-kinds/queries.ts'
import { type BookingRow, type FoundBooking, lockBooking } from './bookings.ts'
import { offerAccount } from './offer-account.ts'
import { type BookingRecord, freeNear, openBooking, readBooking, tellOf } from './read-booking.ts'
import { findSamePerson } from './same-person.ts'
import { linkKeyOf } from './send-link.ts'

type Wanted = z.output<typeof confirmBookingInput>

/**
 * Books what is kept, or another time that is named (the wire's form); repeating it changes nothing. Throws 404, and 409
 * with free times when the time is kept no more or turned out to be taken.
 */
export async function confirmBooking(
  deps: Deps,
  visitor: Visitor,
  token: string,
  { appointmentDate, account, email }: Wanted,
): Promise<BookingRecord> {
  const found = await openBooking(deps, token)
  const { booking, kind } = found
  const now = deps.clock.now()
  if (account) await offerAccount(deps, visitor, found, email)
  if (booking.appointmentId !== null) return tellOf(deps, found)
  if (appointmentDate === undefined && booking.expiresAt <= now) throw await holdIsOver(deps, found)
  const settings = await getClinicSettings(deps.db, booking.clinicId)
  if (!settings) throw notFound()
  const asked = wantedOf(kind)
  const request = { now: now.getTime(), by: 'patient', kind: asked } as const
  const start =
    appointmentDate === undefined
      ? booking.startAt.getTime()
      : requestedSlot(appointmentDate, settings, request)
  // Nobody knows it. Made before it is known whether anybody needs one: that takes as long for everybody.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  try {
    await writeWithoutSession(deps, visitor, (act) =>
      settle(deps, act, { id: booking.id, slot: { start, kind: asked, settings }, passwordHash, visitor }),
    )
  } catch (error) {
    if (!(error instanceof NoSuchSlot)) throw error
    const { clinicId, doctorId } = booking
    const whose = { clinicId, doctorId, patientId: '', userId: '', by: 'patient' as const, kind: asked }
    throw await refuseSlot(deps, whose, start, error.reason)
  }
  return readBooking(deps, token)
}

async function holdIsOver(deps: Deps, found: FoundBooking): Promise<ApiError> {
  const alternatives = await freeNear(deps, found)
  return new ApiError('slot_taken', 'The time was kept for you for a while only. Choose a time again.', {
    alternatives,
  })
}

interface Confirming {
  id: string
  slot: Slot
  passwordHash: string
  visitor: Visitor
}

async function settle(
  deps: Deps,
  act: VisitorAct,
  { id, slot, passwordHash, visitor }: Confirming,
): Promise<WriteResult<void>> {
  const { tx, now } = act
  const row = await lockBooking(tx, id)
  if (!row) throw notFound()
  if (row.appointmentId !== null || row.person === null) return act.unchanged()
  await lockDoctor(tx, row.doctorId)
  await tx.delete(slotHolds).where(eq(slotHolds.bookingId, id))
  const { person, clinicId } = row
  const known = await findSamePerson(tx, clinicId, person)
  const theirs = known && (await bookIfPossible(deps, act, { row, slot, patient: known, visitor }))
  const patient = theirs && known ? known : await addPerson(act, { person, clinicId, passwordHash })
  const visit = theirs ?? (await book(deps, act, { row, slot, patient, visitor }))
  for (const kind of person.agreed ?? []) await keepWord(act, patient.id, { kind, given: true })
  await tx
    .update(textMessages)
    .set({ patientId: patient.id })
    .where(eq(textMessages.dedupeKey, linkKeyOf(id)))
  await tx
    .update(publicBookings)
    .set({
      patientId: patient.id,
      appointmentId: visit.id,
      startAt: visit.start,
      endAt: visit.end,
      expiresAt: now,
      ...(theirs && { person: null }),
    })
    .where(eq(publicBookings.id, id))
  const trace = { action: 'booking.confirm', entity: 'booking', entityId: id, actorId: patient.userId }
  return act.audit({ ...trace, clinicId, patientId: patient.id })
}

interface Whose {
  row: BookingRow
  slot: Slot
  patient: { id: string; userId: string }
  visitor: Visitor
}

function book(
  deps: Deps,
  act: VisitorAct,
  { row, slot, patient, visitor }: Whose,
): Promise<AppointmentRecord> {
  const { clinicId, doctorId } = row
  const caller: Caller = {
    sessionId: 'public-booking',
    userId: patient.userId,
    roles: ['patient'],
    staffId: null,
    doctorId: null,
    clinicId: null,
    patientId: patient.id,
    address: visitor.address,
  }
  const intent = { action: 'appointment.book', subject: { patientId: patient.id } } as const
  return write(insideWrite(deps, act), caller, intent, (inner) =>
    bookSlot(inner, { clinicId, doctorId, patientId: patient.id }, slot),
  )
}

/** Null where the known person has another visit then, or as many as they may: that is the desk's to settle. */
async function bookIfPossible(deps: Deps, act: VisitorAct, whose: Whose): Promise<AppointmentRecord | null> {
  try {
    return await book(deps, act, whose)
  } catch (error) {
    if (error instanceof NoSuchSlot || error instanceof ApiError) return null
    throw error
  }
}

interface Added {
  person: PublicPerson
  clinicId: string
  passwordHash: string
}

/** A patient of whom the desk has yet to say who they are. Their document waits for that, since it may be another's. */
function addPerson(act: VisitorAct, { person, clinicId, passwordHash }: Added) {
  const { name, surname, birthdate, phone, email, language } = person
  const document = { kind: 'none', number: null, country: null } as const
  // Whoever opened the link of a text message has proved the number.
  const verifiedPhone = email === '' ? mobileNumber(phone) : null
  const facts = { name, surname, birthdate, phone, verifiedPhone, document, city: '', toVerify: true }
  return insertPatient(
    act,
    clinicId,
    { ...facts, contact: email, email: null, language, passwordHash },
    'booked',
  )
}
