import { and, asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { ConditionInput } from '#contract/histories'
import { dayAt } from '#contract/zone'
import type { Orm } from '../../db/client.ts'
import { conditions } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertFresh, assertRemovable, changeHistory, type Work } from './change-history.ts'

export type ConditionRecord = typeof conditions.$inferSelect

/** Oldest first. */
export function listConditions(orm: Orm, historyId: string): Promise<ConditionRecord[]> {
  return orm.select().from(conditions).where(eq(conditions.historyId, historyId)).orderBy(asc(conditions.id))
}

/** The conditions with the new one. Throws 400 for a future day, 403 and 404. */
export function addCondition(deps: Deps, caller: Caller, historyId: string, input: ConditionInput) {
  return changeHistory(deps, caller, historyId, { verb: 'add', entity: 'condition' }, async (work) => {
    const { tx, now, history, reportedByPatient } = work
    const id = newId()
    await tx.insert(conditions).values({
      ...columnsOf(input, work),
      id,
      historyId: history.id,
      reportedByPatient,
      createdBy: caller.userId,
      createdAt: now,
      updatedAt: now,
    })
    return { entryId: id, result: await listConditions(tx, history.id) }
  })
}

/** The conditions with the changed one. Throws 400, 403, 404, and 409 when it was changed since it was read. */
export function updateCondition(
  deps: Deps,
  caller: Caller,
  { historyId, entryId }: { historyId: string; entryId: string },
  input: ConditionInput,
) {
  return changeHistory(deps, caller, historyId, { verb: 'edit', entity: 'condition' }, async (work) => {
    const { tx, now, history } = work
    const present = await find(work, entryId)
    assertFresh(present, input.version)
    await tx
      .update(conditions)
      .set({ ...columnsOf(input, work), version: (present?.version ?? 0) + 1, updatedAt: now })
      .where(eq(conditions.id, entryId))
    return { entryId, result: await listConditions(tx, history.id) }
  })
}

/** The conditions without it. Throws 403 and 404. */
export function removeCondition(deps: Deps, caller: Caller, historyId: string, entryId: string) {
  return changeHistory(deps, caller, historyId, { verb: 'remove', entity: 'condition' }, async (work) => {
    assertRemovable(await find(work, entryId), work)
    await work.tx.delete(conditions).where(eq(conditions.id, entryId))
    return { entryId, result: await listConditions(work.tx, work.history.id) }
  })
}

async function find({ tx, history }: Work, id: string): Promise<ConditionRecord | undefined> {
  const [row] = await tx
    .select()
    .from(conditions)
    .where(and(eq(conditions.id, id), eq(conditions.historyId, history.id)))
  return row
}

const defaultZone = 'Europe/Madrid'

/** "In the future" is measured on the clinic's calendar. */
function columnsOf({ name, details, since, until }: ConditionInput, { history, now }: Work) {
  if (since > dayAt(now.getTime(), history.timeZone ?? defaultZone)) {
    throw invalidInput({ since: 'Date must be today or in the past' })
  }
  return { name, details, since, until }
}
