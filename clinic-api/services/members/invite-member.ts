import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { IdentityDocument } from '#contract/document-kinds'
import { documentOf } from '#contract/documents'
import type { inviteMemberInput } from '#contract/members'
import { sentences } from '#contract/sentences'
import { type Reader, rowsOf } from '../../db/client.ts'
import { memberInvitations, memberships } from '../../db/schema/memberships.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Act, write } from '../../write/write.ts'
import { findAccount } from '../identity/accounts/account.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { invitedMs } from '../invitations/open-invitation.ts'
import { columnsOf, hasDocument } from '../patients/document.ts'
import { assertRoomForDoctor } from '../plans/limits.ts'
import { lockTeam, onMember } from './queries.ts'

type NewMember = z.output<typeof inviteMemberInput>

/**
 * Invites somebody to the team; answers the id of what becomes a membership. Throws 400 for another person's document, 403, also
 * beyond the plan, 404, 409 for somebody who works there or is invited, and for a new administrator what `requireProof` throws.
 */
export async function inviteMember(
  deps: Deps,
  caller: Caller,
  { clinicId, roles, currentPassword, dni, document, ...person }: NewMember,
): Promise<string> {
  if (roles.includes('clinicadmin')) await requireProof(deps, caller, currentPassword)
  const intent = { action: 'member.invite', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    const clinic = await lockTeam(tx, clinicId)
    if (!clinic) throw notFound()
    if (roles.includes('doctor')) await assertRoomForDoctor(tx, clinicId)
    const account = await findByEmail(tx, person.email)
    await assertNew(tx, clinicId, person.email, account?.id ?? null)
    const named = document || dni ? documentOf({ dni, document }) : null
    if (named) await assertOwnDocument(tx, named, account?.id ?? null)
    const id = newId()
    await tx.insert(memberships).values({ id, clinicId, roles, createdAt: now, updatedAt: now })
    const language = account ? languageOf(account.language) : person.language
    const columns = named && columnsOf(named)
    const invitation = {
      ...person,
      ...columns,
      membershipId: id,
      language,
      expiresAt: new Date(now.getTime() + invitedMs),
    }
    await tx.insert(memberInvitations).values(invitation)
    await sendInvitation(act, invitation, clinic.name)
    const trace = { action: 'member.invite', entity: 'membership', entityId: id, clinicId }
    return act.audit({ ...trace, details: { roles } }, id)
  })
}

/** Sends a new link; the one before ends. Throws 403, 404, and 409 for somebody who has accepted. */
export function inviteAgain(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onMember('member.invite', id), async (act, { membership, invitation }) => {
    if (!invitation) throw new ApiError('conflict', 'This invitation has been accepted')
    const { tx, now } = act
    const { clinicId } = membership
    // Never the same end twice: the link follows from it.
    const end = Math.max(now.getTime() + invitedMs, invitation.expiresAt.getTime() + 1)
    await tx
      .update(memberInvitations)
      .set({ tokenHash: null, expiresAt: new Date(end) })
      .where(eq(memberInvitations.membershipId, id))
    const clinic = await lockTeam(tx, clinicId)
    await sendInvitation(act, invitation, clinic?.name ?? '')
    return act.audit({ action: 'member.invite', entity: 'membership', entityId: id, clinicId })
  })
}

type Addressed = Pick<typeof memberInvitations.$inferInsert, 'membershipId' | 'email' | 'language'>

function sendInvitation(act: Act, invitation: Addressed, clinicName: string): Promise<void> {
  const { membershipId, email: to, language } = invitation
  return act.mail({ to, content: { kind: 'member-invited', language, clinicName, membershipId } })
}

/** The living account of this address; a username is none. */
export async function findByEmail(tx: Reader, email: string) {
  const account = await findAccount(tx, email)
  return account?.email.toLowerCase() === email.toLowerCase() ? account : null
}

/** Throws 409 for somebody who works at the clinic, or is invited already. */
async function assertNew(tx: Reader, clinicId: string, email: string, userId: string | null): Promise<void> {
  const [known] = await rowsOf<{ isInvited: boolean }>(
    tx,
    sql`select m.staff_id is null "isInvited" from memberships m
        left join member_invitations i on i.membership_id = m.id left join staff s on s.id = m.staff_id
      where m.clinic_id = ${clinicId} and m.ended_at is null and s.deleted_at is null
        and (lower(i.email) = lower(${email}) or s.user_id = ${userId}) limit 1`,
  )
  if (!known) return
  const message = known.isInvited ? 'This address has been invited already' : 'This person already works here'
  throw new ApiError('conflict', message)
}

/** Throws 400 for the document of somebody else of the staff, wherever. */
async function assertOwnDocument(
  tx: Reader,
  document: IdentityDocument,
  userId: string | null,
): Promise<void> {
  const [other] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(hasDocument(staff, document), isNull(staff.deletedAt), ne(staff.userId, userId ?? '')))
  if (other) throw new ApiError('duplicate', sentences.doctorTaken)
}
