import { relative } from 'node:path'
import { z } from 'zod'
import { demoFault, secretText } from '#contract/settings'

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const amount = (fallback: number) => z.coerce.number().positive().default(fallback)
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined)

/** Addresses and networks, between commas. */
const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((each) => each.trim()))
  .transform((all) => all.filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Must be addresses or networks')))

/** JSON such as `{ "reminder.es": "HX…" }`. */
const templates = z
  .string()
  .default('')
  .transform((text, context) => {
    if (!text.trim()) return {}
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.string().min(1)))

/** Push services of the browsers' makers. */
const pushServices =
  'fcm.googleapis.com,android.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com'

const hosts = z
  .string()
  .default('')
  .transform((text) => (text.trim() || pushServices).split(',').map((each) => each.trim().toLowerCase()))
  .transform((all) => all.filter(Boolean))

const optionalSecret = optionalText.pipe(secretText.optional())

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  CLINIC_API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalText,
  /**
   * Address for the role that owns the tables and migrates them; the role of DATABASE_URL may then own
   * nothing.
   */
  DATABASE_OWNER_URL: optionalText,
  /** The server itself, when DATABASE_URL is a pooler that hands out connections by the transaction. */
  DATABASE_DIRECT_URL: optionalText,
  /** A streaming replica, for reads that may be a second old. */
  DATABASE_READ_URL: optionalText,
  DATABASE_POOL: count(10),
  APP_URL: z.url().default('http://localhost:3000'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(1),
  /** Addresses of other machines that are trusted to name a visitor's address. */
  TRUSTED_PROXIES: addresses,
  CLINIC_DEMO: z.enum(['0', '1', 'public']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_SECRET: optionalSecret,
  ACCESS_TOKEN_SECONDS: amount(900),
  REFRESH_TOKEN_DAYS: amount(30),
  SESSION_IDLE_MINUTES: amount(30),
  SESSION_MAX_HOURS: amount(12),
  LOGIN_LIMIT_PER_ADDRESS: count(100),
  RATE_LIMIT_PER_MINUTE: count(1200),
  /** Bookings, moves and cancellations of one patient. */
  VISIT_CHANGES_PER_HOUR: count(20),
  REAUTH_MINUTES: amount(10),
  DATA_SECRET: optionalSecret,
  CLINIC_API_PUBLIC_URL: optionalText,
  SMTP_URL: optionalText,
  /** The address that questions of the contact page go to. */
  CONTACT_EMAIL: z.email().default('hello@consulta.example'),
  MAIL_FROM: z.string().min(3).default('Consulta <no-reply@consulta.example>'),
  MAX_UPLOAD_BYTES: z.coerce.number().int().positive().optional(),
  QUOTA_PER_PATIENT_BYTES: z.coerce.number().int().positive().optional(),
  QUOTA_PER_CLINIC_BYTES: z.coerce.number().int().positive().optional(),
  /** Address of a clamd: `tcp://host:port` or `unix:///path`. */
  CLAMD_URL: optionalText.pipe(
    z
      .string()
      .regex(/^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/, 'Must be tcp://host:port or unix:///path')
      .optional(),
  ),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  PAYMENT_NOTICE_DAYS: count(7),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  OPENWEATHER_API_KEY: optionalText,
  /** SMS and WhatsApp by Twilio. */
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_API_URL: z.url().default('https://api.twilio.com'),
  /** SMS and WhatsApp by any other provider. */
  MESSAGES_WEBHOOK_URL: optionalText.pipe(z.url().optional()),
  MESSAGES_WEBHOOK_SECRET: optionalText,
  /** Approved templates of WhatsApp, by message and language. */
  WHATSAPP_TEMPLATES: templates,
  /** Web push. */
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  /** Push services that browsers may name, with the port where it is not 443. */
  PUSH_HOSTS: hosts,
  /** Folder of the nightly backups, and how long they are kept. */
  BACKUP_DIR: optionalText,
  BACKUP_KEEP_DAYS: count(14),
  BACKUP_KEEP_MONTHS: count(12),
  /** A file with the public half of the key that opens backups, as openssl writes it. */
  BACKUP_PUBLIC_KEY: optionalText,
  /**
   * File in which the newest link of each chain of the log is noted daily: kept outside the log that it
   * vouches for.
   */
  AUDIT_ANCHOR_FILE: optionalText,
  AUDIT_ANCHOR_MAIL: optionalText.pipe(z.email().optional()),
  /** Opens GET /metrics. */
  METRICS_TOKEN: optionalText.pipe(z.string().min(16).optional()),
  /** Addresses that traces are sent to; `/v1/traces` is appended to the first. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(z.url().optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalText.pipe(z.url().optional()),
  OTEL_SERVICE_NAME: optionalText,
  /** Which traces are kept. */
  OTEL_TRACES_SAMPLER: optionalText.pipe(
    z
      .templateLiteral([z.enum(['', 'parentbased_']), z.enum(['always_on', 'always_off', 'traceidratio'])])
      .optional(),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
})

const settings = schema
  .superRefine(({ CLINIC_DEMO: demo, HOST: host, APP_URL: appUrl }, context) => {
    const fault = demoFault({ demo, host, appUrl })
    if (fault) context.addIssue({ code: 'custom', path: ['CLINIC_DEMO'], message: fault })
  })
  .superRefine(({ AUDIT_ANCHOR_FILE: file, DATA_DIR: dataDir }, context) => {
    if (!file || relative(dataDir, file).startsWith('..')) return
    const message = 'Must lie outside of DATA_DIR'
    context.addIssue({ code: 'custom', path: ['AUDIT_ANCHOR_FILE'], message })
  })
  .transform((env) => ({
    ...env,
    CLINIC_DEMO: env.CLINIC_DEMO !== '0',
    IS_PUBLIC_DEMO: env.CLINIC_DEMO === 'public',
    CLINIC_API_PUBLIC_URL: env.CLINIC_API_PUBLIC_URL ?? ownAddress(env),
  }))

export type Env = z.infer<typeof settings>

/** From configuration alone: a request may name any host. */
function ownAddress({ HOST, CLINIC_API_PORT }: z.infer<typeof schema>): string {
  const host = /^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${CLINIC_API_PORT}`
}

/** Reads the settings; throws one sentence that names every wrong one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = settings.safeParse(source)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable: ${faults.join('; ')}`)
}
