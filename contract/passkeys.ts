import { z } from 'zod'
import { id, instant, requiredText } from './common.ts'
import { bytes, credential, passkeyProof } from './passkey-proof.ts'
import { startTwoFactorInput } from './users.ts'

/** How many passkeys one person may have. */
export const mostPasskeys = 10

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })
const demand = z.literal(['required', 'preferred'])
/** Options for a browser to make a passkey. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({ residentKey: demand, userVerification: demand }),
  attestation: z.literal('none'),
})

export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** A passkey that a browser has made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

/** The question for a passkey; without a list any passkey for our origin will do. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(known),
  userVerification: demand,
})

export type PasskeyQuestion = z.infer<typeof passkeyQuestion>

export const passkeySignInInput = z.object({ proof: passkeyProof })

/** For the half sign-in of that account. */
export const secondQuestionInput = z.object({ userId: id })

/** A sign-in in the browser; `next` is the way back. */
export const passkeyEntryInput = passkeySignInInput.extend({ next: z.string().nullish() })

const name = requiredText('Name is required', 50)

/** The form of the dialog. */
export const passkeyNameInput = z.object({ name })

export const newPasskeyInput = z.object({ name, made: madePasskey })

/** The password is asked for when its last proof is old. */
export const removePasskeyInput = startTwoFactorInput

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** The browser's id of the passkey, for telling it which ones still exist. */
  credentialId: z.string().optional(),
})

export type Passkey = z.infer<typeof passkey>

export const passkeyList = z.array(passkey)
