'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import { type BookableDay, dayByKey, weeksOf } from '@/lib/domain/slots'
import { formatPlainDay, weekdayNames } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface WindowGridProps {
  days: readonly BookableDay[]
  selected: string
  today: string
}

/** The booking window as buttons named `day`, a row a week; other days of its weeks are plain. Arrow keys walk it. */
export function WindowGrid({ days, selected, today }: WindowGridProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const bookable = new Map(days.map((day) => [day.date, day]))
  const entry = (bookable.get(selected) ?? days[0])?.date
  const long = weekdayNames(locale, 'long')

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const from = event.target instanceof HTMLButtonElement ? event.target.value : null
    const target = from && dayByKey(event.key, from, days)
    if (!target) return
    event.preventDefault()
    grid.current?.querySelector<HTMLButtonElement>(`button[value="${target}"]`)?.focus()
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk the days, as in any grid
      role="grid"
      aria-label={t('window', {
        from: formatPlainDay(days[0]?.date ?? selected, locale, 'dayMonth'),
        to: formatPlainDay(days.at(-1)?.date ?? selected, locale),
      })}
      className="w-full table-fixed border-collapse"
      onKeyDown={walk}
    >
      <thead>
        <tr>
          {weekdayNames(locale).map((name, index) => (
            <th key={name} scope="col" className="h-8 text-xs font-medium text-muted-foreground">
              <abbr title={long[index]} className="no-underline">
                {name}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0.5">
                <DayButton
                  day={bookable.get(day)}
                  selected={day === selected}
                  today={day === today}
                  entry={day === entry}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  /** Missing outside the booking window. */
  day: BookableDay | undefined
  selected: boolean
  today: boolean
  /** The one day that Tab reaches. */
  entry: boolean
}

function DayButton({ day, selected, today, entry }: DayButtonProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  if (!day) return null
  const { date, free } = day
  const isFirst = date.endsWith('-01')
  return (
    <button
      type="submit"
      name="day"
      value={date}
      tabIndex={entry ? 0 : -1}
      aria-label={t('dayWith', { day: formatPlainDay(date, locale, 'full'), count: free })}
      aria-pressed={selected}
      aria-current={today ? 'date' : undefined}
      className={cn(
        'relative mx-auto grid h-10 w-full max-w-12 place-content-center rounded-md whitespace-nowrap tabular-nums transition-colors pointer-coarse:h-11',
        today && 'ring-1 ring-primary ring-inset',
        selected
          ? 'bg-primary font-semibold text-primary-foreground hover:bg-primary-hover'
          : 'hover:bg-accent',
        !selected && (free > 0 ? 'font-medium' : 'text-muted-foreground'),
        isFirst && 'text-xs',
      )}
    >
      {isFirst ? formatPlainDay(date, locale, 'dayMonth') : Number(date.slice(8))}
      {free > 0 && (
        <span
          aria-hidden="true"
          className={cn(
            'absolute inset-x-0 bottom-1 mx-auto size-1 rounded-full',
            selected ? 'bg-primary-foreground' : 'bg-primary',
          )}
        />
      )}
    </button>
  )
}
