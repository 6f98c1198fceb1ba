import { eq } from 'drizzle-orm'
import { memberships } from '../../db/schema/memberships.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { endWork } from '../offboarding/delete-doctor.ts'
import { leaveClinic } from '../offboarding/leave-clinic.ts'
import { assertOtherAdmin, onMember } from './queries.ts'

interface Removal {
  force: boolean
  currentPassword: string | undefined
}

/**
 * Somebody works at the clinic no more, from this moment on; an invitation is taken back. Throws 403, 404, 409 for the last
 * administrator and, without `force`, for a doctor whose visits are ahead; and what `requireProof` throws.
 */
export async function removeMember(
  deps: Deps,
  caller: Caller,
  id: string,
  { force, currentPassword }: Removal,
): Promise<void> {
  await requireProof(deps, caller, currentPassword)
  await endMembership(deps, caller, id, { force })
}

/** The removal itself, of somebody whose password was given a moment ago. */
export async function endMembership(
  deps: Deps,
  caller: Caller,
  id: string,
  { force }: { force: boolean },
): Promise<void> {
  await write(deps, caller, onMember('member.remove', id), async (act, { membership, person }) => {
    const { clinicId, roles } = membership
    if (!person) await act.tx.delete(memberships).where(eq(memberships.id, id))
    else {
      if (roles.includes('clinicadmin')) await assertOtherAdmin(act.tx, membership)
      if (roles.includes('doctor')) await endWork(act, person, force)
      await leaveClinic(act, person)
    }
    const trace = { action: 'member.remove', entity: 'membership', entityId: id, clinicId }
    return act.audit({ ...trace, details: { roles } })
  })
}
