'use client'

import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { type FieldProps, FormRow } from './form-row'

type TextFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> &
  Omit<ComponentProps<'input'>, 'name' | 'form'>

/** One line of text. */
export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { control, name, label, help, required, className, ...input } = props
  return (
    <FormRow
      control={control}
      name={name}
      label={label}
      help={help}
      required={required}
      className={className}
    >
      {(field) => <Input {...input} {...field} value={field.value ?? ''} />}
    </FormRow>
  )
}
