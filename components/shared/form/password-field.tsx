'use client'

import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, FormRow } from './form-row'
import { PasswordInput } from './password-input'

type PasswordFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> &
  Omit<ComponentProps<typeof PasswordInput>, 'name' | 'form'>

/** A password, shown and hidden by a button; with its rules if wanted. */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: PasswordFieldProps<Values, Output>,
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
      {(field) => <PasswordInput {...input} {...field} value={field.value ?? ''} />}
    </FormRow>
  )
}
