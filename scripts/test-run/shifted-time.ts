/** How far the clock of this process is ahead of the machine's, in milliseconds. */
export const aheadMs = Number(process.env.E2E_CLOCK_AHEAD_MS ?? 0)

const shiftedClock = new URL('./shifted-clock.ts', import.meta.url).href

/** The environment of a program that is to believe that it is `time`, whatever this process believes. */
export function clockAhead(time: number): Record<string, string> {
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${shiftedClock}`,
    E2E_CLOCK_AHEAD_MS: String(time - Date.now() + aheadMs),
  }
}

/** Runs in a page before its own scripts: what asks for the time is told one that is `ahead` milliseconds later. */
export function shiftClock(ahead: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + ahead
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.defineProperty(RealDate.prototype, 'constructor', { value: ShiftedDate })
  globalThis.Date = ShiftedDate
}
