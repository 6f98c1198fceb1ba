'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useScheduleWishes } from '@/lib/browser/add-schedule'
import { bookVisit } from '@/lib/browser/book-visit'

type CalendarActionsProps = {
  doctorId: string
  /** The day for which a visit is booked, where one is shown. */
  day?: string
  onAdd: () => void
  onWeekly: () => void
  onDaysOff: () => void
}

/** What a calendar is written into with: a visit, and a schedule. */
export function CalendarActions({ doctorId, day, onAdd, onWeekly, onDaysOff }: CalendarActionsProps) {
  const t = useTranslations('schedule')
  useScheduleWishes(onAdd)
  return (
    <>
      <Button
        variant="secondary"
        className="max-2xl:px-2.5 pointer-coarse:max-2xl:px-3.5"
        title={t('weeklyHours')}
        onClick={onWeekly}
      >
        <Icon name="calendar-sync" />
        <span className="max-2xl:sr-only">{t('weeklyHours')}</span>
      </Button>
      <Button variant="secondary" size="icon" title={t('daysOff')} onClick={onDaysOff}>
        <Icon name="calendar-off" />
        <span className="sr-only">{t('daysOff')}</span>
      </Button>
      <Button
        variant="secondary"
        title={t('bookVisit')}
        aria-keyshortcuts="Alt+N"
        onClick={() => bookVisit({ doctorId, ...(day && { day }) })}
      >
        <Icon name="calendar-plus" />
        <span className="max-sm:sr-only">{t('bookVisit')}</span>
      </Button>
      <Button onClick={onAdd}>
        <Icon name="plus" />
        {t('addSchedule')}
      </Button>
    </>
  )
}
