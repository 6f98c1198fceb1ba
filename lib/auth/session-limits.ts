import { hourMs, minuteMs } from '#contract/durations'
import 'server-only'
import type { Session } from '@/lib/auth/session'
import { reliableIdle } from '@/lib/domain/session-clock'
import { env } from '@/lib/env'

/** Milliseconds that the browser needs to warn in time; lengths, because its clock may differ. */
export function sessionLimits(
  session: Pick<Session, 'startedAt'>,
  now: number,
): { idle: number; left: number } {
  const { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS } = env()
  return {
    idle: reliableIdle(SESSION_IDLE_MINUTES * minuteMs),
    left: session.startedAt + SESSION_MAX_HOURS * hourMs - now,
  }
}
