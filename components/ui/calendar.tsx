'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClassNames, DayPicker, type DayPickerProps } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { es } from 'react-day-picker/locale/es'
import { cn } from '@/lib/utils'

/** A day that can be chosen and seldom is. */
export const faintDay = '[&>button]:text-muted-foreground'

/** Opens on the day that the arrow keys start from, not on the way to another month. */
export function focusDay(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.currentTarget.querySelector<HTMLElement>('td > button[tabindex="0"]')?.focus()
}

const navButton =
  'grid size-9 place-content-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-disabled:opacity-40 aria-disabled:hover:bg-transparent pointer-coarse:size-11'

const classNames: Partial<ClassNames> = {
  root: 'relative w-fit text-sm',
  months: 'flex flex-col gap-4 sm:flex-row',
  month: 'grid gap-2',
  nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-9 items-center justify-center pointer-coarse:h-11',
  caption_label: 'text-sm font-semibold first-letter:uppercase',
  dropdowns: 'z-10 flex items-center gap-1',
  dropdown_root: 'relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-ring',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  month_grid: 'border-collapse',
  weekday: 'h-8 w-9 text-xs font-medium text-muted-foreground pointer-coarse:w-11',
  day: 'group/day relative p-0 text-center',
  day_button:
    'grid size-9 place-content-center rounded-md tabular-nums transition-colors hover:bg-accent pointer-coarse:size-11 disabled:cursor-not-allowed disabled:text-muted-foreground/55 disabled:hover:bg-transparent',
  selected:
    '[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-primary-foreground [&>button]:hover:bg-primary-hover forced-colors:[&>button]:outline-2',
  today:
    '[&:not([data-selected])>button]:font-semibold [&:not([data-selected])>button]:text-primary-strong [&:not([data-selected])>button]:ring-1 [&:not([data-selected])>button]:ring-primary [&:not([data-selected])>button]:ring-inset',
  outside: faintDay,
  hidden: 'invisible',
}

// A plain Omit would flatten the union and lose which props belong to which selection mode.
type OwnProps<Props> = Props extends unknown ? Omit<Props, 'locale'> & { locale: string } : never

export type CalendarProps = OwnProps<DayPickerProps>

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden="true" className={orientation === 'down' ? 'size-4 rotate-90' : 'size-4'} />
}

/** Days are local dates without a time; pass `today` in the clinic's zone. The week starts on Monday. */
export function Calendar({ locale, className, classNames: extra, components, ...props }: CalendarProps) {
  return (
    <DayPicker
      {...props}
      locale={locale === 'es' ? es : enGB}
      weekStartsOn={1}
      className={cn('p-1', className)}
      classNames={{ ...classNames, ...extra }}
      components={{ Chevron, ...components }}
    />
  )
}
