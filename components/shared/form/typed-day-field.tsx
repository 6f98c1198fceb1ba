'use client'

import type { FieldValues } from 'react-hook-form'
import { DayInput } from './day-input'
import { type FieldProps, FormRow } from './form-row'

/** A day that everybody knows by heart, such as that of a birth: it is typed, never picked. */
export function TypedDayField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  return <FormRow {...props}>{({ value, ...field }) => <DayInput {...field} value={value ?? ''} />}</FormRow>
}
