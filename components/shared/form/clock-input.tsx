'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Input } from '@/components/ui/input'
import { clockFromTyped } from '@/lib/domain/typed-clock'

type ClockInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** `HH:mm`, '' for none. */
  value: string
  onChange: (time: string) => void
}

/** A time of 24 hours in every browser; what is no time counts as none. */
export function ClockInput({ value, onChange, onBlur, ...input }: ClockInputProps) {
  const t = useTranslations('common')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== (clockFromTyped(typed) ?? '')) setTyped(value)
  }
  return (
    <Input
      autoComplete="off"
      {...input}
      inputMode="numeric"
      placeholder={t('clockForm')}
      pattern="\s*\d{1,2}([:.hH]?(\d{2})?)\s*"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(clockFromTyped(target.value) ?? '')
      }}
      onBlur={(event) => {
        setTyped(clockFromTyped(typed) ?? typed)
        onBlur?.(event)
      }}
    />
  )
}
