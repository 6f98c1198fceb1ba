/** The result of one check, for the operator. */
export interface Finding {
  /** `fault`: it does not work, or must not be so. `advice`: it works, and should be otherwise. */
  verdict: 'ok' | 'advice' | 'fault'
  what: string
  /** The finding; unless all is well, the sentence says how to mend it. */
  says: string
}

export const ok = (what: string, says: string): Finding => ({ verdict: 'ok', what, says })
export const advice = (what: string, says: string): Finding => ({ verdict: 'advice', what, says })
export const fault = (what: string, says: string): Finding => ({ verdict: 'fault', what, says })

/** The error in one line, without the password that an address in it may hold. */
export function reasonOf(error: unknown): string {
  const said = error instanceof AggregateError ? error.errors[0] : error
  const text = said instanceof Error ? said.message || said.name : String(said)
  return text.replace(/:\/\/[^@\s]*@/g, '://').split('\n')[0] ?? ''
}
