import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { deaths } from '../../db/schema/deaths.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { type AppointmentRow, applyChange, rowColumns } from '../appointments/change.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { notifyOfVisit } from '../notifications/notify-of-visit.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'
import { onDeath } from './lock-patient.ts'

/** How much of what had ended is back, and how many appointments ahead are not. */
export interface Restored {
  visits: number
  lostVisits: number
  wishes: number
  account: boolean
}

const nothing: Restored = { visits: 0, lostVisits: 0, wishes: 0, account: false }

/**
 * Takes a recorded death back. Appointments that still lie ahead are booked again where their time is free, wishes wait
 * again, and the account opens unless its address is somebody else's by now. Repeating it changes nothing. Throws 403 and 404.
 */
export function takeBackDeath(deps: Deps, caller: Caller, patientId: string): Promise<Restored> {
  return write(deps, caller, onDeath(patientId, caller), async (act, patient) => {
    const { tx, now } = act
    if (patient.deceasedOn === null) return act.unchanged(nothing)
    await tx.update(patients).set({ deceasedOn: null, updatedAt: now }).where(eq(patients.id, patientId))
    const [death] = await tx.delete(deaths).where(eq(deaths.patientId, patientId)).returning()
    const restored = death ? await restore(act, patientId, death) : nothing
    const trace = { action: 'patient.deceased-undo', entity: 'patient', entityId: patientId, patientId }
    return act.audit({ ...trace, clinicId: caller.clinicId, details: { ...restored } }, restored)
  })
}

async function restore(act: Act, patientId: string, ended: typeof deaths.$inferSelect): Promise<Restored> {
  const account = await reopen(act, ended.closedAccount)
  const ahead = await lockAhead(act, patientId, ended.visitIds)
  let visits = 0
  for (const row of ahead) if (await bookAgain(act, row)) visits += 1
  const wishes = await waitAgain(act, ended.wishIds)
  return { visits, lostVisits: ahead.length - visits, wishes, account }
}

/** An address or a name to sign in with that somebody has taken meanwhile keeps the account closed. */
async function reopen({ tx, now }: Act, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const [opened] = await tx
    .update(users)
    .set({ deletedAt: null, updatedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.deletedAt),
        sql`not exists (select from users other where other.deleted_at is null
          and (lower(other.email) = lower(${users.email}) or lower(other.username) = lower(${users.username})))`,
      ),
    )
    .returning({ id: users.id })
  return opened !== undefined
}

function lockAhead({ tx, now }: Act, patientId: string, ids: string[]): Promise<AppointmentRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        inArray(appointments.id, ids),
        eq(appointments.patientId, patientId),
        eq(appointments.status, 'cancelled'),
        gt(appointments.startAt, now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
}

/** Whether the doctor still has these hours free; whoever books or keeps them waits meanwhile. */
async function bookAgain(act: Act, row: AppointmentRow): Promise<boolean> {
  const { id, doctorId, clinicId, patientId, startAt, endAt } = row
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  const [open] = await rowsOf<{ id: string }>(
    act.tx,
    sql`select s.id from staff s join workshifts w on w.doctor_id = s.id and w.clinic_id = ${clinicId}
      where s.id = ${doctorId} and s.deleted_at is null
        and w.start_at <= ${from}::timestamptz and w.end_at >= ${to}::timestamptz
        and not is_day_off(${clinicId}, ${doctorId}, ${from}::timestamptz, ${to}::timestamptz)
      for no key update of s`,
  )
  if (!open || (await isTaken(act, { doctorId, patientId, except: id }, { startAt, endAt }))) return false
  await applyChange(act, row, { kind: 'undo', status: 'pending' })
  const [facts] = await readVisitFacts(act.tx, [id])
  if (facts) await notifyOfVisit(act, facts, { kind: 'appointment-booked', from: doctorId })
  return true
}

/** Wishes whose days are not over, unless a newer one has taken their place. */
async function waitAgain({ tx }: Act, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const again = await tx
    .update(waitlist)
    .set({ endedAt: null, ending: null })
    .where(
      and(
        inArray(waitlist.id, ids),
        eq(waitlist.ending, 'withdrawn'),
        sql`not exists (select from waitlist w where w.patient_id = ${waitlist.patientId} and w.ended_at is null
          and w.clinic_id = ${waitlist.clinicId} and w.specialty = ${waitlist.specialty}
          and w.doctor_id is not distinct from ${waitlist.doctorId}
          and w.appointment_id is not distinct from ${waitlist.appointmentId})`,
        isNull(
          sql`(select a.id from appointments a where a.id = ${waitlist.appointmentId} and a.status <> 'pending')`,
        ),
      ),
    )
    .returning({ id: waitlist.id })
  return again.length
}
