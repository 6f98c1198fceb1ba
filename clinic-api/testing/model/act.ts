import fc from 'fast-check'
import type { Answer, Details } from './answers.ts'
import type { Call, Made, Real } from './real.ts'
import { type Actor, type Asked, day, type Minute, type World } from './world.ts'

/** Something that somebody does, with everything it asks for drawn. */
export interface Act {
  name: string
  asked: object
  foresee(world: World): Answer
  call?(real: Real): Call
  /** Done where no call is made. */
  work?(real: Real): Promise<void>
}

/** An act in a world, which may ask for the same things as another; null where it cannot be done. */
type Plan = (world: World, like?: object) => Act | null

/** Changes the world, or throws a refusal. */
export type Deed<Facts> = (world: World, asked: Facts) => Details | undefined

interface Doing<Facts> {
  /** The status of success, 200 by default. */
  status?: number
  call?(asked: Facts, real: Real): Omit<Call, 'actor'>
  work?(asked: Facts, real: Real, world: World): Promise<void>
  /** Whether it can be done at all. */
  fits?(asked: Facts, world: World): boolean
}

const lists = {
  visit: 'visits',
  shift: 'shifts',
  dayOff: 'daysOff',
  closing: 'closings',
  undo: 'undos',
  hold: 'holds',
  wish: 'wishes',
  offer: 'offers',
} as const

const isList = (key: string): key is keyof typeof lists => key in lists

/** Numbers that may be any become those of things in the world, the newest first; null where there is none. */
function chosenIn(world: World, asked: object): Record<string, number> | null {
  const chosen: Record<string, number> = {}
  for (const [key, value] of Object.entries(asked)) {
    if (!isList(key) || typeof value !== 'number') continue
    const { length } = world[lists[key]]
    if (length === 0) return null
    chosen[key] = length - 1 - (value % length)
  }
  return chosen
}

/** The facts that the other act asks for and this one asks for as well, its person left out. */
const sharedWith = (asked: object, like: object) =>
  Object.fromEntries(
    Object.entries(like).filter(
      ([key, value]) => key in asked && value !== null && key !== 'actor' && key !== 'patient',
    ),
  )

const tries = 16

/** The same act drawn several times, of which the world decides: usually the first that succeeds is done. */
export function act<Facts extends object>(
  name: string,
  deed: Deed<Facts>,
  draws: { [Key in keyof Facts]: fc.Arbitrary<Facts[Key]> },
  { status = 200, call, work, fits }: Doing<Facts>,
): fc.Arbitrary<Draw> {
  const plan =
    (drawn: Facts): Plan =>
    (world, like = {}) => {
      const chosen = chosenIn(world, drawn)
      const asked = Object.assign({}, drawn, chosen, sharedWith(drawn, like))
      if (!chosen || fits?.(asked, world) === false) return null
      return {
        name,
        asked,
        foresee: (each) => ({ status, ...deed(each, asked) }),
        ...(call && { call: (real) => ({ actor: actorOf(world, asked), ...call(asked, real) }) }),
        ...(work && { work: (real) => work(asked, real, world) }),
      }
    }
  const isStubborn = fc.nat(4).map((each) => each === 4)
  const plans = fc.array(
    fc.record(draws).map((each) => plan(each as Facts)),
    { minLength: tries, maxLength: tries },
  )
  return fc.record({ plans, isStubborn })
}

export interface Draw {
  plans: Plan[]
  isStubborn: boolean
}

/** Whoever is named; a hold is let go, and an act is taken back, by whoever did it. */
function actorOf(world: World, asked: Partial<Asked<'actor' | 'hold' | 'undo' | 'closing'>>): Actor {
  const { actor, hold = -1, undo = -1, closing = -1 } = asked
  const done = world.holds[hold] ?? world.undos[undo] ?? world.closings[closing]
  return actor ?? done?.actor ?? 'desk'
}

/** Rows of the model are changed, but nothing in them. */
const copyOf = (world: World) =>
  Object.fromEntries(
    Object.entries(world).map(([key, value]) => [key, Array.isArray(value) ? value.map(rowLike) : value]),
  ) as World

const rowLike = (row: object | number) => (typeof row === 'object' ? { ...row } : row)

/** The answer that the model gives, and the world after it; a refusal changes nothing. */
export function foresee(world: World, act: Act): { answer: Answer; after: World; made: Made } {
  const after = copyOf(world)
  try {
    const answer = act.foresee(after)
    return { answer, after, made: madeBetween(world, after) }
  } catch (error) {
    if (error instanceof Error) throw error
    return { answer: error as Answer, after: world, made: {} }
  }
}

const succeeds = (world: World, act: Act) => foresee(world, act).answer.status < 300

export function choose({ plans, isStubborn }: Draw, world: World): Act | null {
  const acts = plans.flatMap((plan) => plan(world) ?? [])
  return (isStubborn ? null : acts.find((act) => succeeds(world, act))) ?? acts[0] ?? null
}

/** A second act at the same moment: one that succeeds alone and not after the first, if there is any. */
export function chooseRival(draw: Draw, world: World, first: Act): Act | null {
  const { after } = foresee(world, first)
  // At another time two acts can still break a rule together, such as one of pauses.
  const { start: _start, ...elsewhere } = { start: 0, ...first.asked }
  const like = draw.isStubborn ? elsewhere : first.asked
  const acts = [...draw.plans.map((plan) => plan(world, like)), ...draw.plans.map((plan) => plan(world))]
  const isRival = (act: Act) => succeeds(world, act) && !succeeds(after, act)
  return acts.find((act) => act !== null && isRival(act)) ?? choose(draw, world)
}

/** Numbers of the things that an act made, by their list. */
function madeBetween(before: World, after: World): Made {
  const grown = Object.values(lists).filter((list) => after[list].length > before[list].length)
  return Object.fromEntries(grown.map((list) => [list, after[list].length - 1]))
}

function inWords([key, value]: [string, unknown]): string[] {
  if (value === null || value === false) return []
  if (key === 'start') return [timeOf(Number(value))]
  return [typeof value === 'string' ? value : value === true ? key : `${key} ${value}`]
}

export const says = ({ name, asked }: Act) => `${name}: ${Object.entries(asked).flatMap(inWords).join(', ')}`

const timeOf = (minute: Minute) => {
  const [on, left] = [Math.floor(minute / day), minute % day]
  return `day ${on} ${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}
