import { z } from 'zod'
import { keyScopes } from './access.ts'
import { id, instant, plainDate, requiredText } from './common.ts'
import { startTwoFactorInput } from './users.ts'

/** How many keys of a clinic may be alive at a time. */
export const mostKeys = 20

/** For how many days a key may be made; a program that goes on needs a new one. */
export const longestKeyDays = 366

const scopes = z.array(z.enum(keyScopes)).min(1, 'Choose what the program may do')

/** The form of the dialog; the last day is the clinic's. */
export const apiKeyForm = z.object({
  name: requiredText('Name is required', 60),
  scopes,
  expires: plainDate,
})

/** The choices of the dialog. */
export const apiKeyDraft = apiKeyForm.pick({ name: true }).extend({
  days: z.number().int(),
  may: z.enum(['read', 'export', 'all']),
})

export type ApiKeyDraft = z.infer<typeof apiKeyDraft>

/** Wants a password given a moment ago, as acts on an account do. */
export const apiKeyInput = apiKeyForm.extend(startTwoFactorInput.shape)

/** A key of a clinic for another program, without the key: that is shown once. */
export const apiKey = z.object({
  _id: id,
  name: z.string(),
  scopes,
  createdAt: instant,
  /** Name of the person who made it. */
  createdBy: z.string(),
  expiresAt: instant,
  /** When a program used it last, to the minute. */
  lastUsedAt: instant.nullable(),
})

export const apiKeyList = z.array(apiKey)

export type ApiKey = z.infer<typeof apiKey>

/** A new key with its secret, which is shown this once. */
export const newApiKey = apiKey.extend({ key: z.string() })

export type NewApiKey = z.infer<typeof newApiKey>
