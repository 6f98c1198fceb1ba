import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { MergeMoves, mergeInput } from '#contract/merges'
import { appointments } from '../../db/schema/appointments.ts'
import { mergedPatients } from '../../db/schema/merges.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, type WriteResult, write } from '../../write/write.ts'
import { applyChange, rowColumns } from '../appointments/change.ts'
import { tellOfVisit } from '../notifications/tell-of-visit.ts'
import { foldedColumns } from '../patients/fold.ts'
import { assertChosen, collisions, differing, givingWay, ofVisits, takenOver } from './conflicts.ts'
import { countMoves } from './count-moves.ts'
import { giveUpAccount } from './give-up-account.ts'
import { moveRows } from './move-rows.ts'
import { assertMergeable, groupOf, type Pair, readPair, subjectOfPair } from './pair.ts'

type Wish = z.output<typeof mergeInput>

/**
 * Makes one record of two, in one transaction: everything that hangs on the second hangs on the first from then on, and
 * its ids lead there. Answers how much came over. Throws 400, 403, 404, and 409 with what has yet to be chosen.
 */
export async function mergePatients(deps: Deps, caller: Caller, wish: Wish): Promise<MergeMoves> {
  const group = await groupOf(deps.db.orm, caller)
  const intent: IntentOn<Pair> = {
    action: 'patient.merge',
    find: (tx) => readPair(tx, wish, true),
    subject: (pair) => subjectOfPair(pair, caller, group),
  }
  return write(deps, caller, intent, async (act, pair) => {
    assertMergeable(pair, caller, group)
    return mergePair(act, pair, wish)
  })
}

/** The same within a write that has read and locked both. */
export async function mergePair(act: Act, pair: Pair, wish: Wish): Promise<WriteResult<MergeMoves>> {
  const { keep: keepId, merge: mergeId } = wish
  const { tx, now, caller } = act
  const met = await collisions(tx, wish)
  const { choose } = wish
  assertChosen([...differing(pair), ...ofVisits(met)], choose)
  const { keep, merge } = pair
  const moved = await countMoves(tx, { patientId: mergeId, historyId: merge.historyId })
  const ended = await cancel(act, givingWay(met, choose))
  await moveRows(act, pair)
  const [stays, goes] = wish.account === 'merge' && merge.account ? [merge, keep] : [keep, merge]
  const account = stays.account ?? goes.account
  const given = stays.account && goes.account
  await tx.delete(patients).where(eq(patients.id, mergeId))
  await tx
    .update(patients)
    .set({ ...newFacts(pair, wish), ...(account && { userId: account.id }), updatedAt: now })
    .where(eq(patients.id, keepId))
  if (given && account) await giveUpAccount(act, { from: given.id, to: account.id })
  await tx.insert(mergedPatients).values({
    mergedId: mergeId,
    patientId: keepId,
    oldHistoryId: merge.historyId,
    oldAccountId: given?.id ?? null,
    mergedBy: caller.userId,
    mergedAt: now,
  })
  for (const each of ended) await tellOfVisit(act, each, { kind: 'appointment-cancelled' })
  await announceAhead(act, keepId)
  const trace = { action: 'patient.merge', entity: 'patient', clinicId: caller.clinicId }
  const details = { keep: keepId, merge: mergeId, fields: Object.keys(choose) }
  await act.audit({ ...trace, entityId: mergeId, patientId: mergeId, details })
  return act.audit({ ...trace, entityId: keepId, patientId: keepId, details }, moved)
}

/** Cancels appointments of which nobody is told yet, and answers those that were still ahead. */
async function cancel(act: Act, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await act.tx
    .select(rowColumns)
    .from(appointments)
    .where(inArray(appointments.id, ids))
    .for('update')
  for (const row of rows) await applyChange(act, row, { kind: 'cancel', status: 'cancelled', isUntold: true })
  return rows.filter(({ status, startAt }) => status === 'pending' && startAt > act.now)
}

function newFacts(pair: Pair, { choose }: Wish): Partial<typeof patients.$inferInsert> {
  const { keep, merge } = pair
  const account = keep.account ?? merge.account
  const email = account ? '' : (takenOver(pair, choose).email ?? keep.patient.email)
  const facts = { ...keep.patient, ...takenOver(pair, choose) }
  const statuses = [keep.patient.status, merge.patient.status]
  return {
    ...takenOver(pair, choose),
    email,
    version: Math.max(keep.patient.version, merge.patient.version) + 1,
    ...foldedColumns({ ...facts, email: account?.email ?? email }),
    status: (['stored', 'requested'] as const).find((each) => statuses.includes(each)) ?? 'none',
    recentAt: new Date(Math.max(Number(keep.patient.recentAt), Number(merge.patient.recentAt))),
  }
}

/** Open calendars show the appointments under the kept record. */
async function announceAhead({ tx, now, announce }: Act, patientId: string): Promise<void> {
  const ahead = await tx
    .select({ id: appointments.id, doctorId: appointments.doctorId, clinicId: appointments.clinicId })
    .from(appointments)
    .where(
      sql`${appointments.patientId} = ${patientId} and ${appointments.endAt} > ${now.toISOString()}::timestamptz`,
    )
  for (const { id: appointmentId, ...whose } of ahead)
    await announce({ type: 'appointment.changed', appointmentId, patientId, ...whose })
}
