'use client'

import type { ReactElement } from 'react'
import type { Control, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form'
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'

/** Props that all fields of a form share. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  help?: string
  required?: boolean | undefined
  className?: string
}

interface FormRowProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Stands at the end of the label's line. */
  aside?: (value: unknown) => ReactElement
  children: (field: ControllerRenderProps<Values, FieldPath<Values>>) => ReactElement
}

/** Label, control, help and error of one field. */
export function FormRow<Values extends FieldValues, Output = Values>(props: FormRowProps<Values, Output>) {
  const { control, name, label, help, required = false, className, aside, children } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className} required={required}>
          {aside ? (
            <div className="flex items-baseline justify-between gap-3">
              <FormLabel>{label}</FormLabel>
              {aside(field.value)}
            </div>
          ) : (
            <FormLabel>{label}</FormLabel>
          )}
          <FormControl>{children(field)}</FormControl>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
