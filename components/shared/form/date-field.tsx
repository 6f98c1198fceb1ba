'use client'

import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { type FieldProps, FormRow } from './form-row'

type DateFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  max?: string | undefined
}

// A half-typed day has an empty value, which would pass for "no date".
const unfinished = 'unfinished'
const dayOrUnfinished = (input: HTMLInputElement) => (input.validity.badInput ? unfinished : input.value)

type DayInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string
  onChange: (day: string) => void
}

/** Keeps what is half typed: a value that is given to the field meanwhile would empty it under the fingers. */
function DayInput({ value, onChange, onBlur, ref, ...field }: DayInputProps) {
  const [initial] = useState(value)
  const shown = useRef<HTMLInputElement>(null)
  const read = (input: HTMLInputElement) => {
    const day = dayOrUnfinished(input)
    if (day !== value) onChange(day)
  }
  useLayoutEffect(() => {
    const input = shown.current
    if (input && value !== unfinished && dayOrUnfinished(input) !== value) input.value = value
  }, [value])
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => shown.current)
  return (
    <Input
      {...field}
      ref={shown}
      type="date"
      defaultValue={initial}
      onChange={(event) => read(event.currentTarget)}
      onKeyUp={(event) => read(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && read(event.currentTarget)}
      onBlur={(event) => {
        read(event.currentTarget)
        onBlur?.(event)
      }}
    />
  )
}

/** A day, typed or picked; its value is `yyyy-MM-dd`, or '' for none. */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { max, ...row } = props
  return (
    <FormRow {...row}>
      {({ value, ...field }) => <DayInput {...field} value={value ?? ''} max={max} />}
    </FormRow>
  )
}
