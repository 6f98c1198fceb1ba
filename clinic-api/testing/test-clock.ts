import type { Clock } from '../ports/clock.ts'

/** A clock that stands still until it is told to go on. */
export class TestClock implements Clock {
  #now: number

  constructor(start: string) {
    this.#now = Date.parse(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  set(instant: string): void {
    this.#now = Date.parse(instant)
  }

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>) {
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}
