import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'

const purpose = 'public bookings'

/** The token of a booking's link. Nothing of it is stored, so that it can be made when the mail is sent. */
export const bookingToken = (env: SecretEnv, id: string): string => signedToken(env, purpose, id)

/** The booking's id; null for whatever is no link of ours. */
export const openBookingToken = (env: SecretEnv, token: string) => openSignedToken(env, purpose, token)
