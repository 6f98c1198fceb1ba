import { type LinkAction, linkActions } from '#contract/visit-links'
import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'

/** The one thing that a link does: this, to this visit, while it stands at this time (milliseconds). */
export interface VisitLinkFacts {
  appointmentId: string
  startAt: number
  action: LinkAction
  /** How often the visit's links had been revoked when this one was made. */
  version?: number
}

const purpose = 'visit links'

/** Signed, so that nobody makes one for another visit or another action, and nothing of it has to be stored. */
export function visitLinkToken(
  env: SecretEnv,
  { appointmentId, startAt, action, version = 0 }: VisitLinkFacts,
): string {
  return signedToken(env, purpose, [appointmentId, startAt.toString(36), action, version].join('.'))
}

/** Null for whatever was not made by `visitLinkToken` with one of the secrets. */
export function openVisitLink(env: SecretEnv, token: string): VisitLinkFacts | null {
  const [appointmentId = '', startAt = '', name, version = '0'] =
    openSignedToken(env, purpose, token)?.split('.') ?? []
  const action = linkActions.find((each) => each === name)
  if (!action) return null
  return { appointmentId, startAt: Number.parseInt(startAt, 36), action, version: Number(version) }
}

/** The path of the visit as a file for calendar programs; its token is one that at most confirms. */
export function calendarPath(env: SecretEnv, visit: Omit<VisitLinkFacts, 'action'>): string {
  return `/api/visit-links/${visitLinkToken(env, { ...visit, action: 'confirm' })}/calendar`
}

/** The path into the room of a visit by video; it stays good when the visit moves. */
export function joinPath(env: SecretEnv, visit: Omit<VisitLinkFacts, 'action'>): string {
  return `/v/${visitLinkToken(env, { ...visit, action: 'join' })}/join`
}
