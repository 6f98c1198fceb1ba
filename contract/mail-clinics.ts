import { z } from 'zod'
import './common.ts'

/** The clinic that a mail came from, for the pages that its links lead to. */
export const mailClinic = z.object({ name: z.string(), phone: z.string().nullable() })

export type MailClinic = z.infer<typeof mailClinic>
