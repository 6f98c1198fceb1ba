'use client'

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { NativeSelect } from '@/components/ui/native-select'

interface SelectFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** Value and label of each choice. */
  options: readonly (readonly [value: string | number, label: string])[]
  /** The form keeps a number instead of a text. */
  numeric?: boolean
  required?: boolean
}

/** One choice of a form: label, native select and error. */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const { control, name, label, options, numeric = false, required } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem required={required ?? false}>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <NativeSelect
              {...field}
              onChange={({ target }) => field.onChange(numeric ? Number(target.value) : target.value)}
            >
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
