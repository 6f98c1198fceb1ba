import 'server-only'
import { ApiError } from '@/lib/api/error'
import { getViewer, refreshTokens } from '@/lib/api/users'
import { openedSession, type Session } from '@/lib/auth/session'
import type { Tokens, Viewer } from '@/lib/domain/session'

/** `refused` means signed out; `unavailable` keeps the session: nobody loses it because a server is down. */
export type Renewal = { kind: 'renewed'; session: Session } | { kind: 'refused' } | { kind: 'unavailable' }

/** How long a renewal is answered again to late requests with the old cookie; the API's grace is the same. */
const graceMs = 60_000

interface Flight {
  renewal: Promise<Renewal>
  settledAt: number | null
}

// Middleware and handlers are separate bundles in one process: only globalThis is shared between them.
const store = globalThis as typeof globalThis & {
  consultaRenewals?: Map<string, Flight>
  /** Name of the session to when it may be forgotten, in milliseconds. */
  consultaEndedSessions?: Map<string, number>
}
store.consultaRenewals ??= new Map()
const flights = store.consultaRenewals
store.consultaEndedSessions ??= new Map()
const ended = store.consultaEndedSessions

/** Renews the session's tokens: one call upstream however many requests ask at once. `now` in milliseconds. */
export function renewSession(session: Session, now: number): Promise<Renewal> {
  forgetSettled(now)
  const key = session.tokens.refresh
  const known = flights.get(key)
  if (known) return known.renewal.then((renewal) => followOn(unlessEnded(session, renewal), now))
  const flight: Flight = { renewal: attempt(session, now), settledAt: null }
  flights.set(key, flight)
  void flight.renewal.then((renewal) => {
    if (renewal.kind === 'renewed') flight.settledAt = now
    else flights.delete(key)
  })
  return flight.renewal.then((renewal) => unlessEnded(session, renewal))
}

/** After signing out: a renewal that is under way, or kept for late requests, brings no cookie back. */
export function forgetRenewals(session: Session, clock = Date.now): void {
  ended.set(nameOf(session), clock() + graceMs)
}

function unlessEnded(session: Session, renewal: Renewal): Renewal {
  return ended.has(nameOf(session)) ? { kind: 'refused' } : renewal
}

const nameOf = ({ viewer, startedAt }: Session) => `${viewer.userId} ${startedAt}`

/** A renewal of a while ago may be due itself by now. */
function followOn(renewal: Renewal, now: number): Renewal | Promise<Renewal> {
  const due = renewal.kind === 'renewed' && now >= renewal.session.tokens.renewAt
  return due ? renewSession(renewal.session, now) : renewal
}

async function attempt(session: Session, now: number): Promise<Renewal> {
  try {
    const { tokens, viewer: told } = await refreshTokens(session.tokens.refresh, now)
    const viewer = told ?? (await viewerNow(tokens, session.viewer))
    return { kind: 'renewed', session: openedSession(viewer, tokens, session.startedAt) }
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unavailable' }
  }
}

/** Roles may have changed since. The new tokens are kept even if nobody can say: the old ones are used up. */
async function viewerNow(tokens: Tokens, known: Viewer): Promise<Viewer> {
  try {
    return await getViewer({ accessToken: tokens.access })
  } catch (error) {
    if (isRefusal(error)) throw error
    return known
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

function forgetSettled(now: number): void {
  for (const [key, { settledAt }] of flights) {
    if (settledAt !== null && now - settledAt > graceMs) flights.delete(key)
  }
  for (const [name, until] of ended) if (now > until) ended.delete(name)
}
