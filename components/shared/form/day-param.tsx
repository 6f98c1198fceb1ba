'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'
import { useFollowed } from '@/lib/browser/use-followed'
import { unfinishedDay } from '@/lib/domain/typed-day'
import { DayInput } from './day-input'

type DayParamProps = Omit<ComponentProps<typeof DayInput>, 'onChange'>

const never = () => () => {}

/** A day in a form that is an address: as `yyyy-MM-dd`, and as it is typed where no scripts run. */
export function DayParam({ name, value, ...input }: DayParamProps) {
  const [day, setDay] = useFollowed(value)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      <DayInput {...input} name={isAlive ? undefined : name} value={day} onChange={setDay} />
      {isAlive && <input type="hidden" name={name} value={day === unfinishedDay ? '' : day} />}
    </>
  )
}
