/** What an operator is told of one thing that was looked at. */
export interface Finding {
  /** `fault`: it does not work, or must not be so. `advice`: it works, and should be otherwise. */
  verdict: 'ok' | 'advice' | 'fault'
  what: string
  /** What was found; where it is not well, the sentence that mends it. */
  says: string
}

export const ok = (what: string, says: string): Finding => ({ verdict: 'ok', what, says })
export const advice = (what: string, says: string): Finding => ({ verdict: 'advice', what, says })
export const fault = (what: string, says: string): Finding => ({ verdict: 'fault', what, says })

/** What was thrown, in one line, without the password that an address may hold. */
export function reasonOf(error: unknown): string {
  const said = error instanceof AggregateError ? error.errors[0] : error
  const text = said instanceof Error ? said.message || said.name : String(said)
  return text.replace(/:\/\/[^@\s]*@/g, '://').split('\n')[0] ?? ''
}
