'use client'

import { useTranslations } from 'next-intl'
import type { Drop } from '@/lib/domain/held'
import { timesOfShift } from '@/lib/domain/shift-draft'

/** Why something cannot stand where it is held, in a few words; null when it can. */
export function useReasons(timeZone: string) {
  const t = useTranslations('hands')
  return ({ refusal }: Drop): string | null => {
    if (!refusal) return null
    if (refusal.why !== 'overlap') return t(refusal.why)
    const { startTime, endTime } = timesOfShift(refusal.with, timeZone)
    return t('overlap', { start: startTime, end: endTime })
  }
}
