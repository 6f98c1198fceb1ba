'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { useFollowedText } from '@/lib/browser/use-followed-text'
import { unfinishedDay } from '@/lib/domain/typed-day'
import { DayInput, type DayInputProps } from './day-input'

export type DayParamProps = Omit<DayInputProps, 'onChange'>

const never = () => () => {}

/** A day in a form that is an address: as `yyyy-MM-dd`, and as it is typed where no scripts run. */
export function useDayParam(
  { name, value, ...input }: DayParamProps,
  draw: (input: DayInputProps) => ReactNode,
): ReactNode {
  const [day, setDay, focus] = useFollowedText(value)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isUnfinished = day === unfinishedDay || (input.required && day === '')
  const shown = {
    ...input,
    ...focus,
    name: isAlive ? undefined : name,
    value: day,
    onChange: setDay,
    'data-unfinished': isUnfinished || undefined,
  }
  return (
    <>
      {draw(shown)}
      {/* Until a day is whole, the one in the address counts. */}
      {isAlive && <input type="hidden" name={name} value={isUnfinished ? value : day} />}
    </>
  )
}

export function DayParam(props: DayParamProps) {
  return useDayParam(props, (input) => <DayInput {...input} />)
}
