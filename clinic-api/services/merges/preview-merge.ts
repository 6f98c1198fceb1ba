import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { audit } from '../../db/schema/audit.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, assertMay } from '../../policy/can.ts'
import { collisions, differing, ofVisits } from './conflicts.ts'
import { countMoves } from './count-moves.ts'
import { assertMergeable, type Double, type Doubles, groupOf, readPair, subjectOfPair } from './pair.ts'

/** The rows that would move, the facts that differ, and both accounts. Throws 400, 403, 404 and 409. */
export async function previewMerge(deps: Deps, caller: Caller, doubles: Doubles) {
  assertMay(caller, 'patient.merge')
  const { orm } = deps.db
  const group = await groupOf(orm, caller)
  const pair = await readPair(orm, doubles, false)
  assertCan(caller, 'patient.merge', pair && subjectOfPair(pair, caller, group))
  if (!pair) throw notFound()
  assertMergeable(pair, caller, group)
  const { keep, merge } = pair
  return {
    moves: await countMoves(orm, { patientId: merge.patient.id, historyId: merge.historyId }),
    conflicts: [...differing(pair), ...ofVisits(await collisions(orm, doubles))],
    accounts: { keep: await accountOf(orm, keep), merge: await accountOf(orm, merge) },
    patients: { keep: personOf(keep), merge: personOf(merge) },
  }
}

async function accountOf(orm: Reader, { account }: Double) {
  if (!account) return null
  const [last] = await orm
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.actorId, account.id), eq(audit.action, 'session.sign-in')))
    .orderBy(desc(audit.id))
    .limit(1)
  return { email: account.email, lastSignIn: last?.at.toISOString() ?? null }
}

function personOf({ patient: { id, name, surname, birthdate, dni, city, phone } }: Double) {
  return { id, name, surname, birthdate, dni, city, phone }
}
