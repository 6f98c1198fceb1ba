import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import type { Reader } from '../../db/client.ts'
import { clinicsOfGroup } from '../../db/clinic-group.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../write/notification.ts'
import { type Work, writeWithoutSession } from '../../write/write.ts'
import { accountEmail } from '../identity/accounts/address.ts'
import { hasPaidLater } from './activate-clinic.ts'

interface TakenBack {
  id: string
  clinicId: string
  createdAt: Date
}

interface Notice {
  reason: 'refunded' | 'disputed'
  /** Until the plan ends. */
  days: number
}

/** Tells the administrators of the clinic and its group that the plan will end, unless it has paid for one chosen later. */
export async function giveNotice(work: Work, payment: TakenBack, { reason, days }: Notice): Promise<void> {
  const { tx, now } = work
  const { clinicId, id } = payment
  const [clinic] = await tx.select().from(clinics).where(eq(clinics.id, clinicId)).for('update')
  if (!clinic?.active || clinic.endsAt || (await hasPaidLater(tx, payment))) return
  const endsAt = new Date(now.getTime() + days * dayMs)
  await tx.update(clinics).set({ endsAt }).where(eq(clinics.id, clinicId))
  const { name: clinicName, timeZone } = clinic
  for (const { email, language } of await administratorsOf(tx, clinicId)) {
    const facts = {
      clinicName,
      timeZone,
      reason,
      endsAt: endsAt.toISOString(),
      language: languageOf(language),
    }
    await work.mail({
      to: email,
      content: { kind: 'plan-ending', ...facts },
      // A refund that failed can be made again: that is another notice.
      dedupeKey: `ending:${id}:${reason}:${facts.endsAt}:${email}`,
    })
  }
}

/** Tells the clinic's administrators that the plan of a payment that counts again goes on. */
export async function withdrawNotice(
  { tx, mail }: Work,
  clinicId: string,
  reason: Notice['reason'],
): Promise<void> {
  const [clinic] = await tx.select({ clinicName: clinics.name }).from(clinics).where(eq(clinics.id, clinicId))
  if (!clinic) return
  for (const { email, language } of await administratorsOf(tx, clinicId))
    await mail({
      to: email,
      content: { kind: 'plan-kept', ...clinic, reason, language: languageOf(language) },
    })
}

/** Deactivates the clinics whose notice has run out, and tells their administrators. */
export async function endPlans(deps: Deps): Promise<void> {
  const due = await deps.db.orm
    .select({ id: clinics.id })
    .from(clinics)
    .where(lte(clinics.endsAt, deps.clock.now()))
  for (const { id } of due) await endPlan(deps, id)
}

function endPlan(deps: Deps, clinicId: string): Promise<void> {
  return writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
    const { tx, now } = act
    const [ended] = await tx
      .update(clinics)
      .set({ active: false, endsAt: null, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(and(eq(clinics.id, clinicId), lte(clinics.endsAt, now)))
      .returning({ clinicName: clinics.name })
    // Another process was faster, or the clinic has paid.
    if (!ended) return act.unchanged()
    // The plan was that of the group.
    await tx
      .update(clinics)
      .set({ active: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(eq(clinics.groupId, clinicId))
    for (const { email, language } of await administratorsOf(tx, clinicId))
      await act.mail({ to: email, content: { kind: 'plan-ended', ...ended, language: languageOf(language) } })
    return act.audit({ action: 'clinic.end', actorId: null, entity: 'clinic', entityId: clinicId, clinicId })
  })
}

function administratorsOf(tx: Reader, clinicId: string) {
  return tx
    .selectDistinct({ email: accountEmail, language: users.language })
    .from(clinicStaff)
    .innerJoin(users, eq(users.id, clinicStaff.userId))
    .where(
      and(
        sql`${clinicStaff.clinicId} in ${clinicsOfGroup(clinicId)}`,
        isNull(clinicStaff.deletedAt),
        eq(clinicStaff.isAdmin, true),
      ),
    )
}
