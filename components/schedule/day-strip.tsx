'use client'

import { useLocale, useTranslations } from 'next-intl'
import { daysOf } from '@/lib/domain/week'
import { dayInWords, weekdayName } from '@/lib/format/week'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

/** The seven days on a phone, which shows one of them. `busy`: days on which something stands. */
export function DayStrip({ place, busy }: { place: CalendarPlace; busy: boolean[] }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return (
    <nav aria-label={t('days')} className="grid grid-cols-7 gap-1 px-2 pb-2 md:hidden print:hidden">
      {daysOf(place.week).map((day, index) => (
        <PlaceLink
          key={day}
          place={place}
          to={{ day }}
          replace
          aria-current={day === place.day ? 'date' : undefined}
          className="relative grid min-h-11 place-content-center rounded-md text-center text-xs text-muted-foreground aria-[current]:bg-primary aria-[current]:text-primary-foreground"
        >
          <span className="sr-only">{dayInWords(day, locale)}</span>
          <span aria-hidden="true" className="uppercase">
            {weekdayName(day, locale).charAt(0)}
          </span>
          <span
            aria-hidden="true"
            className={`text-base tabular-nums ${day === place.today ? 'font-bold' : 'font-medium'}`}
          >
            {Number(day.slice(8))}
          </span>
          {busy[index] && (
            <span className="absolute inset-x-0 bottom-0.5 mx-auto size-1 rounded-full bg-current opacity-70" />
          )}
        </PlaceLink>
      ))}
    </nav>
  )
}
