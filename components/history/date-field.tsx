'use client'

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'

type DateFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  help?: string
  max?: string
  required?: boolean
}

// A half-typed day has an empty value, which would pass for "no date".
const dayOrUnfinished = (input: HTMLInputElement) => (input.validity.badInput ? 'unfinished' : input.value)

/** A day, typed or picked; its value is `yyyy-MM-dd`, or '' for none. */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { control, name, label, help, max, required } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ...field } }) => {
        const read = (input: HTMLInputElement) => {
          const day = dayOrUnfinished(input)
          if (day !== value) onChange(day)
        }
        return (
          <FormItem required={required}>
            <FormLabel>{label}</FormLabel>
            <FormControl>
              <Input
                {...field}
                type="date"
                max={max}
                defaultValue={value ?? ''}
                onChange={(event) => read(event.currentTarget)}
                onKeyUp={(event) => read(event.currentTarget)}
                onKeyDown={(event) => event.key === 'Enter' && read(event.currentTarget)}
                onBlur={(event) => {
                  read(event.currentTarget)
                  onBlur()
                }}
              />
            </FormControl>
            {help && <FormDescription>{help}</FormDescription>}
            <FormMessage />
          </FormItem>
        )
      }}
    />
  )
}
