import type { ThreadEntryKind } from '#contract/thread-choices'

/** What a patient asks to have corrected, and what staff said to it. Instants are ISO texts. */
export interface Correction {
  id: string
  at: string
  text: string
  /** What the entry was called when it was asked for; null for anything else in the history. */
  about: { entryKind: ThreadEntryKind; entryId: string; label: string } | null
  state: 'open' | 'accepted' | 'declined'
  reason: string | null
  decided: { by: string; at: string } | null
}

export type Verdict = Exclude<Correction['state'], 'open'>
