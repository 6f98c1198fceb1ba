import type { Orm } from '../db/client.ts'
import { guardianName } from '../db/guardian-name.ts'
import { named, runNamed } from '../db/named.ts'
import { forbidden } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'

// The same lock for whoever writes and whoever ends the tie: two who each hold a weaker one would wait for each other.
const lockTie = named(
  'lock_tie',
  `select ${guardianName(':patientId', ':userId', ':now::timestamptz', 'for no key update of g')} "name"`,
)

/** Makes sure that the caller, if they act for a patient, still does, and goes on to do so until the write ends. Throws 403. */
export async function assertTie(
  { tx, now }: { tx: Orm; now: Date },
  { userId, behalf }: Caller,
): Promise<void> {
  if (!behalf) return
  const values = { patientId: behalf.patientId, userId, now: now.toISOString() }
  const [found] = await runNamed<{ name: string | null }>(tx, lockTie, values)
  if (found?.name == null) throw forbidden()
}
