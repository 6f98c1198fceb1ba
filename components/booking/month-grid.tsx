'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type BookableDay, dayByKey, monthOf, weeksOf } from '@/lib/domain/slots'
import { formatPlainDay, weekdayNames } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface MonthGridProps {
  /** `yyyy-MM` */
  month: string
  days: readonly BookableDay[]
  selected: string
  today: string
  onMonth: (month: string) => void
}

/**
 * A month as buttons named `day`; days outside the booking window are disabled, and weeks that are over left out. Arrow
 * keys walk the window.
 */
export function MonthGrid({ month, days, selected, today, onMonth }: MonthGridProps) {
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const shown = days.map(({ date }) => date).filter((day) => monthOf(day) === month)
  const entry = shown.includes(selected) ? selected : shown[0]
  const long = weekdayNames(locale, 'long')
  const weeks = weeksOf(month).filter((week) => week.some((day) => day && day >= today))

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const from = event.target instanceof HTMLButtonElement ? event.target.value : null
    const target = from && dayByKey(event.key, from, days)
    if (!target) return
    event.preventDefault()
    if (monthOf(target) !== month) flushSync(() => onMonth(monthOf(target)))
    grid.current?.querySelector<HTMLButtonElement>(`button[value="${target}"]`)?.focus()
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk the days, as in any grid
      role="grid"
      aria-label={formatPlainDay(`${month}-01`, locale, 'month')}
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
        {weeks.map((week) => (
          <tr key={week.join()}>
            {week.map((day, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its weekday
                key={column}
                className="p-0.5"
              >
                {day !== null && (
                  <DayButton
                    day={day}
                    bookable={days.find(({ date }) => date === day)}
                    selected={day === selected}
                    today={day === today}
                    entry={day === entry}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  day: string
  /** Undefined outside the booking window. */
  bookable: BookableDay | undefined
  selected: boolean
  today: boolean
  /** The one day that Tab reaches. */
  entry: boolean
}

function DayButton({ day, bookable, selected, today, entry }: DayButtonProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const free = bookable?.free ?? 0
  const name = formatPlainDay(day, locale, 'full')
  return (
    <button
      type="submit"
      name="day"
      value={day}
      disabled={!bookable}
      tabIndex={entry ? 0 : -1}
      aria-label={bookable ? t('dayWith', { day: name, count: free }) : name}
      aria-pressed={selected}
      aria-current={today ? 'date' : undefined}
      className={cn(
        'relative mx-auto grid h-10 w-full max-w-12 place-content-center rounded-md tabular-nums transition-colors disabled:text-muted-foreground/55 pointer-coarse:h-11',
        today && 'ring-1 ring-primary ring-inset',
        selected
          ? 'bg-primary font-semibold text-primary-foreground not-disabled:hover:bg-primary-hover'
          : 'not-disabled:hover:bg-accent',
        !selected && bookable && (free > 0 ? 'font-medium' : 'text-muted-foreground'),
      )}
    >
      {Number(day.slice(8))}
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
