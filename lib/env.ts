import 'server-only'
import { z } from 'zod'
import { secretsOf, secretText } from '#contract/settings'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  CLINIC_API_URL: z.url().default('http://127.0.0.1:4000'),
  /** Newest first. */
  SESSION_SECRET: secretText.transform(secretsOf),
  /** Public address; https makes the cookie Secure with the __Host- prefix. */
  APP_URL: z.url().default('http://localhost:3000'),
  CLINIC_DEMO: z.enum(['0', '1', 'public']).default('0'),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  SESSION_MAX_HOURS: z.coerce.number().positive().default(12),
  /** Where 'Contact Us' leads, and the address on the contact page. */
  CONTACT_URL: z.string().default('/contact'),
  CONTACT_EMAIL: z.email().default('hello@consulta.example'),
  CONTACT_PHONE: z.string().min(3).default('+34 910 000 000'),
})

export type WebEnv = z.infer<typeof schema>

let read: WebEnv | null = null

/** The web program's environment, parsed once at first use (a build has no secret yet). */
export function env(): WebEnv {
  read ??= schema.parse(process.env)
  return read
}
