import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { TreatmentInput } from '#contract/histories'
import type { Reader } from '../../db/client.ts'
import { treatments } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { authorOf, type WithAuthor } from './author.ts'
import {
  assertRemovable,
  assertSeen,
  changeHistory,
  type HistoryAct,
  newEntry,
  nextVersion,
} from './change-history.ts'
import { visitColumn, visitOf, type WithVisit } from './tied-visit.ts'

export type TreatmentRecord = typeof treatments.$inferSelect & WithAuthor & WithVisit

/** Oldest first. */
export function listTreatments(orm: Reader, historyId: string): Promise<TreatmentRecord[]> {
  return orm
    .select({ ...getTableColumns(treatments), author: authorOf(treatments), visit: visitOf(treatments) })
    .from(treatments)
    .where(eq(treatments.historyId, historyId))
    .orderBy(asc(treatments.id))
}

/** The treatments with the new one. Throws 400 for a visit that it cannot be tied to, 403 and 404. */
export function addTreatment(
  deps: Deps,
  caller: Caller,
  historyId: string,
  { version: _version, visitId, ...input }: TreatmentInput,
) {
  return changeHistory(deps, caller, { historyId, verb: 'add', entity: 'treatment' }, async (act) => {
    const entry = { ...input, ...(await visitColumn(act, visitId)), ...newEntry(act) }
    await act.tx.insert(treatments).values(entry)
    return act.changed(entry.id, await listTreatments(act.tx, act.history.id))
  })
}

/** The treatments with the changed one. Throws 400, 403, 404, and 409 when it was changed since it was read. */
export function updateTreatment(
  deps: Deps,
  caller: Caller,
  { historyId, entryId }: { historyId: string; entryId: string },
  { version: seen, visitId, ...input }: TreatmentInput,
) {
  return changeHistory(deps, caller, { historyId, verb: 'edit', entity: 'treatment' }, async (act) => {
    const { tx, history } = act
    const present = await find(act, entryId)
    const next = nextVersion(present, seen, act)
    const visit = await visitColumn(act, visitId, present?.visitId)
    await tx
      .update(treatments)
      .set({ ...input, ...visit, ...next })
      .where(eq(treatments.id, entryId))
    return act.changed(entryId, await listTreatments(tx, history.id))
  })
}

/** The treatments without it. Throws 403, 404, and 409 when it was changed since it was read. */
export function removeTreatment(
  deps: Deps,
  caller: Caller,
  { historyId, entryId }: { historyId: string; entryId: string },
  seen: number | undefined,
) {
  return changeHistory(deps, caller, { historyId, verb: 'remove', entity: 'treatment' }, async (act) => {
    assertSeen(assertRemovable(await find(act, entryId), act), seen)
    await act.tx.delete(treatments).where(eq(treatments.id, entryId))
    return act.changed(entryId, await listTreatments(act.tx, act.history.id))
  })
}

async function find({ tx, history }: HistoryAct, id: string) {
  const [row] = await tx
    .select()
    .from(treatments)
    .where(and(eq(treatments.id, id), eq(treatments.historyId, history.id)))
  return row
}
