import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '#contract/durations'
import type { acceptGuardianInput } from '#contract/guardians'
import type { Reader } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import { type VisitorAct, writeUntraced, writeWithoutSession } from '../../write/write.ts'
import { createAccount } from '../identity/accounts/create-account.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { admitVisitor } from '../identity/rate-limit.ts'
import { hashToken, newToken, sameHash, tokenId } from '../identity/sessions/tokens.ts'
import { living } from './ties.ts'

const weekMs = 7 * dayMs
const mostMisses = 5

type Answer = z.output<typeof acceptGuardianInput>

/** The path of a fresh link, in place of an older one; null when there is nothing left to accept. */
export function openInvitation(deps: Deps, guardianId: string): Promise<string | null> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const token = newToken(guardianId)
    const [opened] = await tx
      .update(guardians)
      .set({ tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + weekMs) })
      .where(and(eq(guardians.id, guardianId), isNull(guardians.userId), isNull(guardians.endedAt)))
      .returning({ id: guardians.id })
    return opened ? `/guardian/${encodeURIComponent(token)}` : null
  })
}

/** Facts that the link may tell anybody. Throws 404 for one that was used, has ended or is none of ours. */
export async function readInvitation(deps: Deps, token: string) {
  const { tie, patient, clinicName } = await find(deps.db.orm, deps.clock.now(), token)
  const account = await accountAt(deps.db.orm, tie.email)
  return { firstName: patient.name, clinicName, relation: tie.relation, hasAccount: account !== null }
}

/**
 * Accepts an invitation: signed in as the account with its address, or with what makes one. The patient's birthdate shows
 * that the mail reached the right person; the fifth wrong one ends the link. Throws 400, 403, 404 and 429.
 */
export async function acceptInvitation(
  deps: Deps,
  visitor: Visitor,
  { token, caller, ...answer }: Answer & { token: string; caller: Caller | null },
): Promise<string> {
  await admitVisitor(deps, visitor)
  const { tie, patient } = await find(deps.db.orm, deps.clock.now(), token)
  const account = await accountAt(deps.db.orm, tie.email)
  if (account && account.id !== caller?.userId)
    throw new ApiError('forbidden', 'Log in with the account that was invited')
  if (account && account.id === patient.userId) throw notFound()
  if (account && (await isGuardedBy(deps, account.id, patient.userId)))
    throw new ApiError('conflict', 'This patient acts for you already')
  if (answer.birthdate !== patient.birthdate) {
    await countMiss(deps, visitor, tie)
    throw invalidInput({ birthdate: 'This is not the birthdate that the clinic has' })
  }
  const person = account ? null : personOf(answer)
  const passwordHash = person && (await hashPassword(person.password))
  await writeWithoutSession(
    deps,
    visitor,
    async (act) => {
      const userId = account?.id ?? (await makeAccount(act, tie.email, passwordHash ?? ''))
      await settle(act, tie.id, userId, person)
      const trace = { action: 'guardian.accept', entity: 'guardian', entityId: tie.id, actorId: userId }
      const { patientId, clinicId } = tie
      return act.audit({ ...trace, patientId, clinicId, details: { relation: tie.relation } })
    },
    { conflict: () => notFound() },
  )
  return tie.email
}

async function find(orm: Reader, now: Date, token: string) {
  const id = tokenId(token)
  const which = and(eq(guardians.id, id ?? ''), isNull(guardians.userId), gt(guardians.expiresAt, now))
  const [found] = id ? await living(orm, now, which) : []
  if (!found?.tie.tokenHash || !sameHash(found.tie.tokenHash, hashToken(token))) throw notFound()
  return found
}

async function accountAt(orm: Reader, email: string) {
  const [account] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return account ?? null
}

/** Whether the patient's own account acts for whoever accepts. */
async function isGuardedBy({ db, clock }: Deps, userId: string, patientUser: string): Promise<boolean> {
  const ties = await living(db.orm, clock.now(), eq(guardians.userId, patientUser))
  return ties.some(({ patient }) => patient.userId === userId)
}

function personOf({ name, surname, password }: Answer) {
  if (!name) throw invalidInput({ name: 'Name is required' })
  if (!surname) throw invalidInput({ surname: 'Surname is required' })
  if (!password) throw invalidInput({ password: 'Password is required' })
  return { name, surname, password }
}

function makeAccount(act: VisitorAct, email: string, passwordHash: string): Promise<string> {
  return createAccount(act, { email, passwordHash, roles: ['patient'] })
}

/** A second simultaneous answer finds the link used. */
async function settle(
  { tx, now }: VisitorAct,
  id: string,
  userId: string,
  person: { name: string; surname: string } | null,
): Promise<void> {
  const [settled] = await tx
    .update(guardians)
    .set({
      userId,
      acceptedAt: now,
      tokenHash: null,
      ...(person && { name: person.name, surname: person.surname }),
    })
    .where(and(eq(guardians.id, id), isNull(guardians.userId), isNull(guardians.endedAt)))
    .returning({ id: guardians.id })
  if (!settled) throw notFound()
}

function countMiss(deps: Deps, visitor: Visitor, { id, patientId, clinicId }: typeof guardians.$inferSelect) {
  return writeWithoutSession(deps, visitor, async (act) => {
    const misses = sql`${guardians.misses} + 1`
    await act.tx
      .update(guardians)
      .set({
        misses,
        tokenHash: sql`case when ${misses} >= ${mostMisses} then null else ${guardians.tokenHash} end`,
        endedAt: sql`case when ${misses} >= ${mostMisses} then ${act.now.toISOString()}::timestamptz end`,
      })
      .where(and(eq(guardians.id, id), isNull(guardians.userId)))
    const trace = { action: 'guardian.refuse', outcome: 'refused', actorId: null } as const
    return act.audit({ ...trace, entity: 'guardian', entityId: id, patientId, clinicId })
  })
}
