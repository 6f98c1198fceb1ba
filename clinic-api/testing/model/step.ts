import { isDeepStrictEqual } from 'node:util'
import type fc from 'fast-check'
import { expect } from 'vitest'
import { type Act, choose, chooseRival, type Draw, foresee, says } from './act.ts'
import type { Answer } from './answers.ts'
import type { Heard, Real } from './real.ts'
import type { World } from './world.ts'

/** How many calls were made by each act, and how many of them succeeded. */
export const tally = new Map<string, { all: number; done: number }>()

function count({ name }: Act, { status }: Heard): void {
  const { all, done } = tally.get(name) ?? { all: 0, done: 0 }
  tally.set(name, { all: all + 1, done: done + (status < 300 ? 1 : 0) })
}

export const shareDone = () =>
  [...tally.values()].reduce((sum, { all, done }) => ({ all: sum.all + all, done: sum.done + done }), {
    all: 0,
    done: 0,
  })

const endOfGuardian = 'end guardian'
const joining = 'join waitlist'

/** A refusal of one of two at once may give the reason that held before the other was done: its status alone counts. */
const outcomeOf = ({ times: _times, ...answer }: Answer | Heard) =>
  answer.status < 400 ? answer : { status: answer.status }
/** Times are looked for here, because most acts that the model refuses are never done. */
const withTimes = ({ times, ...answer }: Answer): Heard => ({ ...answer, ...(times && { times: times() }) })

/** One act, on the model and on the servers. */
export class Step implements fc.AsyncCommand<World, Real> {
  readonly #draw: Draw
  /** Chosen by `check`, after which fast-check runs it at once. */
  #act: Act | null = null
  #says = ''

  constructor(draw: Draw) {
    this.#draw = draw
  }

  check(world: Readonly<World>): boolean {
    this.#act = choose(this.#draw, world)
    return this.#act !== null
  }

  async run(world: World, real: Real): Promise<void> {
    const act = this.#act
    if (!act) return
    this.#says = says(act)
    const { answer: foreseen, after, made } = foresee(world, act)
    const call = act.call?.(real)
    await act.work?.(real)
    Object.assign(world, after)
    if (call) {
      const { answer, body } = await real.send(call)
      count(act, answer)
      expect(answer, this.#says).toEqual(withTimes(foreseen))
      real.learn(made, body)
    }
    // That refusals and reads have changed nothing shows after the next act, or at the end.
    if (foreseen.status < 300 && call?.method !== 'GET')
      expect(await real.state(), this.#says).toEqual(stateOf(world))
  }

  toString(): string {
    return `\n  ${this.#says}`
  }
}

/** Two acts at once, which have to come to the same as one after the other, in either order. */
export class Together implements fc.AsyncCommand<World, Real> {
  readonly #draws: readonly [Draw, Draw]
  #acts: readonly [Act, Act] | null = null
  #says = ''

  constructor(draws: readonly [Draw, Draw]) {
    this.#draws = draws
  }

  check(world: Readonly<World>): boolean {
    const one = choose(this.#draws[0], world)
    const other = one?.call ? chooseRival(this.#draws[1], world, one) : null
    // A guardian who is ended meanwhile is refused by a sentence that this moment alone has.
    const isEnding = one?.name === endOfGuardian || other?.name === endOfGuardian
    // Which of two came first who join at one instant shows only when a time is handed out.
    const isTie = one?.name === joining && other?.name === joining
    const acts = one && other?.call && !isEnding && !isTie ? ([one, other] as const) : null
    this.#acts = acts && !isHidden(world, acts) ? acts : null
    return this.#acts !== null
  }

  async run(world: World, real: Real): Promise<void> {
    const acts = this.#acts
    const calls = acts?.flatMap((act) => act.call?.(real) ?? [])
    if (!acts || !calls) return
    this.#says = acts.map(says).join('\n    at once with: ')
    const heard = await Promise.all(calls.map((call) => real.send(call)))
    for (const [index, act] of acts.entries()) count(act, heard[index]?.answer ?? { status: 0 })
    const answers = heard.map(({ answer }) => outcomeOf(answer))
    const orders = bothOrders(world, acts)
    const seen: unknown[] = [answers]
    for (const { after, steps } of orders) {
      const foreseen = steps.map(({ answer }) => outcomeOf(answer))
      if (!isDeepStrictEqual(foreseen, answers)) continue
      for (const [index, { made }] of steps.entries()) real.learn(made, heard[index]?.body ?? {})
      const [is, should] = [await real.state(), stateOf(after)]
      if (isDeepStrictEqual(is, should)) {
        Object.assign(world, after)
        return
      }
      seen.push(is, should)
    }
    expect(seen, this.#says).toEqual(orders.map(({ steps }) => steps.map(({ answer }) => answer)))
  }

  toString(): string {
    return `\n  ${this.#says}`
  }
}

const bothOrders = (world: World, acts: readonly [Act, Act]) => [
  inOrder(world, acts, true),
  inOrder(world, acts, false),
]

/** Whether nothing but times to hand out, or times that are kept, shows which of two acts came first. */
function isHidden(world: World, acts: readonly [Act, Act]): boolean {
  const orders = bothOrders(world, acts)
  const [shown, otherShown] = orders.map(({ after, steps }) => [
    stateOf(after),
    steps.map(({ answer }) => outcomeOf(answer)),
  ])
  const [left, otherLeft] = orders.map(({ after: { freed, holds } }) =>
    [...freed, ...holds.filter(({ isGone }) => !isGone)].map((each) => JSON.stringify(each)).toSorted(),
  )
  return isDeepStrictEqual(shown, otherShown) && !isDeepStrictEqual(left, otherLeft)
}

function inOrder(world: World, acts: readonly [Act, Act], isInOrder: boolean) {
  const [first, second] = isInOrder ? acts : acts.toReversed()
  const one = foresee(world, first ?? acts[0])
  const other = foresee(one.after, second ?? acts[1])
  return { after: other.after, steps: isInOrder ? [one, other] : [other, one] }
}

/** The rows that the database has to hold. */
export function stateOf(world: World) {
  return {
    visits: world.visits.map(({ regret: _regret, updated: _updated, ...visit }, index) => ({
      index,
      ...visit,
    })),
    shifts: world.shifts.flatMap(({ start, end, isGone }, index) => (isGone ? [] : [{ index, start, end }])),
    offers: world.offers.map(({ start, end, wish, doctor, acceptBy, state, visit }, index) => {
      return { index, start, end, wish, doctor, until: acceptBy, state, visit }
    }),
    mails: world.mails.map(({ key }) => key).toSorted(),
  }
}
