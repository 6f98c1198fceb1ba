import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { minuteMs } from '#contract/durations'
import { named, runNamed } from '../db/named.ts'
import type { Deps } from '../deps.ts'

const shareEveryMs = 1_000
/**
 * Keys below this part of the limit are not shared between processes: most requests then cost the database
 * nothing.
 */
const worthSharing = 1 / 20

interface Count {
  /** Counted by this process. */
  own: number
  /** The part of `own` that the other processes have been told. */
  told: number
  /** Counted by the other processes, as of the last exchange. */
  others: number
  max: number
}

const share = named(
  'share_request_counts',
  `insert into request_counts as c (key, minute, count)
    select key, :minute::timestamptz, count from unnest(:keys::text[], :counts::int[]) as told (key, count)
    on conflict (minute, key) do update set count = c.count + excluded.count
    returning key, count`,
)

/** Requests by key in the present minute: counted in memory, and exchanged with the other processes each second. */
export class SharedCounts {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  readonly #timer: NodeJS.Timeout
  #counts = new Map<string, Count>()
  #minute = 0

  constructor(deps: Pick<Deps, 'db' | 'clock'>, onFault: (error: unknown) => void) {
    this.#deps = deps
    this.#timer = setInterval(() => this.exchange().catch(onFault), shareEveryMs).unref()
  }

  /** Counts one more. `ttl` is how many milliseconds the minute still has. */
  add(key: string, max: number): { current: number; ttl: number } {
    const now = this.#deps.clock.now().getTime()
    const minute = Math.floor(now / 60_000)
    if (minute !== this.#minute) this.#counts = new Map()
    this.#minute = minute
    const count = this.#counts.get(key) ?? { own: 0, told: 0, others: 0, max }
    this.#counts.set(key, count)
    count.own += 1
    return { current: count.own + count.others, ttl: (minute + 1) * minuteMs - now }
  }

  async exchange(): Promise<void> {
    const counts = this.#counts
    const busy = [...counts].filter(([, { own, told, max }]) => own > told && own >= max * worthSharing)
    if (busy.length === 0) return
    const news = busy.map(([, { own, told }]) => own - told)
    for (const [, count] of busy) count.told = count.own
    const rows = await runNamed<{ key: string; count: number }>(this.#deps.db, share, {
      minute: new Date(this.#minute * minuteMs).toISOString(),
      keys: busy.map(([key]) => key),
      counts: news.map(String),
    })
    for (const { key, count: all } of rows) {
      const count = counts.get(key)
      if (count) count.others = Math.max(0, all - count.told)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** The counts as the plugin asks for them. */
export function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class {
    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      _timeWindow: number,
      max: number,
    ): void {
      answer(null, counts.add(key, max))
    }

    child() {
      return this
    }
  }
}
