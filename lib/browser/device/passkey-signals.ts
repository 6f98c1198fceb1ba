import type { sendSignal } from '@simplewebauthn/browser'

type Signal = Parameters<typeof sendSignal>[0]
type Unplaced<S> = S extends Signal ? Omit<S, 'rpID'> : never

const methods = {
  unknownCredential: 'signalUnknownCredential',
  allAcceptedCredentials: 'signalAllAcceptedCredentials',
  currentUserDetails: 'signalCurrentUserDetails',
} as const

/** A passkey that opens nothing here: the browser need not offer it again. */
export function signalUnknown(credentialID: string): Promise<void> {
  return signal({ signalName: 'unknownCredential', credentialID })
}

/** All the passkeys that the signed-in person has. */
export function signalAccepted(userId: string, credentialIds: readonly string[]): Promise<void> {
  const allAcceptedCredentialIDs = [...credentialIds]
  return signal({ signalName: 'allAcceptedCredentials', userID: handleOf(userId), allAcceptedCredentialIDs })
}

/** Tells the device the signed-in person's present name and address. */
export function signalDetails(
  userId: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const userID = handleOf(userId)
  return signal({ signalName: 'currentUserDetails', userID, userName: email, userDisplayName: name })
}

/** Most browsers know no signals yet, and none says whether it has followed one: nothing hangs on it. */
async function signal(said: Unplaced<Signal>): Promise<void> {
  if (typeof PublicKeyCredential === 'undefined' || !(methods[said.signalName] in PublicKeyCredential)) return
  try {
    const device = await import('@simplewebauthn/browser')
    await device.sendSignal({ ...said, rpID: location.hostname })
  } catch (error) {
    console.info('The browser did not take a signal about passkeys', error)
  }
}

/** A person's id as the server gives it to the device: its bytes in base64url. */
function handleOf(userId: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(userId))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
