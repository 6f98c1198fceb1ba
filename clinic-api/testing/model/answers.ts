/** Free times in a list or suggested after a refusal, for whoever asks; `until` is when a hold ends. */
export type Details = { times?: () => number[]; until?: number }
export type Answer = Details & { status: number; code?: string; message?: string }

/** Ends an act with this answer, if there is one; whatever it has changed in the world until then does not count. */
export function refuse(answer: Answer | false | null | undefined): void {
  if (answer) throw answer
}

const refusal = (status: number, code: string) => (message: string) => ({ status, code, message })
const tooMany = 'You have booked as many appointments at this clinic as it allows'

export const answers = {
  invalid: refusal(400, 'invalid_input'),
  forbidden: refusal(403, 'forbidden')('You are not allowed to do this'),
  notFound: refusal(404, 'not_found')('Not found'),
  conflict: refusal(409, 'conflict'),
  closed: refusal(409, 'status_conflict'),
  againstRules: refusal(409, 'against_rules'),
  affected: refusal(409, 'appointments_affected'),
  overlapping: refusal(409, 'shift_overlap')('The doctor already has a schedule at that time'),
  taken: refusal(409, 'slot_taken'),
  tooMany: refusal(409, 'too_many_visits')(tooMany),
  started: refusal(409, 'conflict')('The appointment has already started'),
}
