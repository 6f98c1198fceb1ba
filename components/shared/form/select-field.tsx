'use client'

import type { ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NativeSelect } from '@/components/ui/native-select'
import { type FieldProps, FormRow } from './form-row'

interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Value and label of each choice. */
  options: readonly (readonly [value: string | number, label: string])[]
  /** The form keeps a number instead of a text, and null for ''. */
  numeric?: boolean
  /** Stands at the end of the label's line. */
  aside?: (value: unknown) => ReactElement
}

/** One choice out of several. */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const { options, numeric = false, ...row } = props
  return (
    <FormRow {...row}>
      {(field) => (
        <NativeSelect
          {...field}
          value={field.value ?? ''}
          onChange={({ target }) => field.onChange(numeric ? numberOf(target.value) : target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormRow>
  )
}

const numberOf = (value: string) => (value === '' ? null : Number(value))
