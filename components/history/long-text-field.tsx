'use client'

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'

type LongTextFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** Characters; counted beside the label. */
  max: number
}

/** A required text of several lines. It may grow too long while typing: the count says so, nothing is cut off. */
export function LongTextField<Values extends FieldValues, Output = Values>(
  props: LongTextFieldProps<Values, Output>,
) {
  const { control, name, label, max } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem required>
          <div className="flex items-baseline justify-between">
            <FormLabel>{label}</FormLabel>
            <span aria-hidden="true" className="text-xs text-muted-foreground tabular-nums">
              {String(field.value ?? '').trim().length}/{max}
            </span>
          </div>
          <FormControl>
            <Textarea {...field} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
