import { createHmac, timingSafeEqual } from 'node:crypto'
import { type VisitLinkAction, visitLinkActions } from '#contract/visit-links'
import { deriveKeys, type SecretEnv } from '../../ports/secrets.ts'

/** The one thing that a link does: this, to this visit, while it stands at this time (milliseconds). */
export interface VisitLinkFacts {
  appointmentId: string
  startAt: number
  action: VisitLinkAction
}

const purpose = 'visit links'

/** Signed, so that nobody makes one for another visit or another action, and nothing of it has to be stored. */
export function visitLinkToken(env: SecretEnv, { appointmentId, startAt, action }: VisitLinkFacts): string {
  const facts = [appointmentId, startAt.toString(36), action].join('.')
  const [key] = deriveKeys(env, purpose)
  return `${Buffer.from(facts).toString('base64url')}.${signature(key, facts).toString('base64url')}`
}

/** Null for whatever was not made by `visitLinkToken` with one of the secrets. */
export function openVisitLink(env: SecretEnv, token: string): VisitLinkFacts | null {
  const [body = '', signed = '', ...rest] = token.split('.')
  const facts = Buffer.from(body, 'base64url').toString('utf8')
  const given = Buffer.from(signed, 'base64url')
  const isOurs = deriveKeys(env, purpose).some((key) => {
    const expected = signature(key, facts)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  const [appointmentId = '', startAt = '', name] = facts.split('.')
  const action = visitLinkActions.find((each) => each === name)
  if (!isOurs || rest.length > 0 || !action) return null
  return { appointmentId, startAt: Number.parseInt(startAt, 36), action }
}

function signature(key: Buffer, facts: string): Buffer {
  return createHmac('sha256', key).update(facts).digest()
}
