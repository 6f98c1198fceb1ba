'use client'

import type { ComponentProps } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { PasswordInput } from './password-input'

interface PasswordFieldProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<typeof PasswordInput>, 'name' | 'form'> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
}

/** A password of a form: label, input with show and hide, the rules if wanted, and the error. */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: PasswordFieldProps<Values, Output>,
) {
  const { control, name, label, required, className, ...input } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className} required={required}>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <PasswordInput {...input} {...field} value={field.value ?? ''} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
