import type { UseFormSetError } from 'react-hook-form'
import type { WorkshiftForm } from '#contract/workshifts'
import type { RequestError } from '@/lib/browser/request'
import { failureOf, type Sentence } from '@/lib/domain/sentence'

const keys = {
  stale: 'weeklyHours.seriesStale',
  shift_overlap: 'shifts.overlaps',
  not_found: 'shifts.gone',
} as const

/** The sentence under the button for a write that was refused; a refused length is said at the end time. */
export function shiftRefusal(
  refusal: RequestError,
  setError: UseFormSetError<WorkshiftForm>,
): Sentence | null {
  const { code, envelope } = refusal
  const message = envelope.errors?.duration
  if (message) {
    setError('endTime', { type: 'server', message })
    return null
  }
  return code in keys ? { key: keys[code as keyof typeof keys] } : failureOf(refusal)
}
