import { z } from 'zod'
import { email, requiredText } from './common.ts'

const missing = 'This field is required'

/** A question to those who run the installation. */
export const contactInput = z.object({
  name: requiredText('Name is required', 120),
  email,
  text: requiredText(missing, 4000),
})

export type ContactInput = z.infer<typeof contactInput>
