import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ClinicRole } from '#contract/access'
import type { changeMemberInput } from '#contract/members'
import { memberInvitations, memberships } from '../../db/schema/memberships.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { endWork } from '../offboarding/delete-doctor.ts'
import { assertRoomForDoctor } from '../plans/limits.ts'
import {
  assertOtherAdmin,
  type Found,
  getMembership,
  listMembers,
  type MemberRecord,
  onMember,
} from './queries.ts'

type Change = z.output<typeof changeMemberInput>

/** Rights that open much: who gives them has proved a moment ago who they are. */
const powerful: readonly ClinicRole[] = ['clinicadmin', 'auditor']

/**
 * Changes the roles of a member and their telephone here. Throws 400 for a doctor without a specialty, 403, also beyond
 * the plan, 404, 409 for the last administrator and, without `force`, for a doctor whose visits are ahead; and what
 * `requireProof` throws.
 */
export async function changeMember(
  deps: Deps,
  caller: Caller,
  id: string,
  { roles, specialty, phone, currentPassword, force }: Change & { force: boolean },
): Promise<MemberRecord> {
  const known = await getMembership(deps.db.orm, id)
  const gives = powerful.some((each) => roles.includes(each) && !known?.roles.includes(each))
  if (gives) await requireProof(deps, caller, currentPassword)
  return write(deps, caller, onMember('member.change', id), async (act, found) => {
    const { membership } = found
    const { clinicId } = membership
    const had = (role: ClinicRole) => membership.roles.includes(role)
    const has = (role: ClinicRole) => roles.some((each) => each === role)
    if (found.person && had('clinicadmin') && !has('clinicadmin')) await assertOtherAdmin(act.tx, membership)
    if (has('doctor')) await nameSpecialty(act, found, specialty)
    if (!had('doctor') && has('doctor')) await assertRoomForDoctor(act.tx, clinicId)
    if (found.person && had('doctor') && !has('doctor')) await endWork(act, found.person, force)
    await act.tx.update(memberships).set({ roles, phone, updatedAt: act.now }).where(eq(memberships.id, id))
    const [changed] = await listMembers(act.tx, { clinicId, now: act.now.toISOString(), id })
    if (!changed) throw notFound()
    const trace = { action: 'member.change', entity: 'membership', entityId: id, clinicId }
    const fields = changed.phone === membership.phone ? {} : { fields: ['phone'] }
    return act.audit({ ...trace, details: { roles, before: membership.roles, ...fields } }, changed)
  })
}

/** A doctor has one specialty at all their clinics. Throws 400 without one. */
async function nameSpecialty(
  { tx, now }: Act,
  { membership, invitation }: Found,
  specialty: Change['specialty'],
): Promise<void> {
  const { staffId, id } = membership
  if (staffId === null) {
    if (!specialty && !invitation?.specialty) throw missing()
    if (specialty)
      await tx.update(memberInvitations).set({ specialty }).where(eq(memberInvitations.membershipId, id))
    return
  }
  const [person] = await tx.select({ specialty: staff.specialty }).from(staff).where(eq(staff.id, staffId))
  if (!specialty && !person?.specialty) throw missing()
  if (specialty) await tx.update(staff).set({ specialty, updatedAt: now }).where(eq(staff.id, staffId))
}

const missing = () => invalidInput({ specialty: 'Specialty is required' }, 'Specialty is required')
