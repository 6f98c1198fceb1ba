'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DayLoad } from '@/lib/domain/day-load'
import { weekdayName } from '@/lib/format/week'
import { LoadBar } from './load-bar'
import css from './week-grid.module.css'

type DayNamesProps = { days: string[]; today: string; loads: DayLoad[] }

/** The heads of the days: name, number, and how much of what can be booked is. */
export function DayNames({ days, today, loads }: DayNamesProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return days.map((day, index) => {
    const { booked, bookable } = loads[index] ?? { booked: 0, bookable: 0 }
    const name = weekdayName(day, locale)
    return (
      <div key={day} className={css.name} aria-current={day === today ? 'date' : undefined}>
        <span aria-hidden="true" className="uppercase lg:hidden">
          {name.charAt(0)}
        </span>
        <span className="max-lg:sr-only">{name}</span>
        <b>{Number(day.slice(8))}</b>
        {bookable > 0 && (
          <span className={css.load}>
            <LoadBar booked={booked} bookable={bookable} />
            <span aria-hidden="true">{`${booked}/${bookable}`}</span>
            <span className="sr-only">{` ${t('load', { booked, bookable })}`}</span>
          </span>
        )}
      </div>
    )
  })
}
