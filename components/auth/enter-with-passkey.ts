import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser'
import { enterApp } from '@/lib/browser/enter-app'
import { call } from '@/lib/browser/request'
import { authEndpoints } from '@/lib/endpoints/auth'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

/** Asks the device for a passkey of ours and signs in with it. */
export async function enterWithPasskey(next: string | null): Promise<void> {
  const proof = await startAuthentication({ optionsJSON: await call(passkeyEndpoints.question) })
  await enterApp(await call(passkeyEndpoints.enter, { body: { proof, next } }))
}

/** Lets the browser offer passkeys where it offers names: it waits until one is chosen there. */
export async function offerPasskeys(next: string | null): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const optionsJSON = await call(passkeyEndpoints.question)
  const proof = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  await enterApp(await call(passkeyEndpoints.enter, { body: { proof, next } }))
}

/** The second half of a sign-in. */
export async function verifyWithPasskey(): Promise<void> {
  const passkey = await startAuthentication({ optionsJSON: await call(passkeyEndpoints.secondQuestion) })
  await enterApp(await call(authEndpoints.verifyTwoFactor, { body: { passkey } }))
}
