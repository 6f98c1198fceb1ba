'use client'

import { useLocale, useTranslations } from 'next-intl'
import { blocksInHour, type Cell } from '@/lib/domain/grid-cursor'
import type { DayContent } from '@/lib/domain/grid-view'
import { dayInWords } from '@/lib/format/week'

/** What a screen reader says about an hour: the day, the time, and what stands there. */
export function useCellName({ day, hour }: Cell, content: DayContent | undefined): string {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const said = { day: dayInWords(day, locale), time: `${String(hour).padStart(2, '0')}:00` }
  const count = blocksInHour(hour, content?.appointments.inside ?? []).length
  if (count > 0) return t('cellTaken', { ...said, count })
  return blocksInHour(hour, content?.shifts.inside ?? []).length > 0
    ? t('cellShift', said)
    : t('cellFree', said)
}
