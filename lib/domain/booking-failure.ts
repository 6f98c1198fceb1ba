/** Why a booking did not happen, as far as the patient can do something about it. */
export type BookingFailureKind = 'taken' | 'gone' | 'changed' | 'unbookable' | 'later'

export interface BookingFailure {
  kind: BookingFailureKind
  /** ISO instants of free slots near the refused one. */
  alternatives: string[]
}

const kinds: Record<string, BookingFailureKind> = {
  slot_taken: 'taken',
  not_found: 'gone',
  forbidden: 'gone',
  status_conflict: 'changed',
  conflict: 'changed',
  invalid_input: 'unbookable',
}

/** Reads a refusal by its code. Whatever says nothing about the slot (no answer, an outage) can be tried again. */
export function bookingFailure(code: string, alternatives: readonly string[] = []): BookingFailure {
  return { kind: kinds[code] ?? 'later', alternatives: [...alternatives] }
}
