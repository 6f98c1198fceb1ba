import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { foldText } from '#contract/fold-text'
import type { Orm, Reader } from '../../db/client.ts'
import { allergies, histories } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { authorOf, type WithAuthor } from './author.ts'
import { assertRemovable, changeHistory, newEntry } from './change-history.ts'

export type AllergyRecord = typeof allergies.$inferSelect & WithAuthor

/** Oldest first. */
export function listAllergies(orm: Reader, historyId: string): Promise<AllergyRecord[]> {
  return orm
    .select({ ...getTableColumns(allergies), author: authorOf(allergies) })
    .from(allergies)
    .where(eq(allergies.historyId, historyId))
    .orderBy(asc(allergies.id))
}

/** The allergies with this one; adding one that is there, however it is written, changes nothing. Throws 403 and 404. */
export function addAllergy(deps: Deps, caller: Caller, historyId: string, name: string) {
  return changeHistory(deps, caller, { historyId, verb: 'add', entity: 'allergy' }, async (act) => {
    const { tx, history } = act
    const entry = { name, ...newEntry(act) }
    const known = await listAllergies(tx, history.id)
    if (!known.some((each) => foldText(each.name) === foldText(name)))
      await tx.insert(allergies).values(entry).onConflictDoNothing()
    await forgetNoKnown(tx, history.id)
    return act.changed(entry.id, await listAllergies(tx, history.id))
  })
}

/** An allergy ends the statement that there are none. */
export async function forgetNoKnown(tx: Orm, historyId: string): Promise<void> {
  const none = { noAllergiesAsked: null, noAllergiesBy: null, noAllergiesAt: null }
  await tx.update(histories).set(none).where(eq(histories.id, historyId))
}

/** The allergies without the one of this text. Throws 403 and 404. */
export function removeAllergy(deps: Deps, caller: Caller, historyId: string, name: string) {
  return changeHistory(deps, caller, { historyId, verb: 'remove', entity: 'allergy' }, async (act) => {
    const { tx, history } = act
    const [found] = await tx
      .select()
      .from(allergies)
      .where(and(eq(allergies.historyId, history.id), eq(allergies.name, name)))
    const entry = assertRemovable(found, act)
    await tx.delete(allergies).where(eq(allergies.id, entry.id))
    return act.changed(entry.id, await listAllergies(tx, history.id))
  })
}
