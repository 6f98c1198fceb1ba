'use client'

import { CalendarDays } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/utils'
import { dayFromText, shownDay, textFromDay } from './plain-date'

const Calendar = dynamic(() => import('@/components/ui/calendar').then((module) => module.Calendar), {
  ssr: false,
  loading: () => <Skeleton className="m-1 h-77 w-63 pointer-coarse:h-93 pointer-coarse:w-77" />,
})

type DatePickerProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'type'> & {
  /** 'yyyy-MM-dd', or '' for none. */
  value: string
  onChange: (value: string) => void
  /** Today in the clinic's zone, 'yyyy-MM-dd'. */
  today?: string
  min?: string
  max?: string
  placeholder?: string
  /** Month and year as lists, for dates far away such as births. */
  yearList?: boolean
  /** Stands beside the calendar, such as buttons that jump to a week. */
  renderAside?: (close: () => void) => ReactNode
}

/** A single date, shown dd/MM/yyyy; the calendar loads when first opened. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, today, min, max, placeholder, yearList, renderAside, className, ...button } = props
  const t = useTranslations('common')
  // A button may not be aria-required; the calendar it opens has nothing to leave out.
  const { 'aria-required': _required, ...attributes } = button
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const selected = dayFromText(value)
  const earliest = dayFromText(min)
  const latest = dayFromText(max)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          {...attributes}
          className={cn('field control inline-flex w-full items-center gap-2 px-3 text-start', className)}
        >
          <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span className={cn('truncate tabular-nums', !selected && 'text-muted-foreground')}>
            {selected ? shownDay(value) : (placeholder ?? t('selectDate'))}
          </span>
        </button>
      </PopoverTrigger>
      <PopoverContent className="flex w-auto gap-2 p-2 max-sm:flex-col" aria-label={t('openCalendar')}>
        {renderAside?.(() => setOpen(false))}
        <Calendar
          mode="single"
          locale={locale}
          autoFocus
          selected={selected}
          defaultMonth={selected ?? dayFromText(today) ?? earliest}
          today={dayFromText(today)}
          captionLayout={yearList ? 'dropdown' : 'label'}
          startMonth={earliest}
          endMonth={latest}
          disabled={[...(earliest ? [{ before: earliest }] : []), ...(latest ? [{ after: latest }] : [])]}
          onSelect={(day) => {
            if (day) onChange(textFromDay(day))
            setOpen(false)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
