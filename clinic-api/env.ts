import { z } from 'zod'

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const amount = (fallback: number) => z.coerce.number().positive().default(fallback)
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined)

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  CLINIC_API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalText,
  DATABASE_POOL: count(10),
  APP_URL: z.url().default('http://localhost:3000'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(1),
  CLINIC_DEMO: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_SECRET: optionalText,
  ACCESS_TOKEN_SECONDS: amount(900),
  REFRESH_TOKEN_DAYS: amount(30),
  SESSION_IDLE_MINUTES: amount(30),
  SESSION_MAX_HOURS: amount(12),
  LOGIN_LIMIT_PER_ADDRESS: count(100),
  DATA_SECRET: optionalText,
  CLINIC_API_PUBLIC_URL: optionalText,
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().min(3).default('Consulta <no-reply@consulta.example>'),
  MAX_UPLOAD_BYTES: z.coerce.number().int().positive().optional(),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  OPENWEATHER_API_KEY: optionalText,
})

export type Env = z.infer<typeof schema>

/** Reads the settings; throws one sentence that names every wrong one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable: ${faults.join('; ')}`)
}
