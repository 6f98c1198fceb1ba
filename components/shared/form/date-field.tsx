'use client'

import type { FieldValues } from 'react-hook-form'
import { type FieldProps, FormRow } from './form-row'
import { PickedDayInput } from './picked-day-input'

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
      {({ value, ...field }) => <PickedDayInput {...field} value={value ?? ''} max={max} />}
    </FormRow>
  )
}
