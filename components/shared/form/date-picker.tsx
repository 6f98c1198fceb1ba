'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'
import { DatePickerPanel } from '@/components/shared/large-parts'
import { Icon } from '@/components/ui/icon'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import { formatShortDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'
import type { DatePickerPanelProps } from './date-picker-panel'
import { dayFromText } from './plain-date'

type DatePickerProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'type'> &
  Omit<DatePickerPanelProps, 'open' | 'onOpenChange' | 'anchor'> & { placeholder?: string }

/** A single date, shown dd/MM/yyyy; the calendar loads when first pointed at or opened. */
export function DatePicker(props: DatePickerProps) {
  const {
    value,
    onChange,
    today,
    min,
    max,
    ahead,
    placeholder,
    yearList,
    renderAside,
    className,
    ref,
    ...button
  } = props
  // A button may not be aria-required; the calendar it opens has nothing to leave out.
  const { 'aria-required': _required, ...attributes } = button
  const t = useTranslations('common')
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement)
  const shown = dayFromText(value) ? formatShortDay(value) : null
  return (
    <>
      <button
        type="button"
        {...attributes}
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={DatePickerPanel.ahead}
        onClick={() => setOpen(!open)}
        className={cn('field control inline-flex w-full items-center gap-2 px-3 text-start', className)}
      >
        <Icon name="calendar-days" className="size-4 shrink-0 text-muted-foreground" />
        <span className={cn('truncate tabular-nums', !shown && 'text-muted-foreground')}>
          {shown ?? placeholder ?? t('selectDate')}
        </span>
      </button>
      {useOnceTrue(open) && (
        <DatePickerPanel
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          value={value}
          onChange={onChange}
          today={today}
          min={min}
          max={max}
          ahead={ahead}
          yearList={yearList}
          renderAside={renderAside}
        />
      )}
    </>
  )
}
