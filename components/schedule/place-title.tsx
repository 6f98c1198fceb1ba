'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays } from '#contract/zone'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { CalendarStart } from '@/lib/domain/schedule'
import { addWeeks } from '@/lib/domain/week'
import { formatPlainDay, zoneCity } from '@/lib/format/dates'
import { dayInWords, weekInWords } from '@/lib/format/week'
import css from './calendar-frame.module.css'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

type PlaceTitleProps = {
  place: CalendarPlace
  start: CalendarStart
  now: Date
  /** Days are turned over, not weeks. */
  byDay: boolean
  children: ReactNode
}

/** The week or the day that is shown, between the one before and the one after. */
export function PlaceTitle({ place, start, now, byDay, children }: PlaceTitleProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const { week, day, today } = place
  const inWords = dayInWords(day, locale)
  const year = day.slice(0, 4)
  const isThisYear = year === today.slice(0, 4)
  const dayTitle = isThisYear ? inWords : t('day', { day: inWords, year })
  const weekly = weekInWords(week, locale)
  // Phones have one line beside the views, and show one day of the week.
  const onPhone =
    place.view === 'agenda'
      ? [week, addDays(week, 6)].map((each) => formatPlainDay(each, locale, 'dayMonth')).join(' – ')
      : place.view !== 'team' && formatPlainDay(day, locale, isThisYear ? 'short' : 'full')
  const step = (count: number, name: string, icon: IconName) => (
    <PlaceLink
      place={place}
      to={byDay ? { day: addDays(day, count) } : { week: addWeeks(week, count) }}
      className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </PlaceLink>
  )
  const unit = byDay ? 'day' : 'week'
  return (
    <div className={css.place}>
      {step(-1, t(`stepBack.${unit}`), 'chevron-left')}
      <div className={css.words}>
        <h1 translate="no" className="place-title first-letter:uppercase" aria-live="polite">
          {byDay ? dayTitle : t('week', weekly)}
        </h1>
        {onPhone && (
          <div translate="no" aria-hidden="true" className="place-title first-letter:uppercase md:hidden">
            {onPhone}
          </div>
        )}
        <p className="text-xs text-muted-foreground">
          {children}
          <span className="xl:hidden">
            <ZoneNote
              instant={now.toISOString()}
              timeZone={start.timeZone}
              label={t('clinicTime', { zone: zoneCity(start.timeZone, locale) })}
            />
          </span>
        </p>
      </div>
      {step(1, t(`stepOn.${unit}`), 'chevron-right')}
    </div>
  )
}
