import { type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'

/** A refusal of the clinic API, or no usable answer from it (`unavailable`, `bad_upstream`, `upstream_timeout`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly envelope: ErrorEnvelope

  constructor(envelope: ErrorEnvelope, status: number = statusOf[envelope.code]) {
    super(envelope.message)
    this.name = 'ApiError'
    this.status = status
    this.code = envelope.code
    this.envelope = envelope
  }
}

/** An `ApiError` made here, not by the clinic API. */
export function apiError(code: ErrorCode, message: string): ApiError {
  return new ApiError({ code, message })
}
