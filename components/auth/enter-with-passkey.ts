import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser'
import { accountSentences } from '#contract/account-sentences'
import { signalUnknown } from '@/lib/browser/device/passkey-signals'
import { call, RequestError } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { authEndpoints } from '@/lib/endpoints/auth'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

type Proof = Awaited<ReturnType<typeof startAuthentication>>

/** Asks the device for a passkey of ours and signs in with it. */
export async function enterWithPasskey(next: string | null): Promise<void> {
  await enterBy(await startAuthentication({ optionsJSON: await call(passkeyEndpoints.question) }), next)
}

/**
 * Lets the browser offer passkeys where it offers names: it waits until one is chosen there. `attempt` signs in with it,
 * and says when it is refused.
 */
export async function offerPasskeys(
  next: string | null,
  attempt: (enter: () => Promise<void>) => unknown,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const optionsJSON = await call(passkeyEndpoints.question)
  const proof = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  await attempt(() => enterBy(proof, next))
}

/** The second half of a sign-in. */
export async function verifyWithPasskey(): Promise<void> {
  const passkey = await startAuthentication({ optionsJSON: await call(passkeyEndpoints.secondQuestion) })
  await enterApp(await call(authEndpoints.verifyTwoFactor, { body: { passkey } }))
}

async function enterBy(proof: Proof, next: string | null): Promise<void> {
  try {
    await enterApp(await call(passkeyEndpoints.enter, { body: { proof, next } }))
  } catch (error) {
    const isRemoved = error instanceof RequestError && error.message === accountSentences.passkeyRemoved
    if (isRemoved) await signalUnknown(proof.id)
    throw error
  }
}
