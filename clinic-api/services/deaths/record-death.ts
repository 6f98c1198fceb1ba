import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { latestToday } from '#contract/zone'
import { rowsOf } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { deaths } from '../../db/schema/deaths.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { patients } from '../../db/schema/patients.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { users } from '../../db/schema/users.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { applyChange, rowColumns } from '../appointments/change.ts'
import { revokeSessionsOf } from '../identity/sessions/revoke-session.ts'
import { nothingToSay } from '../notifications/deliver.ts'
import { endOffer } from '../waitlist/end-offer.ts'
import { onDeath } from './lock-patient.ts'

/**
 * Records that a patient has died. In one transaction their appointments ahead are cancelled, they leave the waitlist, and
 * their account closes; nothing about them is sent to them any more. A second call corrects the date. Throws 400, 403 and
 * 404.
 */
export function recordDeath(
  deps: Deps,
  caller: Caller,
  patientId: string,
  { on }: { on: string },
): Promise<void> {
  return write(deps, caller, onDeath(patientId, caller), async (act, patient) => {
    const { tx, now } = act
    if (on > latestToday(now.getTime())) throw invalidInput({ on: 'Date must be today or in the past' })
    if (on < patient.birthdate) throw invalidInput({ on: 'Date must not be before the day of birth' })
    if (patient.deceasedOn === on) return act.unchanged()
    await tx.update(patients).set({ deceasedOn: on, updatedAt: now }).where(eq(patients.id, patientId))
    const trace = { action: 'patient.deceased', entity: 'patient', entityId: patientId, patientId }
    const about = { ...trace, clinicId: caller.clinicId }
    if (patient.deceasedOn !== null) return act.audit({ ...about, details: { corrected: true } })
    const visitIds = await cancelAhead(act, patientId)
    const wishIds = await leaveWaitlist(act, patientId)
    await tx.delete(signUps).where(and(eq(signUps.patientId, patientId), isNull(signUps.usedAt)))
    const closedAccount = await closeAccount(act, patient.userId)
    const ended = { visitIds, wishIds, closedAccount }
    await tx.insert(deaths).values({ patientId, recordedBy: caller.userId, recordedAt: now, ...ended })
    return act.audit({ ...about, details: { visits: visitIds.length, wishes: wishIds.length } })
  })
}

/** Staff learn of every appointment that ends, in the tray and on the board. */
async function cancelAhead(act: Act, patientId: string): Promise<string[]> {
  const ahead = await act.tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, act.now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
  for (const row of ahead) await applyChange(act, row, { kind: 'cancel', status: 'cancelled' })
  return ahead.map(({ id }) => id)
}

async function leaveWaitlist(act: Act, patientId: string): Promise<string[]> {
  const { tx, now } = act
  const withdrawn = await tx
    .update(waitlist)
    .set({ endedAt: now, ending: 'withdrawn' })
    .where(and(eq(waitlist.patientId, patientId), isNull(waitlist.endedAt)))
    .returning({ id: waitlist.id })
  const open = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.patientId, patientId), eq(offers.state, 'open')))
    .for('update')
  for (const offer of open) await endOffer(act, offer, 'ended')
  return withdrawn.map(({ id }) => id)
}

/** An account of somebody who also works for a clinic stays until the clinic ends it. Answers the one that was closed. */
async function closeAccount(act: Act, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const { tx, now } = act
  const [closed] = await tx
    .update(users)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        sql`not exists (select from staff s where s.user_id = ${users.id} and s.deleted_at is null)`,
      ),
    )
    .returning({ email: users.email })
  if (!closed) return null
  await revokeSessionsOf(act, userId, 'account closed')
  await tx.delete(slotHolds).where(and(eq(slotHolds.userId, userId), isNull(slotHolds.offerId)))
  if (closed.email !== null) await dropMails(act, closed.email)
  return userId
}

/** Mails to the account that still wait. Those that name another patient go on to whoever shares the address. */
async function dropMails({ tx, now }: Act, email: string): Promise<void> {
  await rowsOf(
    tx,
    sql`update ${outbox} set failed_at = ${now.toISOString()}::timestamptz, last_error = ${nothingToSay}
      where sent_at is null and failed_at is null and patient_id is null and lower(recipient) = lower(${email})`,
  )
}
