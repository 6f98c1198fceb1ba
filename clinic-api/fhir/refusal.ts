import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes'
import type { ErrorCode } from '#contract/errors'
import type { ApiError } from '../errors.ts'

/** A refusal that only the language of FHIR knows. */
export class FhirRefusal extends Error {
  readonly status: number
  readonly code: OperationOutcomeIssue['code']

  constructor(status: number, code: OperationOutcomeIssue['code'], message: string) {
    super(message)
    this.name = 'FhirRefusal'
    this.status = status
    this.code = code
  }
}

export const needs = (message: string) => new FhirRefusal(400, 'required', message)

const codes: Partial<Record<ErrorCode, OperationOutcomeIssue['code']>> = {
  unauthenticated: 'login',
  forbidden: 'forbidden',
  factor_needed: 'security',
  not_found: 'not-found',
  conflict: 'conflict',
  stale: 'conflict',
  too_large: 'too-long',
  unsupported_media: 'not-supported',
  rate_limited: 'throttled',
  unavailable: 'transient',
  internal: 'exception',
}

export function outcomeOf(error: ApiError | FhirRefusal): OperationOutcome {
  const code = error instanceof FhirRefusal ? error.code : (codes[error.code] ?? 'invalid')
  const details = 'details' in error ? Object.entries(error.details.errors ?? {}) : []
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: error.status >= 500 ? 'fatal' : 'error',
        code,
        details: { text: error.message },
        ...(details.length > 0 && { diagnostics: details.map((each) => each.join(': ')).join('; ') }),
      },
    ],
  }
}
