import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { dayMs } from '#contract/durations'
import { mobileNumber } from '#contract/mobile-number'
import { type Reader, rowsOf } from '../../db/client.ts'
import { textMessages } from '../../db/schema/channels.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { write } from '../../write/write.ts'
import { admit } from '../identity/rate-limit.ts'
import { foldedColumns } from '../patients/fold.ts'
import { getPatient } from '../patients/queries.ts'
import { isGood, phoneCode } from './phone-code.ts'
import { queueText } from './queue-text.ts'

/** Codes that one person may ask for in 15 minutes, and that one number may get in a day. */
const mostCodes = 3
const mostToNumber = 6
const mostGuesses = 5

interface Sending {
  clinicId: string
  clinicName: string
  timeZone: string
  sender: string
}

/**
 * Sends a code by SMS to a number, on behalf of a clinic that the patient's record is open to. Throws 409 when none of
 * them can send one, 429.
 */
export async function sendPhoneCode(deps: Deps, caller: Caller, phone: string): Promise<void> {
  const patientId = patientOf(caller)
  await admit(deps, `phone-codes:${patientId}`, mostCodes)
  await admit(deps, `phone-codes-to:${phone}`, mostToNumber, dayMs)
  await write(deps, caller, { action: 'user.phone', subject: { patientId } }, async (act) => {
    const [person] = await rowsOf<{ language: string | null }>(
      act.tx,
      sql`select u.language from patients p join users u on u.id = p.user_id where p.id = ${patientId}`,
    )
    for (const { sender, ...clinic } of await smsClinics(act.tx, patientId)) {
      const { clinicName, ...place } = clinic
      const content = {
        kind: 'phone-code' as const,
        language: languageOf(person?.language ?? null),
        clinicName,
      }
      const text = { ...place, channel: 'sms' as const, patientId, to: phone, from: sender, content }
      if (!(await queueText(act, { ...text, dedupeKey: `code:${newId()}` }))) continue
      const { clinicId } = clinic
      return act.audit({
        action: 'user.phone-code',
        entity: 'patient',
        entityId: patientId,
        patientId,
        clinicId,
      })
    }
    throw new ApiError('conflict', 'None of your clinics can send an SMS at the moment')
  })
}

/** The clinics of a patient that send SMS, the one that has known them longest first. */
function smsClinics(tx: Reader, patientId: string): Promise<Sending[]> {
  return rowsOf<Sending>(
    tx,
    sql`select c.id "clinicId", c.name "clinicName", c.time_zone "timeZone", s.sms_sender sender
      from patient_clinics k join clinics c on c.id = k.clinic_id join clinic_channels s on s.clinic_id = c.id
      where k.patient_id = ${patientId} and s.sms_sender is not null and 'sms' = any(s.channel_order)
      order by k.created_at, c.id limit 10`,
  )
}

/**
 * The code that came to a number proves that it is the caller's, and makes it their contact number. Only the newest code
 * counts. Throws 400 for a wrong or old one, and 429 after too many guesses.
 */
export async function verifyPhone(deps: Deps, caller: Caller, code: string): Promise<void> {
  const patientId = patientOf(caller)
  await admit(deps, `phone-guesses:${patientId}`, mostGuesses)
  await write(deps, caller, { action: 'user.phone', subject: { patientId } }, async (act) => {
    const { tx, now } = act
    const [sent] = await tx
      .select()
      .from(textMessages)
      .where(
        and(
          eq(textMessages.patientId, patientId),
          eq(textMessages.kind, 'phone-code'),
          inArray(textMessages.state, ['queued', 'sent', 'delivered']),
        ),
      )
      .orderBy(desc(textMessages.createdAt), desc(textMessages.id))
      .limit(1)
      .for('update')
    if (!sent || !isGood(sent, now) || !isSame(code, phoneCode(deps.env, sent.id)))
      throw invalidInput({ code: 'Wrong or expired code' }, 'Wrong or expired code')
    await tx.update(textMessages).set({ state: 'answered', endedAt: now }).where(eq(textMessages.id, sent.id))
    const known = await getPatient(tx, patientId, null)
    if (!known) throw notFound()
    const { patient, email } = known
    const phone = mobileNumber(patient.phone) === sent.recipient ? patient.phone : sent.recipient
    await tx
      .update(patients)
      .set({
        phone,
        verifiedPhone: sent.recipient,
        ...foldedColumns({ ...patient, email, phone }),
        updatedAt: now,
      })
      .where(eq(patients.id, patientId))
    return act.audit({ action: 'user.phone', entity: 'patient', entityId: patientId, patientId })
  })
}

function patientOf({ patientId }: Caller): string {
  if (patientId === null) throw notFound()
  return patientId
}

function isSame(given: string, expected: string): boolean {
  const digits = Buffer.from(given.replaceAll(' ', ''))
  return digits.length === expected.length && timingSafeEqual(digits, Buffer.from(expected))
}
