'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Input } from '@/components/ui/input'
import { dayFromTyped, unfinishedDay, withSlashes } from '@/lib/domain/typed-day'
import { formatShortDay } from '@/lib/format/dates'

export type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** `yyyy-MM-dd`, '' for none. */
  value: string
  /** Is told '' for none and `unfinishedDay` for what is no day yet. */
  onChange: (day: string) => void
}

const meaningOf = (typed: string) => dayFromTyped(typed) ?? unfinishedDay

/** How a day stands in the field. */
export const writtenDay = (day: string) => (day === unfinishedDay ? '' : formatShortDay(day))

/** A day as dd/mm/yyyy in every browser; its slashes come by themselves. */
export function DayInput({ value, onChange, onBlur, ...input }: DayInputProps) {
  const t = useTranslations('common')
  const [typed, setTyped] = useState(writtenDay(value))
  const [known, setKnown] = useState(value)
  // Another value from outside replaces what is typed, unless that says the same.
  if (value !== known) {
    setKnown(value)
    if (value !== meaningOf(typed)) setTyped(writtenDay(value))
  }

  function type(text: string) {
    const next = text.length > typed.length ? withSlashes(text) : text
    const day = meaningOf(next)
    setTyped(next.includes('-') && day !== unfinishedDay ? writtenDay(day) : next)
    onChange(day)
  }

  return (
    <Input
      autoComplete="off"
      {...input}
      inputMode="numeric"
      placeholder={t('dayForm')}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        const day = dayFromTyped(typed)
        // React keeps an update to what is there already, and would put it after the next value from outside.
        if (day && writtenDay(day) !== typed) setTyped(writtenDay(day))
        onBlur?.(event)
      }}
    />
  )
}
