import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import type { Reader } from '../../db/client.ts'
import { clinicSlugs } from '../../db/schema/clinic-slugs.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { moveZone } from './move-zone.ts'
import { type ClinicRecord, getClinic, subjectOfClinic } from './queries.ts'

type Changes = z.infer<typeof updateClinicInput>

/**
 * The changed clinic. Throws 400 for another plan, which only its payment brings, 403, 404, and 409 when the clinic
 * was changed since the writer read it or its time zone changes more than was confirmed; where what protects the staff's accounts changes, what `requireProof` throws.
 */
export async function updateClinic(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  { plan, version, zoneVersion, currentPassword, ...changes }: Changes,
): Promise<ClinicRecord> {
  const before = await getClinic(deps.db.orm, clinicId)
  if (before && protectsOtherwise(before, changes)) await requireProof(deps, caller, currentPassword)
  return write(deps, caller, onClinic(clinicId), async (act, present) => {
    if (version !== undefined && version !== present.version) throw stale()
    if (plan !== undefined && plan !== present.planId) {
      throw invalidInput({ plan: 'The plan changes with its payment' })
    }
    const { timeZone: to } = changes
    if (to !== undefined && to !== present.timeZone) await moveZone(act, present, { to, seen: zoneVersion })
    if (changes.slug) await claimSlug(act, clinicId, changes.slug)
    const change = { ...changes, version: present.version + 1, updatedAt: act.now }
    const [updated] = await act.tx.update(clinics).set(change).where(eq(clinics.id, clinicId)).returning()
    if (!updated) throw notFound()
    return act.audit({ action: 'clinic.update', entity: 'clinic', entityId: clinicId, clinicId }, updated)
  })
}

/** A field that is left out stays what it is. */
const protectsOtherwise = (
  before: ClinicRecord,
  {
    staffSecondFactor = before.staffSecondFactor,
    strictPasswords = before.strictPasswords,
  }: Partial<Changes>,
) => staffSecondFactor !== before.staffSecondFactor || strictPasswords !== before.strictPasswords

function onClinic(id: string): IntentOn<ClinicRecord> {
  return { action: 'clinic.update', find: (tx) => lockClinic(tx, id), subject: subjectOfClinic }
}

async function lockClinic(tx: Reader, id: string): Promise<ClinicRecord | null> {
  const [clinic] = await tx.select().from(clinics).where(eq(clinics.id, id)).for('update')
  return clinic ?? null
}

/** Gives the clinic an address for its page, for good. Throws 409 for one that another clinic has or had. */
async function claimSlug({ tx, now }: Act, clinicId: string, slug: string): Promise<void> {
  await tx.insert(clinicSlugs).values({ slug, clinicId, createdAt: now }).onConflictDoNothing()
  const [owner] = await tx
    .select({ clinicId: clinicSlugs.clinicId })
    .from(clinicSlugs)
    .where(eq(clinicSlugs.slug, slug))
  if (owner?.clinicId === clinicId) return
  const reason = 'This address is taken'
  throw new ApiError('conflict', reason, { errors: { slug: reason } })
}
