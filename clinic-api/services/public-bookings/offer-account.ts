import { eq } from 'drizzle-orm'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { writeWithoutSession } from '../../write/write.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { foldedColumns } from '../patients/fold.ts'
import type { FoundBooking } from './bookings.ts'

/**
 * Mails whoever has booked a link that makes an account for what they booked. Whoever has one already is told so by the
 * same mail box, so that the answer is the same. Asking again sends nothing. `typed` is the address of somebody who booked
 * with a number alone and is not known here yet. Throws 409 before the booking is confirmed.
 */
export async function offerAccount(
  deps: Deps,
  visitor: Visitor,
  { booking, clinic }: FoundBooking,
  typed = '',
): Promise<void> {
  const { id, patientId } = booking
  if (patientId === null) throw new ApiError('conflict', 'Confirm the appointment first')
  await writeWithoutSession(deps, visitor, async (act) => {
    const { tx, now } = act
    const [found] = await tx
      .select({ patient: patients, account: users })
      .from(patients)
      .innerJoin(users, eq(users.id, patients.userId))
      .where(eq(patients.id, patientId))
      .for('update')
    if (!found) return act.unchanged()
    const { patient, account } = found
    const language = languageOf(account.language)
    const to = account.email ?? (patient.email || (patient.toVerify ? typed : ''))
    if (to === '') return act.unchanged()
    const dedupeKey = `booking-account:${id}`
    if (account.email === null && !(await hasAccount(tx, to))) {
      await tx.update(users).set({ email: to, updatedAt: now }).where(eq(users.id, account.id))
      const folded = foldedColumns({ ...patient, email: to })
      await tx
        .update(patients)
        .set({ email: '', ...folded, updatedAt: now })
        .where(eq(patients.id, patientId))
      const content = { kind: 'patient-invited', language, clinicName: clinic.name } as const
      await act.mail({ to, content, patientId, dedupeKey })
    } else {
      await act.mail({ to, content: { kind: 'already-registered', language }, dedupeKey })
    }
    const trace = { action: 'booking.account', entity: 'patient', entityId: patientId, patientId }
    return act.audit({ ...trace, clinicId: clinic.id, actorId: account.id })
  })
}
