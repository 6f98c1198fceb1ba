import { type OfferLinkAction, offerLinkActions } from '#contract/visit-links'
import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'

/** The one thing that a link does with one offer. */
export interface OfferLinkFacts {
  offerId: string
  action: OfferLinkAction
}

const purpose = 'offer links'

export function offerLinkToken(env: SecretEnv, { offerId, action }: OfferLinkFacts): string {
  return signedToken(env, purpose, [offerId, action].join('.'))
}

/** Null for whatever was not made by `offerLinkToken` with one of the secrets. */
export function openOfferLink(env: SecretEnv, token: string): OfferLinkFacts | null {
  const [offerId = '', name] = openSignedToken(env, purpose, token)?.split('.') ?? []
  const action = offerLinkActions.find((each) => each === name)
  return action ? { offerId, action } : null
}
