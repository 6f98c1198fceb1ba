import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Env } from '../../../env.ts'
import type { Visitor } from '../../../policy/caller.ts'
import type { Step } from '../../../write/write.ts'
import { deviceOfAgent } from './device-of-agent.ts'
import { lifetimes } from './lifetimes.ts'
import { hashToken, newToken, type TokenPair } from './tokens.ts'

/** A new session of the user, in the clinic that they worked in last; the pair is nowhere else than in the answer. */
export async function openSession(
  { tx, now }: Step,
  env: Env,
  { userId, visitor }: { userId: string; visitor: Pick<Visitor, 'address' | 'agent'> },
): Promise<TokenPair> {
  const id = newId()
  const pair = { access: newToken(id), refresh: newToken(id) }
  const { access, refresh } = lifetimes(env)
  await tx.insert(sessions).values({
    id,
    userId,
    clinicId: sql`(select m.clinic_id from staff s join memberships m on m.staff_id = s.id and m.clinic_id = s.last_clinic_id
      where s.user_id = ${userId} and s.deleted_at is null and m.ended_at is null)`,
    address: visitor.address,
    ...deviceOfAgent(visitor.agent),
    accessHash: hashToken(pair.access),
    accessExpiresAt: new Date(now.getTime() + access),
    refreshHash: hashToken(pair.refresh),
    refreshExpiresAt: new Date(now.getTime() + refresh),
    retiredAccess: [],
    rotations: [],
    createdAt: now,
    lastSeenAt: now,
  })
  return pair
}
