import { z } from 'zod'
import './common.ts'
import { mobileNumber } from './mobile-number.ts'

/** A number that a code goes to: one that SMS can reach. Parsed, it is in E.164. */
export const phoneToProve = z.object({
  phone: z
    .string()
    .trim()
    .max(40)
    .transform((phone, context) => {
      const whole = mobileNumber(phone)
      if (whole !== null) return whole
      context.addIssue({ code: 'custom', message: 'Invalid phone number' })
      return z.NEVER
    }),
})

/** The six digits that came by SMS. */
export const phoneProof = z.object({ code: z.string().trim().max(20) })

/** How long a code is good, in minutes. */
export const phoneCodeMinutes = 10
