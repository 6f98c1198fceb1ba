'use client'

import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'

const MINUTE_STEP = 5
const twoDigits = (value: number) => String(value).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
const minutes = Array.from({ length: 60 / MINUTE_STEP }, (_, index) => twoDigits(index * MINUTE_STEP))

type TimePickerProps = {
  /** 'HH:mm' */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
  name?: string
  disabled?: boolean
  className?: string
  id?: string
  /** The field's name, which the labels of both lists follow. */
  label: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

/** Hours 00–23 and minutes in steps of five; a stored minute off the grid is kept as an extra choice. */
export function TimePicker({ value, onChange, label, id, ref, className, ...rest }: TimePickerProps) {
  const t = useTranslations('common')
  const [hour = '00', minute = '00'] = value.split(':')
  const minuteChoices = minutes.includes(minute) ? minutes : [...minutes, minute].sort()
  const { 'aria-required': _required, ...field } = rest
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the target of the form's label
    <div role="group" aria-label={label} className={cn('grid grid-cols-2 gap-2', className)}>
      <div className="grid gap-1 text-xs text-muted-foreground">
        <span aria-hidden="true">{t('hour')}</span>
        <NativeSelect
          ref={ref}
          id={id}
          className="text-base tabular-nums text-foreground"
          aria-label={`${label}, ${t('hour')}`}
          value={hour}
          onChange={(event) => onChange(`${event.target.value}:${minute}`)}
          {...field}
        >
          {hours.map((choice) => (
            <option key={choice} translate="no" value={choice}>
              {choice}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="grid gap-1 text-xs text-muted-foreground">
        <span aria-hidden="true">{t('minutes')}</span>
        <NativeSelect
          className="text-base tabular-nums text-foreground"
          aria-label={`${label}, ${t('minutes')}`}
          value={minute}
          onChange={(event) => onChange(`${hour}:${event.target.value}`)}
          {...field}
        >
          {minuteChoices.map((choice) => (
            <option key={choice} translate="no" value={choice}>
              {choice}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  )
}
