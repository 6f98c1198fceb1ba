import type { Drop } from '@/lib/domain/held'
import type { Sentence } from '@/lib/domain/sentence'
import { timesOfShift } from '@/lib/domain/shift-draft'

/** Why something cannot stand where it is held, in a few words; null when it can. */
export function reasonOf({ refusal }: Drop, timeZone: string): Sentence | null {
  if (!refusal) return null
  if (refusal.why !== 'overlap') return { key: `hands.${refusal.why}` }
  const { startTime, endTime } = timesOfShift(refusal.with, timeZone)
  return { key: 'hands.overlap', values: { start: startTime, end: endTime } }
}
