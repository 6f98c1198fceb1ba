'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useScheduleWishes } from '@/lib/browser/add-schedule'
import { bookVisit, type WantedVisit } from '@/lib/browser/book-visit'

type CalendarActionsProps = { wanted: WantedVisit; hoursFixed: true | undefined; onAdd: () => void }

/** Buttons that add a visit to the calendar and, for people who may change its hours, a schedule. */
export function CalendarActions({ wanted, hoursFixed, onAdd }: CalendarActionsProps) {
  const t = useTranslations('schedule')
  useScheduleWishes(onAdd)
  return (
    <>
      <Button title={t('bookVisit')} aria-keyshortcuts="Alt+N" onClick={() => bookVisit(wanted)}>
        <Icon name="calendar-plus" />
        <span className={hoursFixed ? undefined : 'md:max-lg:sr-only'}>{t('bookVisit')}</span>
      </Button>
      {!hoursFixed && (
        <Button variant="secondary" onClick={onAdd}>
          <Icon name="plus" />
          <span>{t('addSchedule')}</span>
        </Button>
      )}
    </>
  )
}

type HourToolsProps = { onWeekly: () => void; onDaysOff: () => void }

/** Hours that repeat, and days without any; said in words where there is room. */
export function HourTools({ onWeekly, onDaysOff }: HourToolsProps) {
  const t = useTranslations('schedule')
  return (
    <>
      <Button variant="ghost" className="px-2.5" title={t('weeklyHours')} onClick={onWeekly}>
        <Icon name="repeat" />
        <span className="md:@max-[59rem]:sr-only">{t('weeklyHours')}</span>
      </Button>
      <Button variant="ghost" className="px-2.5" title={t('daysOff')} onClick={onDaysOff}>
        <Icon name="tree-palm" />
        <span className="md:@max-[59rem]:sr-only">{t('daysOff')}</span>
      </Button>
    </>
  )
}
