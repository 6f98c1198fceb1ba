import { sentences } from '#contract/sentences'
import type { RequestError } from '@/lib/browser/request'
import { failureOf, type Sentence, sentBy } from '@/lib/domain/sentence'

const keys = {
  not_found: 'shifts.gone',
  shift_overlap: 'shifts.overlaps',
  slot_taken: 'drag.taken',
  appointments_affected: 'drag.bookedInside',
} as const

/** Why the server refused a change that was made in the calendar by hand. */
export function writeRefusal(refusal: RequestError): Sentence {
  const { code, message } = refusal
  if (code in keys) return { key: keys[code as keyof typeof keys] }
  return code === 'invalid_input' && message !== sentences.network ? sentBy(refusal) : failureOf(refusal)
}
