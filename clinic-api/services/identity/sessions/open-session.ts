import { v7 as newId } from 'uuid'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Env } from '../../../env.ts'
import type { Visitor } from '../../../policy/caller.ts'
import type { Step } from '../../../write/write.ts'
import { deviceOfAgent } from './device-of-agent.ts'
import { lifetimes } from './lifetimes.ts'
import { hashToken, newToken, type TokenPair } from './tokens.ts'

/** A new session of the user; the pair is nowhere else than in the answer. */
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
