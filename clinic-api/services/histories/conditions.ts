import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { fieldErrors } from '#contract/errors'
import { type ConditionInput, conditionInput } from '#contract/histories'
import { dayAt } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { conditions } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
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

export type ConditionRecord = typeof conditions.$inferSelect & WithAuthor & WithVisit

/** Oldest first. */
export function listConditions(orm: Reader, historyId: string): Promise<ConditionRecord[]> {
  return orm
    .select({ ...getTableColumns(conditions), author: authorOf(conditions), visit: visitOf(conditions) })
    .from(conditions)
    .where(eq(conditions.historyId, historyId))
    .orderBy(asc(conditions.id))
}

/** The conditions with the new one. Throws 400 for a future day and for a visit it cannot be tied to, 403 and 404. */
export function addCondition(deps: Deps, caller: Caller, historyId: string, input: ConditionInput) {
  return changeHistory(deps, caller, { historyId, verb: 'add', entity: 'condition' }, async (act) => {
    const visit = await visitColumn(act, input.visitId)
    const entry = { ...columnsOf(input, act), ...visit, ...newEntry(act) }
    await act.tx.insert(conditions).values(entry)
    return act.changed(entry.id, await listConditions(act.tx, act.history.id))
  })
}

/** The conditions with the changed one. Throws 400, 403, 404, and 409 when it was changed since it was read. */
export function updateCondition(
  deps: Deps,
  caller: Caller,
  { historyId, entryId }: { historyId: string; entryId: string },
  input: ConditionInput,
) {
  return changeHistory(deps, caller, { historyId, verb: 'edit', entity: 'condition' }, async (act) => {
    const { tx, history } = act
    const present = await find(act, entryId)
    const next = nextVersion(present, input.version, act)
    const visit = await visitColumn(act, input.visitId, present?.visitId)
    await tx
      .update(conditions)
      .set({ ...columnsOf(input, act), ...visit, ...next })
      .where(eq(conditions.id, entryId))
    return act.changed(entryId, await listConditions(tx, history.id))
  })
}

/** The conditions without it. Throws 403, 404, and 409 when it was changed since it was read. */
export function removeCondition(
  deps: Deps,
  caller: Caller,
  { historyId, entryId }: { historyId: string; entryId: string },
  seen: number | undefined,
) {
  return changeHistory(deps, caller, { historyId, verb: 'remove', entity: 'condition' }, async (act) => {
    assertSeen(assertRemovable(await find(act, entryId), act), seen)
    await act.tx.delete(conditions).where(eq(conditions.id, entryId))
    return act.changed(entryId, await listConditions(act.tx, act.history.id))
  })
}

async function find({ tx, history }: HistoryAct, id: string) {
  const [row] = await tx
    .select()
    .from(conditions)
    .where(and(eq(conditions.id, id), eq(conditions.historyId, history.id)))
  return row
}

const defaultZone = 'Europe/Madrid'

/** "In the future" is measured on the clinic's calendar. */
function columnsOf(input: ConditionInput, { history, now }: HistoryAct) {
  const today = dayAt(now.getTime(), history.timeZone ?? defaultZone)
  const { data, error } = conditionInput(today).safeParse(input)
  if (!data) throw invalidInput(fieldErrors(error))
  const { name, details, since, until } = data
  return { name, details, since, until }
}
