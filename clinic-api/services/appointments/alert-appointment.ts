import { and, eq } from 'drizzle-orm'
import { decodeSlot } from '#contract/time'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import type { Language } from '../../write/notification.ts'
import { write } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { rememberLanguage } from '../identity/accounts/remember-language.ts'
import { queueAppointmentMail } from '../notifications/queue-appointment-mail.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'

interface Alert {
  email: string
  clinic: string
  dateAppointment: string
  doctorName: string
}

/**
 * Confirms a booking to its patient, at the address on their account, unless the mail that was queued with the booking
 * has done so. The appointment is found by who asks and when it starts. Throws 403 for another address and 404 when
 * the patient has no such appointment.
 */
export async function alertAppointment(
  deps: Deps,
  caller: Caller,
  alert: Alert,
  language: Language | null,
): Promise<void> {
  assertMay(caller, 'appointment.alert')
  const account = await getAccount(deps.db.orm, caller.userId)
  if (account?.email.toLowerCase() !== alert.email.toLowerCase()) throw forbidden()
  await rememberLanguage(deps, caller.userId, language)
  const { patientId } = caller
  await write(deps, caller, { action: 'appointment.alert', subject: { patientId } }, async (act) => {
    const found = await findBooked(act.tx, patientId ?? '', alert)
    if (!found) throw notFound()
    const { id: entityId, clinicId } = found
    const [facts] = await readVisitFacts(act.tx, [entityId])
    if (facts) await queueAppointmentMail(act, facts, { kind: 'appointment-booked' })
    return act.audit({ action: 'appointment.alert', entity: 'appointment', entityId, patientId, clinicId })
  })
}

/** `dateAppointment` is written as in the booking, on the clock of the clinic, or with its offset. */
async function findBooked(tx: Reader, patientId: string, { clinic, dateAppointment, doctorName }: Alert) {
  const pending = await tx
    .select({
      id: appointments.id,
      startAt: appointments.startAt,
      clinicId: appointments.clinicId,
      clinicName: clinics.name,
      timeZone: clinics.timeZone,
      doctor: staff.name,
    })
    .from(appointments)
    .innerJoin(clinics, eq(clinics.id, appointments.clinicId))
    .innerJoin(staff, eq(staff.id, appointments.doctorId))
    .where(and(eq(appointments.patientId, patientId), eq(appointments.status, 'pending')))
  return pending.find(
    ({ startAt, clinicName, timeZone, doctor }) =>
      startAt.getTime() === decodeSlot(dateAppointment, timeZone) &&
      clinicName.trim() === clinic &&
      doctorName.includes(doctor.trim()),
  )
}
