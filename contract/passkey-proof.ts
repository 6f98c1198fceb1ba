import { z } from 'zod'
import './common.ts'

/** Bytes in base64url, as browsers write them. */
export const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

/** Fields common to all answers of a device. */
export const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key'),
}

/** A device's answer to the question for a passkey of ours. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(20_000),
    userHandle: z.exactOptional(bytes(200)),
  }),
})

export type PasskeyProof = z.output<typeof passkeyProof>
