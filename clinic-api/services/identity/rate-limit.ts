import { minuteMs } from '#contract/durations'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, rateLimited } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'

const usualWindowMs = 15 * minuteMs
/** So much later than a request's own time can the attempt of another be that was faster, also on another machine. */
const overtakenMs = 60_000

// The window slides: whatever 15 minutes one looks at, they hold no more than the limit. Attempts of a time to come, by a
// clock that was ahead, do not count and are forgotten.
const isCounted = 'a > :since::timestamptz and a <= :latest::timestamptz'
const admitAttempt = named(
  'admit_attempt',
  `insert into rate_limits as r (key, attempts, admitted, updated_at)
    values (:key, array[:now::timestamptz], true, :now::timestamptz)
    on conflict (key) do update set
      attempts = case when (select count(*) from unnest(r.attempts) a where ${isCounted}) < :limit::int
        then array(select a from unnest(r.attempts) a where ${isCounted} order by a) || :now::timestamptz
        else array(select a from unnest(r.attempts) a where ${isCounted} order by a) end,
      admitted = (select count(*) from unnest(r.attempts) a where ${isCounted}) < :limit::int,
      updated_at = :now::timestamptz
    returning admitted, r.attempts[1] as oldest`,
)

const forgetAttempt = named(
  'forget_attempt',
  'update rate_limits set attempts = attempts[1:cardinality(attempts) - 1] where key = :key',
)

/** Counts one attempt under `key`; throws 429 when 15 minutes, or `windowMs`, already hold `limit` of them. */
export async function admit(deps: Deps, key: string, limit: number, windowMs = usualWindowMs): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - windowMs)
  const [row] = await runNamed<{ admitted: boolean; oldest: Date | null }>(deps.db, admitAttempt, {
    key,
    limit,
    now: now.toISOString(),
    since: since.toISOString(),
    latest: new Date(now.getTime() + overtakenMs).toISOString(),
  })
  if (!row || row.admitted) return
  const oldest = Math.min((row.oldest ?? now).getTime(), now.getTime())
  throw rateLimited(Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000)))
}

/** Like `admit`, for acts that are silently left out beyond the limit. */
export async function isWithin(deps: Deps, key: string, limit: number): Promise<boolean> {
  try {
    await admit(deps, key, limit)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return false
    throw error
  }
}

const addressKey = ({ address }: Visitor) => `address:${address}`

/** Counts a call that anybody may make, under the network address it comes from. Throws 429. */
export function admitVisitor(deps: Deps, visitor: Visitor): Promise<void> {
  return admit(deps, addressKey(visitor), deps.env.LOGIN_LIMIT_PER_ADDRESS)
}

/** A whole hospital may stand behind one address: who signs in rightly is not counted. */
export function forgiveVisitor(deps: Deps, visitor: Visitor): Promise<void> {
  return forgive(deps, addressKey(visitor))
}

/** A right password is not a guess: it takes its own attempt back. */
export async function forgive(deps: Deps, key: string): Promise<void> {
  await runNamed(deps.db, forgetAttempt, { key })
}
