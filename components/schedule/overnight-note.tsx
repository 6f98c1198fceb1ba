'use client'

import { useTranslations } from 'next-intl'
import { isOvernight } from '#contract/shift-times'

/** Says that hours end on the next day, which their two times alone do not show. */
export function OvernightNote({ start, end }: { start: string; end: string }) {
  const t = useTranslations('weeklyHours')
  if (!isOvernight(start, end)) return null
  return (
    <p aria-live="polite" className="text-sm text-muted-foreground">
      {t('overnight')}
    </p>
  )
}
