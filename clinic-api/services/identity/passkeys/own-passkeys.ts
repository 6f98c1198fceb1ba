import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { mostPasskeys, type newPasskeyInput, type Passkey, type PasskeyRequest } from '#contract/passkeys'
import type { Reader } from '../../../db/client.ts'
import { passkeys } from '../../../db/schema/passkeys.ts'
import { patients } from '../../../db/schema/patients.ts'
import { staff } from '../../../db/schema/staff.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import type { Subject } from '../../../policy/can.ts'
import { write } from '../../../write/write.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { requireProof } from '../sessions/require-proof.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { requireAccount } from '../two-factor/set-up.ts'
import { askedAlone, takenAlone } from './challenges.ts'
import { knownPasskeys } from './question.ts'
import { questionMs, relyingParty } from './relying-party.ts'
import { passkeyRefused } from './sign-in-with-passkey.ts'

type PasskeyRow = typeof passkeys.$inferSelect

/** EdDSA, ES256, RS256: what devices and the check of their answers both know. */
const algorithms = [-8, -7, -257]

const ofSession = ({ sessionId }: Caller) => ({ purpose: 'add', hangsOn: sessionId }) as const

export async function listPasskeys({ db }: Deps, { userId }: Caller): Promise<Passkey[]> {
  const rows = await db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))
  return rows.map(toWirePasskey)
}

/** Options for the browser to make a passkey. Throws what `requireProof` throws. */
export async function askForPasskey(
  deps: Deps,
  caller: Caller,
  currentPassword?: string,
): Promise<PasskeyRequest> {
  const account = await requireAccount(deps.db.orm, caller)
  await requireProof(deps, caller, currentPassword)
  const challenge = await askedAlone(deps, ofSession(caller))
  const { id, email: name } = account
  return {
    challenge,
    rp: { id: relyingParty(deps.env).rpID, name: 'Consulta' },
    user: {
      id: Buffer.from(id).toString('base64url'),
      name,
      displayName: (await fullName(deps.db.orm, id)) ?? name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: questionMs,
    excludeCredentials: await knownPasskeys(deps.db.orm, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  }
}

/** The person's name, which devices show beside the address; null for an account without a person. */
async function fullName(orm: Reader, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ staff, patient: patients })
    .from(users)
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deletedAt)))
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(eq(users.id, userId))
  const person = row?.staff ?? row?.patient
  return person ? `${person.name} ${person.surname}` : null
}

/**
 * Keeps what the browser has made, and ends the other sessions. Throws 400 when it is not what was asked for, 409 when
 * there are many already, and what `requireProof` throws.
 */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { name, made }: z.output<typeof newPasskeyInput>,
): Promise<Passkey> {
  const { userId } = caller
  const account = await requireAccount(deps.db.orm, caller)
  await requireProof(deps, caller, undefined)
  const facts = await factsOf(deps, caller, made)
  if (!facts) throw passkeyRefused()
  const conflict = () => passkeyRefused()
  const intent = { action: 'passkey.add', subject: { userId }, conflict } as const
  return write(deps, caller, intent, async (act) => {
    // Two that come at once are counted one after the other.
    await act.tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [present] = await act.tx.select({ sum: count() }).from(passkeys).where(eq(passkeys.userId, userId))
    if ((present?.sum ?? 0) >= mostPasskeys) {
      throw new ApiError('conflict', 'Remove one of your passkeys first')
    }
    const row = { ...facts, id: newId(), userId, name, createdAt: act.now, lastUsedAt: null }
    await act.tx.insert(passkeys).values(row)
    await revokeSessionsOf(act, userId, 'passkey added', caller.sessionId)
    await tellOwner(act, account, (to) => ({ kind: 'passkey-changed', ...to, change: 'added', name }))
    const trace = { action: 'passkey.add', entity: 'passkey', entityId: row.id }
    return act.audit(trace, toWirePasskey(row))
  })
}

type Made = z.output<typeof newPasskeyInput>['made']

/** The fields to store of a passkey; null when it does not answer this session's challenge for our origin. */
async function factsOf(deps: Deps, caller: Caller, made: Made) {
  const { rpID, origin } = relyingParty(deps.env)
  const { clientDataJSON, transports } = made.response
  const challenge = await takenAlone(deps, clientDataJSON, ofSession(caller))
  if (challenge === null) return null
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    // It says by an error what does not fit.
    return null
  }
}

export async function getPasskey(orm: Reader, id: string): Promise<PasskeyRow | null> {
  const [row] = await orm.select().from(passkeys).where(eq(passkeys.id, id))
  return row ?? null
}

export function subjectOfPasskey({ userId }: PasskeyRow): Subject {
  return { userId }
}

/** From now on it opens nothing, and the other sessions end. Throws 404, and what `requireProof` throws. */
export async function removePasskey(
  deps: Deps,
  caller: Caller,
  { id, currentPassword }: { id: string; currentPassword: string | undefined },
): Promise<void> {
  const account = await requireAccount(deps.db.orm, caller)
  await requireProof(deps, caller, currentPassword)
  const find = (tx: Reader) => getPasskey(tx, id)
  const intent = { action: 'passkey.remove', find, subject: subjectOfPasskey } as const
  await write(deps, caller, intent, async (act, { name }) => {
    await act.tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, caller.userId)))
    await revokeSessionsOf(act, caller.userId, 'passkey removed', caller.sessionId)
    await tellOwner(act, account, (to) => ({ kind: 'passkey-changed', ...to, change: 'removed', name }))
    return act.audit({ action: 'passkey.remove', entity: 'passkey', entityId: id })
  })
}

function toWirePasskey({ createdAt, lastUsedAt, id, name, credentialId }: PasskeyRow): Passkey {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
  return { id, name, ...times, credentialId }
}
