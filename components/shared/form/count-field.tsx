'use client'

import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './form-row'
import { SelectField } from './select-field'

interface CountFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** The usual counts. */
  counts: readonly number[]
  /** The count that stands now: a choice too, though it may be an unusual one. */
  present: number
  say: (count: number) => string
}

/** One count out of the usual ones, in their order. */
export function CountField<Values extends FieldValues, Output = Values>(
  props: CountFieldProps<Values, Output>,
) {
  const { counts, present, say, ...row } = props
  const offered = [...new Set([...counts, present])].sort((a, b) => a - b)
  return <SelectField {...row} numeric options={offered.map((count) => [count, say(count)] as const)} />
}
