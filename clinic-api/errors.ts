import type { Action } from '#contract/access'
import { accountSentences } from '#contract/account-sentences'
import { type Elsewhere, type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'
import { authMessages } from '#contract/sentences'

type Details = Omit<ErrorEnvelope, 'message' | 'code'>

/** An answer that is not a success; its message may be shown to the caller. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  /** Whose record was refused, for the log alone. */
  patientId: string | null = null
  /** The clinics of the refused record and what was to be done with it. */
  refused: { action: Action; clinicIds: readonly (string | null)[] } | null = null

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return statusOf[this.code]
  }

  /** Says where the caller finds the record. */
  pointTo(elsewhere: Elsewhere): void {
    Object.assign(this.details, { elsewhere })
  }

  toEnvelope(): ErrorEnvelope {
    return { message: this.message, code: this.code, ...this.details }
  }
}

export const notFound = (what = 'Not found') => new ApiError('not_found', what)

/** Seconds until it is worth asking again. */
const tryAgainAfter = 2

export const unavailable = (cause?: unknown) => {
  const error = new ApiError('unavailable', 'The service is not available at the moment', {
    retryAfter: tryAgainAfter,
  })
  error.cause = cause
  return error
}

export const forbidden = () => new ApiError('forbidden', 'You are not allowed to do this')

export const factorNeeded = () => new ApiError('factor_needed', accountSentences.factorNeeded)

export const unauthenticated = (reason: keyof typeof authMessages) =>
  new ApiError('unauthenticated', authMessages[reason])

export const invalidInput = (errors: Record<string, string>, message = 'Invalid input') =>
  new ApiError('invalid_input', message, { errors })

/** Somebody else was faster than the writer who had seen an older version. */
export const stale = () => new ApiError('stale', 'Somebody else has changed this in the meantime')

export const malformed = () => new ApiError('invalid_input', 'Malformed request')

export const unsupportedMedia = () => new ApiError('unsupported_media', 'Unsupported content type')

export const rateLimited = (retryAfter: number) =>
  new ApiError('rate_limited', 'Too many attempts. Please try again later.', { retryAfter })
