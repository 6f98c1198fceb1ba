import { z } from 'zod'
import './common.ts'

/** As browsers write bytes. */
export const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

/** What every answer of a device has. */
export const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key'),
}

/** What a device answers to the question whether it has a passkey of ours. */
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
