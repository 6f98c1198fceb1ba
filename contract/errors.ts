import { z } from 'zod'
import { accountSentences } from './account-sentences.ts'
import { appointment } from './appointments.ts'
import { id, instant } from './common.ts'
import { mergeConflict } from './merges.ts'
import { invalidCredentials, sentences } from './sentences.ts'
import { brokenRules } from './visit-rules.ts'
import { zoneChange } from './zone-change.ts'

/** Every error code of the API and the HTTP status it travels with. */
export const statusOf = {
  invalid_input: 400,
  duplicate: 400,
  wrong_credentials: 400,
  wrong_code: 400,
  unauthenticated: 401,
  forbidden: 403,
  challenge_expired: 403,
  password_needed: 403,
  factor_needed: 403,
  not_found: 404,
  conflict: 409,
  slot_taken: 409,
  status_conflict: 409,
  shift_overlap: 409,
  appointments_affected: 409,
  plan_limit: 409,
  too_many_visits: 409,
  against_rules: 409,
  stale: 409,
  too_large: 413,
  infected: 422,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  bad_upstream: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const

export type ErrorCode = keyof typeof statusOf

const errorCodes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]

export const elsewhere = z.union([
  z.object({ clinicId: id, clinicName: z.string() }),
  z.object({ patientId: id }),
])

export type Elsewhere = z.infer<typeof elsewhere>

/** The one shape of an error answer. The optional members say more about a 409 or a 429. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** Field name to message; `slot_taken`: `patientId` where another visit of the patient is in the way. */
  errors: z.record(z.string(), z.string()).optional(),
  /** `slot_taken`, `against_rules`: up to three free slots nearest to the refused one. */
  alternatives: z.array(instant).optional(),
  /** `against_rules`: which rule of the kind of visit, and its number. */
  rule: z.enum(brokenRules).optional(),
  limit: z.number().int().nullish(),
  /** `status_conflict`: the present status of the appointment. */
  status: z.string().optional(),
  /** `appointments_affected`: the pending appointments that the write would touch. */
  appointments: z.array(appointment).optional(),
  /** `invalid_input` of a line of text: where in it, in characters, the word begins that was not understood. */
  at: z.number().int().optional(),
  /** `conflict` of two records that become one: what nobody has chosen yet. */
  conflicts: z.array(mergeConflict).optional(),
  /** `conflict` of a clinic whose time zone changes: what that does, to be confirmed. */
  zoneChange: zoneChange.optional(),
  /** `not_found`: the caller can open it after going there, to another of their clinics or as the patient they are. */
  elsewhere: elsewhere.optional(),
  /** `rate_limited`: seconds until the next attempt is allowed (also in Retry-After). */
  retryAfter: z.number().int().optional(),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>

/** A server that implements only sections 7 and 8 sends no codes; its messages stand for them. */
const codeOfMessage: Record<string, ErrorCode> = {
  [sentences.doctorTaken]: 'duplicate',
  [sentences.patientTaken]: 'duplicate',
  [invalidCredentials]: 'wrong_credentials',
  [sentences.wrongCode]: 'wrong_code',
  [sentences.challengeExpired]: 'challenge_expired',
  [accountSentences.confirmPassword]: 'password_needed',
  [accountSentences.factorNeeded]: 'factor_needed',
}

const received = errorEnvelope.extend({
  message: z.string().catch(''),
  code: errorEnvelope.shape.code.optional().catch(undefined),
  errors: errorEnvelope.shape.errors.catch(undefined),
})

/** Section 8 has a sentence for these when they come without a message. */
const saysEnough = [400, 403]

/** The envelope of a refusal as it came with `status`; a missing code is read off message and status. */
export function readEnvelope(body: unknown, status: number): ErrorEnvelope | null {
  const { data } = received.safeParse(body)
  if (data?.message === '' && !saysEnough.includes(status)) return null
  return data ? { ...data, code: data.code ?? codeOfMessage[data.message] ?? codeOfStatus(status) } : null
}

function codeOfStatus(status: number): ErrorCode {
  const same = errorCodes.find((code) => statusOf[code] === status)
  return same ?? (status < 500 ? 'invalid_input' : 'internal')
}

/** First message of each field of a failed parse, keyed by the path joined with dots. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const key = issue.path.join('.') || 'root'
    fields[key] ??= issue.message
  }
  return fields
}
