'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DayLoad } from '@/lib/domain/day-load'
import { daysOf } from '@/lib/domain/week'
import { dayInWords, weekdayName } from '@/lib/format/week'
import css from './day-strip.module.css'
import { LoadBar } from './load-bar'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

type DayStripProps = {
  place: CalendarPlace
  /** Days on which something stands. */
  busy: boolean[]
  loads: DayLoad[]
}

/** The seven days on a phone, which shows one of them. */
export function DayStrip({ place, busy, loads }: DayStripProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return (
    <nav
      aria-label={t('days')}
      className="mx-3 mb-1.5 grid grid-cols-7 rounded-md border bg-muted md:hidden print:hidden"
    >
      {daysOf(place.week).map((day, index) => {
        const { booked, bookable } = loads[index] ?? { booked: 0, bookable: 0 }
        return (
          <PlaceLink
            key={day}
            place={place}
            to={place.view === 'agenda' ? { view: 'week', day } : { day }}
            replace
            aria-current={day === place.day ? 'date' : undefined}
            className={css.day}
          >
            <span translate="no" className="sr-only">
              {dayInWords(day, locale)}
            </span>
            <i aria-hidden="true">{weekdayName(day, locale).charAt(0)}</i>
            <b aria-hidden="true" className={day === place.today ? css.today : undefined}>
              {Number(day.slice(8))}
            </b>
            {bookable > 0 ? (
              <span className={css.load}>
                <LoadBar booked={booked} bookable={bookable} />
                <span className="sr-only">{t('load', { booked, bookable })}</span>
              </span>
            ) : (
              busy[index] && <span className={css.busy} />
            )}
          </PlaceLink>
        )
      })}
    </nav>
  )
}
