import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { ClinicRole } from '#contract/access'
import { fieldErrors } from '#contract/errors'
import { acceptInvitationInput, type Invitation } from '#contract/members'
import { sentences } from '#contract/sentences'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { memberInvitations, memberships } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound, unauthenticated } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import { type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { createAccount } from '../identity/accounts/create-account.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { assertStrongEnough } from '../identity/passwords/strong-enough.ts'
import { admitVisitor } from '../identity/rate-limit.ts'
import { hashToken } from '../identity/sessions/tokens.ts'
import { assertRoomForDoctors } from '../plans/limits.ts'
import { findByEmail } from './invite-member.ts'
import { lockTeam } from './queries.ts'

/** Reads what the link is about. Throws 404 for one that is none of ours, was used or has run out, and 429. */
export async function readInvitation(deps: Deps, visitor: Visitor, token: string): Promise<Invitation> {
  await admitVisitor(deps, visitor)
  const { invitation, membership, clinic } = await open(deps, token)
  const { email, name, surname } = invitation
  return {
    clinicName: clinic.name,
    roles: membership.roles,
    email,
    name,
    surname,
    hasAccount: (await findByEmail(deps.db.orm, email)) !== null,
    strictPasswords: clinic.strictPasswords,
  }
}

type Given = Partial<z.input<typeof acceptInvitationInput>> | null | undefined

interface Accepted {
  clinicId: string
  clinicName: string
  roles: ClinicRole[]
  doctorId: string | null
}

/**
 * Somebody new makes their account by it; whoever has one is signed in and needs nothing. Throws 400, 401 without the
 * session of the account, 403 with another one, 404 as `readInvitation`, 409 without a free seat of the plan, and 429.
 */
export async function acceptInvitation(
  deps: Deps,
  visitor: Visitor,
  { token, caller, given }: { token: string; caller: Caller | null; given: Given },
): Promise<Accepted> {
  await admitVisitor(deps, visitor)
  const found = await open(deps, token)
  const { email } = found.invitation
  const account = await findByEmail(deps.db.orm, email)
  if (account && !caller) throw unauthenticated('notLoggedIn')
  if (account && caller?.userId !== account.id)
    throw new ApiError('forbidden', 'This invitation is for another account')
  const made = account ? null : await newAccount(deps, found, given)
  return writeWithoutSession(
    deps,
    visitor,
    async (act) => {
      const { tx } = act
      const { clinicId } = found.membership
      await lockTeam(tx, clinicId)
      const present = await find(tx, token, act.now)
      if (!present) throw notFound(unknown)
      const { invitation, membership, clinic } = present
      if (membership.roles.includes('doctor')) await assertRoomForDoctors(tx, clinicId, 1)
      const { language } = invitation
      const userId = account?.id ?? (made && (await createAccount(act, { ...made.account, email, language })))
      if (!userId) throw notFound(unknown)
      const staffId = await personOf(act, userId, made?.name ?? null, invitation)
      await join(act, membership, staffId)
      const doctorId = membership.roles.includes('doctor') ? staffId : null
      const trace = { action: 'member.join', entity: 'membership', entityId: membership.id, clinicId }
      const answer = { clinicId, clinicName: clinic.name, roles: membership.roles, doctorId }
      return act.audit({ ...trace, actorId: userId }, answer)
    },
    { conflict: () => new ApiError('conflict', sentences.doctorTaken) },
  )
}

const unknown = 'This invitation cannot be used any more'

type Invited = NonNullable<Awaited<ReturnType<typeof find>>>

async function open({ db, clock }: Deps, token: string): Promise<Invited> {
  const found = await find(db.orm, token, clock.now())
  if (!found) throw notFound(unknown)
  return found
}

async function find(orm: Reader, token: string, now: Date) {
  const isOpen = and(
    eq(memberInvitations.tokenHash, hashToken(token)),
    isNotNull(memberInvitations.tokenHash),
    gt(memberInvitations.expiresAt, now),
  )
  const [found] = await orm
    .select({ invitation: memberInvitations, membership: memberships, clinic: clinics })
    .from(memberInvitations)
    .innerJoin(memberships, eq(memberships.id, memberInvitations.membershipId))
    .innerJoin(clinics, eq(clinics.id, memberships.clinicId))
    .where(isOpen)
  return found ?? null
}

async function newAccount(deps: Deps, { membership }: Invited, given: Given) {
  const parsed = acceptInvitationInput.safeParse(given ?? {})
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  const { password, ...name } = parsed.data
  await assertStrongEnough(deps.db.orm, { clinicId: membership.clinicId }, { password })
  return { name, account: { passwordHash: await hashPassword(password), roles: [] } }
}

/** The person behind the account, at work for the first time maybe; what is known of them stays. */
async function personOf(
  { tx, now }: VisitorAct,
  userId: string,
  given: { name: string; surname: string } | null,
  { name, surname, dni, documentKind, documentCountry, specialty }: Invited['invitation'],
): Promise<string> {
  const document = documentKind ? { dni, documentKind, documentCountry: documentCountry ?? '' } : {}
  const [known] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update')
  if (known) {
    const named = known.dni ? {} : document
    const more = { ...named, specialty: known.specialty ?? specialty, updatedAt: now }
    await tx.update(staff).set(more).where(eq(staff.id, known.id))
    return known.id
  }
  const [patient] = await tx
    .select({ name: patients.name, surname: patients.surname })
    .from(patients)
    .where(eq(patients.userId, userId))
  const id = newId()
  const person = given ?? patient ?? { name, surname }
  await tx
    .insert(staff)
    .values({ ...person, ...document, id, userId, specialty, createdAt: now, updatedAt: now })
  return id
}

/** In place of an earlier membership that has ended. The invitation is used with it. */
async function join({ tx, now }: VisitorAct, { id, clinicId }: Invited['membership'], staffId: string) {
  await tx
    .delete(memberships)
    .where(
      and(
        eq(memberships.staffId, staffId),
        eq(memberships.clinicId, clinicId),
        isNotNull(memberships.endedAt),
      ),
    )
  await tx.update(memberships).set({ staffId, updatedAt: now }).where(eq(memberships.id, id))
  await tx.delete(memberInvitations).where(eq(memberInvitations.membershipId, id))
}
