import type { Drop } from '@/lib/domain/dragged'
import type { Sentence } from '@/lib/domain/sentence'
import { timesOfShift } from '@/lib/domain/shift-draft'

/** Why something cannot stand where it is held, in a few words; null when it can. */
export function reasonOf({ refusal }: Drop, timeZone: string): Sentence | null {
  if (!refusal) return null
  if (refusal.why !== 'overlap') return { key: `drag.${refusal.why}` }
  const { startTime, endTime } = timesOfShift(refusal.with, timeZone)
  return { key: 'drag.overlap', values: { start: startTime, end: endTime } }
}
