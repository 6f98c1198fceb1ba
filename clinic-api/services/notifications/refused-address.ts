import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { notifyPeople } from '../../write/notify.ts'
import type { Step } from '../../write/write.ts'
import { contactEmail } from '../patients/contact.ts'

/** Accounts with the address, and patients without one of their own who are written to there. */
const hasAddress = (address: string) =>
  and(
    sql`(lower(${users.email}) = lower(${address}) or ${users.email} is null and ${users.id} in (
      select p.user_id from patients p where p.email <> '' and lower(p.email) = lower(${address})))`,
    isNull(users.deletedAt),
  )

/** Whether nothing can be delivered to a patient; a new address ends it by itself. */
export const isRefused = sql<boolean>`coalesce(lower(${users.refusedAddress}) = lower(${contactEmail}), false)`

/** A mail has gone out: the address works. */
export async function clearRefused({ tx }: Step, address: string): Promise<void> {
  await tx
    .update(users)
    .set({ refusedAddress: null })
    .where(and(hasAddress(address), isNotNull(users.refusedAddress)))
}

/** Keeps that the address was refused for good. The desks of a patient's clinics are told once, to call instead. */
export async function markRefused(step: Step, address: string): Promise<void> {
  const marked = await step.tx
    .update(users)
    .set({ refusedAddress: address })
    .where(and(hasAddress(address), sql`lower(${users.refusedAddress}) is distinct from lower(${address})`))
    .returning({ userId: users.id })
  for (const { userId } of marked) await tellDesks(step, userId)
}

async function tellDesks({ tx, now }: Step, userId: string): Promise<void> {
  const [desk] = await rowsOf<{ patientId: string; people: string[] }>(
    tx,
    sql`select p.id "patientId", array(
        select distinct d.user_id from patient_clinics l cross join lateral clinic_admins(l.clinic_id) d
        where l.patient_id = p.id
      ) people
      from patients p where p.user_id = ${userId}`,
  )
  if (!desk) return
  const about = { kind: 'mail-refused' as const, patientId: desk.patientId }
  await notifyPeople({ tx, now, exceptUser: null }, { to: desk.people, about })
}
