import { type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'

/** A refusal of the clinic API, or no usable answer from it (`unavailable`, `bad_upstream`, `upstream_timeout`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly envelope: ErrorEnvelope
  /** The server's own message of a 500. */
  readonly said: string | null

  constructor(envelope: ErrorEnvelope, status: number = statusOf[envelope.code], said: string | null = null) {
    super(envelope.message)
    this.said = said
    this.name = 'ApiError'
    this.status = status
    this.code = envelope.code
    this.envelope = envelope
  }

  /** Section 8: doctor search and plans alone show the server's own words. */
  get words(): string {
    return this.said ?? this.message
  }
}

export function unreadableAnswer(said: string | null = null): ApiError {
  const message = 'The clinic API gave an unreadable answer'
  return new ApiError({ code: 'bad_upstream', message }, undefined, said)
}

/** An `ApiError` made here, not by the clinic API. */
export function apiError(code: ErrorCode, message: string): ApiError {
  return new ApiError({ code, message })
}
