import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../ports/clock.ts'

const stepMs = 30_000

/** A code is accepted once, and each counts for half a minute. */
export function nextStep(): () => Promise<Date> {
  let last = 0
  return async () => {
    const now = () => systemClock.now().getTime()
    if (Math.floor(now() / stepMs) === last) await wait(stepMs - (now() % stepMs))
    last = Math.floor(now() / stepMs)
    return systemClock.now()
  }
}
