import { z } from 'zod'
import { instant } from './common.ts'
import { consentKinds } from './consent-choices.ts'

const kind = z.enum(consentKinds)
const version = z.number().int().min(1)

/** A patient's answer to one matter, and its effect. */
export const consent = z.object({
  kind,
  /** The legal basis while there is no answer. */
  basis: z.enum(['contract', 'consent']),
  /** Version of the text that is shown now. */
  version,
  /** The last word; null when there was none. */
  given: z.boolean().nullable(),
  /** Which text that was said to, and when. */
  saidVersion: version.nullable(),
  at: instant.nullable(),
  /** Whether it happens: mails go, a record may be opened to clinics that the patient names. */
  on: z.boolean(),
})

export type Consent = z.infer<typeof consent>

export const consentList = z.object({ consents: z.array(consent) })

/** A yes is to the text of now, a no to any. */
export const consentInput = z.object({ kind, version, given: z.boolean() })
