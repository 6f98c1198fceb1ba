import { z } from 'zod'
import { email } from './common.ts'
import { confirmPasswordInput } from './users.ts'

/** The address that somebody wants to sign in with from now on, and their password once more. */
export const changeEmailInput = confirmPasswordInput.extend({ email })

/**
 * What a link of these mails does or has done: `open` takes the new address, `stoppable` keeps the old one or goes back to
 * it.
 */
export const emailChange = z.object({
  /** The new address. */
  email: z.string(),
  state: z.enum(['open', 'confirmed', 'stoppable', 'stopped']),
})

export type EmailChange = z.infer<typeof emailChange>
