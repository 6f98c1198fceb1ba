import type { ErrorEnvelope } from '#contract/errors'
import { brokenRuleOf } from './span'

/** Why a booking failed, as far as the patient can do something about it. */
export type BookingFailureKind =
  | 'taken'
  | 'busy'
  | 'oneTaken'
  | 'gone'
  | 'closed'
  | 'tooMany'
  | 'changed'
  | 'unbookable'
  | 'later'
  | 'rule'

export interface BookingFailure {
  kind: BookingFailureKind
  /** ISO instants of free slots near the refused one. */
  alternatives: string[]
  /** Which rule of the kind of visit, and what its text counts. */
  broken?: NonNullable<ReturnType<typeof brokenRuleOf>>
}

const kinds: Record<string, BookingFailureKind> = {
  slot_taken: 'taken',
  not_found: 'gone',
  forbidden: 'gone',
  status_conflict: 'changed',
  conflict: 'closed',
  too_many_visits: 'tooMany',
  invalid_input: 'unbookable',
}

/** Reads a refusal by its code. Whatever says nothing about the slot (no answer, an outage) can be tried again. */
export function bookingFailure(
  code: string,
  moving: boolean,
  {
    alternatives = [],
    errors,
    ...envelope
  }: Pick<ErrorEnvelope, 'alternatives' | 'errors' | 'rule' | 'limit'> = {},
): BookingFailure {
  const broken = brokenRuleOf(envelope)
  if (broken) return { kind: 'rule', alternatives: [...alternatives], broken }
  if (code === 'slot_taken' && errors?.patientId) return { kind: 'busy', alternatives: [...alternatives] }
  // A conflict of an appointment that moves is about that appointment, of a new one about the clinic.
  const kind = moving && code === 'conflict' ? 'changed' : kinds[code]
  return { kind: kind ?? 'later', alternatives: [...alternatives] }
}
