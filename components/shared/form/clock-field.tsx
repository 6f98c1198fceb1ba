'use client'

import type { FieldValues } from 'react-hook-form'
import { ClockInput } from './clock-input'
import { type FieldProps, FormRow } from './form-row'

/** A time of day; its value is `HH:mm`, or '' for none. */
export function ClockField<Values extends FieldValues, Output = Values>(props: FieldProps<Values, Output>) {
  return (
    <FormRow {...props}>{({ value, ...field }) => <ClockInput {...field} value={value ?? ''} />}</FormRow>
  )
}
