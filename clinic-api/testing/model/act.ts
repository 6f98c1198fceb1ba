import fc from 'fast-check'
import type { Call, Made, Real } from './real.ts'
import { type Actor, type Answer, day, type KindName, kinds, type Minute, type World } from './world.ts'

/** Something that somebody does: what the model says comes of it, and the call that does it. */
export interface Act {
  says: string
  foresee(world: World): Answer
  call?(real: Real): Call
  /** Whether the times that are offered instead may be any. */
  isRough?: boolean
  /** Done where no call is made. */
  work?(real: Real): Promise<void>
}

/** An act, once the world is known in which it is done; null where it cannot be. */
export type Plan = (world: World) => Act | null

export const time = (minute: Minute) => {
  const [on, left] = [Math.floor(minute / day), minute % day]
  const name = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][on] ?? `day ${on}`
  return `${name} ${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}

export const start = fc
  .tuple(
    fc.constantFrom(1, 1, 1, 2, 3),
    fc.constantFrom(540, 560, 570, 580, 600, 630, 645, 660, 690, 720, 780, 810),
  )
  .map(([on, minute]) => on * day + minute)
export const patient = fc.constantFrom('ana' as const, 'ben' as const, 'kid' as const)
export const doctor = fc.constantFrom('dr-one' as const, 'dr-one' as const, 'dr-two' as const)
export const clinic = fc.constantFrom('a' as const, 'a' as const, 'a' as const, 'b' as const)
export const kind = fc.constantFrom(...(Object.keys(kinds) as KindName[]))
export const actor = fc.constantFrom<Actor>(
  'ana',
  'ben',
  'kid',
  'mum',
  'desk',
  'desk',
  'desk-b',
  'dr-one',
  'dr-two',
)
export const staff = fc.constantFrom<Actor>('desk', 'desk', 'dr-one', 'dr-two')
export const someNumber = fc.nat(1000)
export const rarely = fc.nat(4).map((each) => each === 0)
export const often = fc.nat(4).map((each) => each !== 0)
export const anyTime = { clinic, doctor, kind, start }

export const pick = <Each>(list: readonly Each[], index: number) =>
  list.length === 0 ? null : index % list.length
export const on = (world: World, index: number) => {
  const visit = world.visits[index]
  return `visit ${index}${visit ? ` (${visit.patient}, ${time(visit.start)})` : ''}`
}
export const forced = (force: boolean) => (force ? '?force=true' : '')
export const whole = (row: boolean) => (row ? ' whatever the rules' : '')

/** Numbers of the things that an act made, by their list. */
export function madeBetween(before: World, after: World): Made {
  const lists = ['visits', 'undos', 'holds', 'shifts', 'daysOff', 'wishes'] as const
  return Object.fromEntries(
    lists
      .filter((list) => after[list].length > before[list].length)
      .map((list) => [list, after[list].length - 1]),
  )
}
