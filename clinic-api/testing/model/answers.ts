/** `times` are those in a list or suggested after a refusal; `until` is when a hold ends. */
export type Answer = { status: number; code?: string; message?: string; times?: number[]; until?: number }

/** Ends an act; whatever it has changed in the world until then does not count. */
export class Refusal extends Error {
  answer: Answer = { status: 500 }
}

export function refuse(isBroken: unknown, answer: Answer | undefined): void {
  if (isBroken && answer) throw Object.assign(new Refusal(answer.message), { answer })
}

export const refusal = (status: number, code: string) => (message: string) => ({ status, code, message })
export const made: Answer = { status: 201 }
export const invalid = refusal(400, 'invalid_input')
export const forbidden = refusal(403, 'forbidden')('You are not allowed to do this')
export const notFound = refusal(404, 'not_found')('Not found')
export const conflict = refusal(409, 'conflict')
export const againstRules = refusal(409, 'against_rules')
export const affected = refusal(409, 'appointments_affected')
export const overlapping = refusal(409, 'shift_overlap')('The doctor already has a schedule at that time')
export const taken = refusal(409, 'slot_taken')
export const started = conflict('The appointment has already started')
