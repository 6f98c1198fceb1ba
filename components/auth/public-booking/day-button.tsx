'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { formatPlainDay } from '@/lib/format/dates'

interface DayButtonProps {
  date: string
  isToday: boolean
  isChosen: boolean
  /** How many times are free on it. */
  count: number
  onChoose: () => void
}

/** A day with something free, and how much. */
export function DayButton({ date, isToday, isChosen, count, onChoose }: DayButtonProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  return (
    <Button
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      className="h-auto min-h-11 flex-col gap-0 px-1 py-1"
      onClick={onChoose}
    >
      <Time dateTime={date} className="inline-block first-letter:uppercase">
        {isToday ? t('today') : formatPlainDay(date, locale, 'short')}
      </Time>
      <span className="text-xs font-normal">{t('freeCount', { count })}</span>
    </Button>
  )
}
