'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type DayMark, drawYear } from '@/lib/domain/year-drawing'
import { formatPlainDay, weekdayNames } from '@/lib/format/dates'
import type { PreviewedHours } from './use-previewed-hours'

const fills: Record<DayMark, string> = {
  planned: 'fill-primary',
  collides: 'fill-warning',
  affected: 'fill-destructive',
  excepted: 'fill-border-strong',
}

const [cell, gap, head] = [9, 2, 14]
const step = cell + gap
/** Room for the letters of the days of the week. */
const side = 14

/** A small year: the days with hours, those that meet what is there, and those with visits left standing. */
export function YearDrawing({ hours }: { hours: PreviewedHours }) {
  const t = useTranslations('weeklyHours')
  const locale = useLocale()
  const { days, columns, months } = drawYear(hours.pattern, hours)
  const marks = (Object.keys(fills) as DayMark[]).filter((mark) => days.some((day) => day.mark === mark))
  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('year')}>
        <svg
          role="img"
          aria-label={t('yearText', { count: days.filter(({ mark }) => mark && mark !== 'excepted').length })}
          width={side + columns * step}
          height={head + 7 * step}
          className="block"
        >
          {months.map(({ day, column }) => (
            <text
              key={day}
              x={side + column * step}
              y={head - 5}
              className="fill-muted-foreground text-[0.625rem]"
            >
              {formatPlainDay(day, locale, 'monthName')}
            </text>
          ))}
          {weekdayNames(locale, 'narrow').map((letter, row) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: two days have the same letter
              key={row}
              y={head + row * step + cell - 1}
              className="fill-muted-foreground text-[0.625rem]"
            >
              {letter}
            </text>
          ))}
          {days.map(({ day, column, row, mark }) => (
            <rect
              key={day}
              x={side + column * step}
              y={head + row * step}
              width={cell}
              height={cell}
              rx={2}
              className={mark ? fills[mark] : 'fill-muted'}
            />
          ))}
        </svg>
      </section>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
        {marks.map((mark) => (
          <span key={mark} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" width={cell} height={cell}>
              <rect width={cell} height={cell} rx={2} className={fills[mark]} />
            </svg>
            {t(`mark.${mark}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
