'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useState } from 'react'
import { Calendar, faintDay, focusDay } from '@/components/ui/calendar'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { dayFromText, textFromDay } from './plain-date'

export type DatePickerPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  /** 'yyyy-MM-dd', or '' for none. */
  value: string
  onChange: (value: string) => void
  /** Today in the clinic's zone, 'yyyy-MM-dd'. */
  today?: string
  min?: string
  max?: string
  /** Days before today are faint: they are seldom meant. */
  ahead?: boolean
  /** Month and year as lists, for dates far away such as births. */
  yearList?: boolean
  /** Stands beside the calendar, such as buttons that jump to a week. */
  renderAside?: (close: () => void) => ReactNode
}

export function DatePickerPanel(props: DatePickerPanelProps) {
  const { open, onOpenChange, anchor, value, onChange, today, min, max, ahead, yearList, renderAside } = props
  const t = useTranslations('common')
  const locale = useLocale()
  const selected = dayFromText(value)
  const earliest = dayFromText(min)
  const latest = dayFromText(max)
  const now = dayFromText(today)
  // A sheet on a phone has its foot at the foot of the window: a calendar over it would cover its head.
  const [inSheet] = useState(
    () =>
      window.matchMedia('(width < 40rem)').matches && Boolean(anchor.current?.closest('[role$="dialog"]')),
  )
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={t('openCalendar')}
        inFlow={inSheet}
        className="flex w-auto gap-2 p-2 max-sm:flex-col"
        onOpenAutoFocus={focusDay}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button toggles by itself; closing here first would make its click open the panel again.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
      >
        {renderAside?.(() => onOpenChange(false))}
        <Calendar
          mode="single"
          locale={locale}
          autoFocus
          showOutsideDays
          selected={selected}
          defaultMonth={selected ?? now ?? earliest}
          today={now}
          modifiers={{ past: ahead && now ? { before: now } : false }}
          modifiersClassNames={{ past: faintDay }}
          {...(ahead && { classNames: { outside: '' } })}
          captionLayout={yearList ? 'dropdown' : 'label'}
          startMonth={earliest}
          endMonth={latest}
          disabled={[...(earliest ? [{ before: earliest }] : []), ...(latest ? [{ after: latest }] : [])]}
          onSelect={(day) => {
            if (day) onChange(textFromDay(day))
            onOpenChange(false)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
