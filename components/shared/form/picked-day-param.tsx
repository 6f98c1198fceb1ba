'use client'

import { type DayParamProps, useDayParam } from './day-param'
import { PickedDayInput } from './picked-day-input'

/** A day in a form that is an address, with its calendar. */
export function PickedDayParam(props: DayParamProps) {
  return useDayParam(props, (input) => <PickedDayInput {...input} />)
}
