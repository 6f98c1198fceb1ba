import { eq } from 'drizzle-orm'
import { clinicSlugs } from '../../db/schema/clinic-slugs.ts'
import { ApiError } from '../../errors.ts'
import type { Act } from '../../write/write.ts'

/** Gives the clinic an address for its page, for good. Throws 409 for one that another clinic has or had. */
export async function claimSlug({ tx, now }: Act, clinicId: string, slug: string): Promise<void> {
  await tx.insert(clinicSlugs).values({ slug, clinicId, createdAt: now }).onConflictDoNothing()
  const [owner] = await tx
    .select({ clinicId: clinicSlugs.clinicId })
    .from(clinicSlugs)
    .where(eq(clinicSlugs.slug, slug))
  if (owner?.clinicId === clinicId) return
  const reason = 'This address is taken'
  throw new ApiError('conflict', reason, { errors: { slug: reason } })
}
