import { dayMs, hourMs, minuteMs } from '#contract/durations'
import type { Env } from '../../../env.ts'

/** Milliseconds. */
export function lifetimes(env: Env) {
  return {
    access: env.ACCESS_TOKEN_SECONDS * 1000,
    refresh: env.REFRESH_TOKEN_DAYS * dayMs,
    idle: env.SESSION_IDLE_MINUTES * minuteMs,
    absolute: env.SESSION_MAX_HOURS * hourMs,
  }
}

/** True once the session ended by time: unused for too long, or too old. */
export function hasLapsed(session: { createdAt: Date; lastSeenAt: Date }, now: Date, env: Env): boolean {
  const { idle, absolute } = lifetimes(env)
  return (
    now.getTime() - session.lastSeenAt.getTime() > idle ||
    now.getTime() - session.createdAt.getTime() > absolute
  )
}
