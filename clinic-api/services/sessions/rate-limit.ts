import type { Statement } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { rateLimited } from '../../http/errors.ts'

const windowMs = 15 * 60_000

// The window slides: whatever 15 minutes one looks at, they hold no more than the limit.
const admitAttempt: Statement = {
  name: 'admit_attempt',
  text: `insert into rate_limits as r (key, attempts, admitted, updated_at)
    values ($1, array[$2::timestamptz], true, $2::timestamptz)
    on conflict (key) do update set
      attempts = case when (select count(*) from unnest(r.attempts) a where a > $3::timestamptz) < $4::int
        then array(select a from unnest(r.attempts) a where a > $3::timestamptz order by a) || $2::timestamptz
        else array(select a from unnest(r.attempts) a where a > $3::timestamptz order by a) end,
      admitted = (select count(*) from unnest(r.attempts) a where a > $3::timestamptz) < $4::int,
      updated_at = $2::timestamptz
    returning admitted, r.attempts[1] as oldest`,
}

const forgetAttempt: Statement = {
  name: 'forget_attempt',
  text: 'update rate_limits set attempts = attempts[1:cardinality(attempts) - 1] where key = $1',
}

/** Counts one attempt under `key`; throws 429 when 15 minutes already hold `limit` of them. */
export async function admit(deps: Deps, key: string, limit: number): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - windowMs)
  const [row] = await deps.db.run<{ admitted: boolean; oldest: Date | null }>(admitAttempt, [
    key,
    now.toISOString(),
    since.toISOString(),
    limit,
  ])
  if (!row || row.admitted) return
  const freeAt = (row.oldest ?? now).getTime() + windowMs
  throw rateLimited(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)))
}

/** A right password is not a guess: it takes its own attempt back. */
export async function forgive(deps: Deps, key: string): Promise<void> {
  await deps.db.run(forgetAttempt, [key])
}
