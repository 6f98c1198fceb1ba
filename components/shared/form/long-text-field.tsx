'use client'

import type { FieldValues } from 'react-hook-form'
import { Textarea } from '@/components/ui/textarea'
import { type FieldProps, FormRow } from './form-row'

type LongTextFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  /** Characters; counted beside the label. */
  max: number
}

/** Several lines of text. It may become too long while typing: the counter says so, and nothing is cut off. */
export function LongTextField<Values extends FieldValues, Output = Values>(
  props: LongTextFieldProps<Values, Output>,
) {
  const { max, ...row } = props
  const count = (value: unknown) => (
    <span aria-hidden="true" className="text-xs text-muted-foreground tabular-nums">
      {String(value ?? '').trim().length}/{max}
    </span>
  )
  return (
    <FormRow {...row} aside={count}>
      {(field) => <Textarea {...field} />}
    </FormRow>
  )
}
