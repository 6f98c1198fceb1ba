/** When a session ends by itself; all in milliseconds, instants since the epoch. */
export interface SessionClock {
  /** When the session was last used. */
  usedAt: number
  /** How long it may stay unused. */
  idle: number
  /** When it ends whatever happens. */
  endsAt: number
}

export interface SessionPhase {
  kind: 'open' | 'warning' | 'over'
  /** `idle` can be put off by using the session, `absolute` cannot. */
  reason: 'idle' | 'absolute'
  /** Milliseconds until the end. */
  left: number
}

const longestWarning = 60_000

/** The session's phase at `now`: the warning starts a minute before its end. */
export function phaseAt({ usedAt, idle, endsAt }: SessionClock, now: number): SessionPhase {
  const idleEnd = usedAt + idle
  const reason = endsAt <= idleEnd ? 'absolute' : 'idle'
  const left = Math.min(idleEnd, endsAt) - now
  const warning = Math.min(longestWarning, idle / 2)
  return { kind: left <= 0 ? 'over' : left <= warning ? 'warning' : 'open', reason, left: Math.max(0, left) }
}

/** The clinic API records a session's use at most this often, so its idle time may have started that much earlier. */
const longestNoteGap = 60_000

/**
 * How long a browser may rely on an unused session: what the clinic API allows, less the use it may not have recorded.
 */
export function reliableIdle(allowed: number): number {
  return allowed - Math.min(longestNoteGap, allowed / 4)
}
