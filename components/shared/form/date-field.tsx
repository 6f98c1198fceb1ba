'use client'

import type { FieldValues } from 'react-hook-form'
import { DayInput } from './day-input'
import { type FieldProps, FormRow } from './form-row'

type DateFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  max?: string | undefined
}

/** A day, typed or picked; its value is `yyyy-MM-dd`, or '' for none. */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { max, ...row } = props
  return (
    <FormRow {...row}>
      {({ value, ...field }) => <DayInput {...field} value={value ?? ''} max={max} />}
    </FormRow>
  )
}
