'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react'
import { DatePickerPanel } from '@/components/shared/large-parts'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import { dayFromTyped, unfinishedDay, withSlashes } from '@/lib/domain/typed-day'
import { formatShortDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** `yyyy-MM-dd`, '' for none. */
  value: string
  /** Is told '' for none and `unfinishedDay` for what is no day yet. */
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
}

const meaningOf = (typed: string) => dayFromTyped(typed) ?? unfinishedDay
const written = (day: string) => (day === '' || day === unfinishedDay ? '' : formatShortDay(day))

/** A day as dd/mm/yyyy in every browser, typed or picked; Alt + Down opens the calendar, which loads by then. */
export function DayInput({ value, onChange, min, max, className, ref, ...input }: DayInputProps) {
  const t = useTranslations('common')
  const [typed, setTyped] = useState(written(value))
  const [known, setKnown] = useState(value)
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)
  // Another value from outside replaces what is typed, unless that says the same.
  if (value !== known) {
    setKnown(value)
    if (value !== meaningOf(typed)) setTyped(written(value))
  }

  function type(text: string) {
    const longer = text.length > typed.length
    const next = longer ? withSlashes(text) : text
    setTyped(/^\d{4}-/.test(next) && dayFromTyped(next) ? written(next) : next)
    onChange(meaningOf(next))
  }

  /** As if it were typed, so that whatever listens to the form hears of it. */
  function pick(day: string) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field.current, written(day))
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <span className={cn('relative block', className)}>
      <Input
        {...input}
        ref={field}
        inputMode="numeric"
        autoComplete={input.autoComplete ?? 'off'}
        placeholder={t('dayForm')}
        className="pe-10 tabular-nums"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          const day = dayFromTyped(typed)
          if (day) setTyped(written(day))
          input.onBlur?.(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.altKey && event.key === 'ArrowDown') setOpen(true)
          input.onKeyDown?.(event)
        }}
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
          value={meaningOf(typed)}
          onChange={pick}
          min={min}
          max={max}
          yearList={max !== undefined}
        />
      )}
    </span>
  )
}
