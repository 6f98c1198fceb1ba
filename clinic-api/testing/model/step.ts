import { isDeepStrictEqual } from 'node:util'
import type fc from 'fast-check'
import { expect } from 'vitest'
import { type Act, madeBetween, type Plan } from './act.ts'
import type { Real } from './real.ts'
import { type Answer, Refusal, type World } from './world.ts'

/** The answer that the model gives; the act changes it. */
function foresee(world: World, act: Act): Answer {
  try {
    return act.foresee(world)
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

const withoutTimes = ({ times: _times, ...answer }: Answer) => answer

/** One act, on the model and on the servers. */
export class Step implements fc.AsyncCommand<World, Real> {
  readonly #plan: Plan
  #says = ''

  constructor(plan: Plan) {
    this.#plan = plan
  }

  check(world: Readonly<World>): boolean {
    return this.#plan(world) !== null
  }

  async run(world: World, real: Real): Promise<void> {
    const act = this.#plan(world)
    if (!act) return
    this.#says = act.says
    const before = structuredClone(world)
    const foreseen = foresee(world, act)
    if (act.work) await act.work(real)
    if (!act.call) return
    const { answer, body } = await real.send(act.call(real))
    const told = act.isRough ? withoutTimes : (each: Answer) => each
    expect(told(answer), act.says).toEqual(told(foreseen))
    if (answer.status < 300) real.learn(madeBetween(before, world), body)
  }

  toString(): string {
    return `\n  ${this.#says}`
  }
}

/** Two acts at once, which have to come to the same as one after the other, in either order. */
export class Together implements fc.AsyncCommand<World, Real> {
  readonly #plans: readonly [Plan, Plan]
  #says = ''

  constructor(one: Plan, other: Plan) {
    this.#plans = [one, other]
  }

  check(world: Readonly<World>): boolean {
    return this.#plans.every((plan) => plan(world)?.call)
  }

  async run(world: World, real: Real): Promise<void> {
    const [one, other] = this.#plans.map((plan) => plan(world))
    if (!(one?.call && other?.call)) return
    this.#says = `${one.says}\n    at once with: ${other.says}`
    const heard = await Promise.all([real.send(one.call(real)), real.send(other.call(real))])
    const orders = [true, false].map((isInOrder) => inOrder(world, [one, other], isInOrder))
    // Times that are offered instead are read after the refusal, when the other act may have been done.
    const answers = heard.map(({ answer }) => withoutTimes(answer))
    const seen: unknown[] = [answers]
    for (const { after, steps } of orders) {
      if (
        !isDeepStrictEqual(
          steps.map(({ answer }) => answer),
          answers,
        )
      )
        continue
      for (const [index, { made }] of steps.entries())
        if ((heard[index]?.answer.status ?? 400) < 300) real.learn(made, heard[index]?.body ?? {})
      const [is, should] = [await real.state(), stateOf(after)]
      seen.push(is, should)
      if (!isDeepStrictEqual(is, should)) continue
      Object.assign(world, after)
      return
    }
    expect(seen, this.#says).toEqual(orders.map(({ steps }) => steps.map(({ answer }) => answer)))
  }

  toString(): string {
    return `\n  ${this.#says}`
  }
}

function inOrder(world: World, acts: readonly [Act, Act], isInOrder: boolean) {
  const after = structuredClone(world)
  const steps = (isInOrder ? acts : acts.toReversed()).map((act) => {
    const before = structuredClone(after)
    const answer = withoutTimes(foresee(after, act))
    return { answer, made: madeBetween(before, after) }
  })
  return { after, steps: isInOrder ? steps : steps.toReversed() }
}

/** The rows that the database has to hold. */
export function stateOf(world: World) {
  return {
    visits: world.visits.map(({ updated: _updated, ...visit }, index) => ({ index, ...visit })),
    shifts: world.shifts.flatMap(({ start, end, isGone }, index) => (isGone ? [] : [{ index, start, end }])),
    offers: world.offers.map(({ clinic: _clinic, ...offer }, index) => ({ index, ...offer })),
    mails: world.mails.map(({ key }) => key).toSorted(),
  }
}
