import { type StoppableMail, stoppableMails } from '#contract/stop-links'
import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'

/** Whose mails a link stops, and which. */
export interface StopLinkFacts {
  userId: string
  stops: StoppableMail
}

const purpose = 'stop links'

/** Works for as long as the account does: old mails can be stopped, too, and nothing worse comes of it. */
export function stopLinkToken(env: SecretEnv, { userId, stops }: StopLinkFacts): string {
  return signedToken(env, purpose, [userId, stops].join('.'))
}

/** Null for whatever was not made by `stopLinkToken` with one of the secrets. */
export function openStopLink(env: SecretEnv, token: string): StopLinkFacts | null {
  const [userId = '', name] = openSignedToken(env, purpose, token)?.split('.') ?? []
  const stops = stoppableMails.find((each) => each === name)
  return stops ? { userId, stops } : null
}
