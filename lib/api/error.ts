import { type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'

/** A refusal of the clinic API, or no usable answer from it (`unavailable`, `bad_upstream`, `upstream_timeout`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly envelope: ErrorEnvelope
  /** Section 8: what the server said of its own failure, a 500. Doctor search and plans alone show it. */
  readonly said: string | null

  constructor(envelope: ErrorEnvelope, status: number = statusOf[envelope.code], said: string | null = null) {
    super(envelope.message)
    this.said = said
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
