import { eq, isNotNull, or } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { writeUntraced } from '../../../write/write.ts'
import { resealSeed } from './totp.ts'

/** Seals with the newest secret what an older one has sealed, so that the older one can be left out some day. */
export async function resealSeeds(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  await writeUntraced(deps, async ({ tx }) => {
    const sealed = await tx
      .select({ id: users.id, totpSecret: users.totpSecret, totpPendingSecret: users.totpPendingSecret })
      .from(users)
      .where(or(isNotNull(users.totpSecret), isNotNull(users.totpPendingSecret)))
      .for('update')
    for (const { id, ...seeds } of sealed) {
      const anew = (seed: string | null) => (seed === null ? null : (resealSeed(deps.env, id, seed) ?? seed))
      const change = { totpSecret: anew(seeds.totpSecret), totpPendingSecret: anew(seeds.totpPendingSecret) }
      if (change.totpSecret === seeds.totpSecret && change.totpPendingSecret === seeds.totpPendingSecret)
        continue
      await tx.update(users).set(change).where(eq(users.id, id))
    }
  })
}
