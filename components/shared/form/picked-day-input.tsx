'use client'

import { useTranslations } from 'next-intl'
import { useImperativeHandle, useRef, useState } from 'react'
import { DatePickerPanel } from '@/components/shared/large-parts'
import { Icon } from '@/components/ui/icon'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import { cn } from '@/lib/utils'
import { DayInput, type DayInputProps, writtenDay } from './day-input'

type PickedDayInputProps = DayInputProps & { max?: string | undefined }

/** A day, typed or picked; Alt + Down opens the calendar, which loads by then. */
export function PickedDayInput({ max, className, ref, ...input }: PickedDayInputProps) {
  const t = useTranslations('common')
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)

  /** As if it were typed, so that whatever listens to the form hears of it. */
  function pick(day: string) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field.current, writtenDay(day))
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <span className={cn('relative block', className)}>
      <DayInput
        {...input}
        ref={field}
        className="pe-10"
        onKeyDown={(event) => event.altKey && event.key === 'ArrowDown' && setOpen(true)}
      />
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        disabled={input.disabled}
        aria-label={t('openCalendar')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={DatePickerPanel.ahead}
        onClick={() => setOpen(!open)}
        className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-e-lg text-muted-foreground hover:text-foreground"
      >
        <Icon name="calendar-days" className="size-4" />
      </button>
      {useOnceTrue(open) && (
        <DatePickerPanel
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          value={input.value}
          onChange={pick}
          max={max}
          yearList={max !== undefined}
        />
      )}
    </span>
  )
}
