import { eq, sql } from 'drizzle-orm'
import type { EmailChange } from '#contract/email-changes'
import type { Reader } from '../../db/client.ts'
import { emailChanges } from '../../db/schema/email-changes.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { admitVisitor } from '../identity/rate-limit.ts'
import { revokeSessionsOf } from '../identity/sessions/revoke-session.ts'
import { changeDetails } from '../patients/details.ts'
import { lockPatient } from '../patients/queries.ts'
import { type ChangeAct, openChangeToken } from './change-token.ts'

type Row = typeof emailChanges.$inferSelect

/** The state of a change behind its link. Throws 404 for one that has ended or is none of ours. */
export async function readEmailChange(deps: Deps, token: string): Promise<EmailChange> {
  const { row, does } = await find(deps, deps.db.orm, token)
  return { email: row.email, state: stateOf(row, does, deps.clock.now()) }
}

/**
 * Takes the new address, or stops that and goes back to the old one, which ends every session. Repeating it changes
 * nothing. Throws 404, 409 when an address is somebody else's by now, and 429.
 */
export async function followEmailChange(deps: Deps, visitor: Visitor, token: string): Promise<string> {
  await admitVisitor(deps, visitor)
  return writeWithoutSession(
    deps,
    visitor,
    async (act) => {
      const { row, does } = await find(deps, act.tx, token, true)
      const { id, userId } = row
      const state = stateOf(row, does, act.now)
      const about = { entity: 'user', entityId: userId, actorId: userId }
      if (state === 'open') {
        await signInWith(act, userId, row.email)
        await act.tx.update(emailChanges).set({ confirmedAt: act.now }).where(eq(emailChanges.id, id))
        return act.audit({ action: 'user.confirm-email', ...about }, said.confirmed)
      }
      if (state === 'stoppable') {
        await act.tx.update(emailChanges).set({ stoppedAt: act.now }).where(eq(emailChanges.id, id))
        if (row.confirmedAt) await goBack(act, row)
        return act.audit({ action: 'user.stop-email', ...about }, said.stopped)
      }
      return act.unchanged(said[state])
    },
    { conflict: taken },
  )
}

const said = {
  confirmed: 'You log in with this address from now on',
  stopped: 'The address of your account stays what it was',
}

const taken = () => new ApiError('conflict', 'This address can no longer be used')

async function find(deps: Deps, orm: Reader, token: string, isLocked = false) {
  const opened = openChangeToken(deps.env, token)
  const query = orm
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.id, opened?.id ?? ''))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row || !opened) throw notFound()
  return { row, does: opened.does }
}

function stateOf(row: Row, does: ChangeAct, now: Date): 'open' | 'confirmed' | 'stoppable' | 'stopped' {
  if (row.stoppedAt) {
    if (does === 'stop') return 'stopped'
    throw notFound()
  }
  if (does === 'confirm' && row.confirmedAt) return 'confirmed'
  const until = does === 'confirm' ? row.expiresAt : row.stoppableUntil
  if (until <= now) throw notFound()
  return does === 'confirm' ? 'open' : 'stoppable'
}

/** Whoever changed it may hold the account: all of its sessions end with the old address. */
async function goBack(act: VisitorAct, { userId, email, oldEmail }: Row): Promise<void> {
  const [account] = await act.tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (account?.email?.toLowerCase() !== email.toLowerCase()) return
  await signInWith(act, userId, oldEmail)
  await revokeSessionsOf(act, userId, 'address changed back')
}

async function signInWith(act: VisitorAct, userId: string, email: string): Promise<void> {
  const { tx, now } = act
  if (await hasAccount(tx, email)) throw taken()
  const [own] = await tx.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId))
  const found = own && (await lockPatient(tx, own.id, null))
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId))
  if (found) await changeDetails(act, userId, found, { email })
  await tx.execute(
    sql`update guardians g set email = ${email} where user_id = ${userId} and ended_at is null
      and not exists (select from guardians o where o.patient_id = g.patient_id and o.ended_at is null
        and o.id <> g.id and lower(o.email) = lower(${email}))`,
  )
}
