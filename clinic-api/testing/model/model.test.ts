import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, longSessions, type TestApp } from '../test-app.ts'
import { anyDatabase } from '../test-database.ts'
import { plans } from './acts.ts'
import { openClinics } from './opening.ts'
import { Step, stateOf, Together } from './step.ts'
import { beginning } from './world.ts'

const runs = Number(process.env.MODEL_RUNS ?? 0)
const seed = Number(process.env.MODEL_SEED ?? 22)
const monday = '2026-11-16T07:00:00.000Z'

const one = plans.map((each) => each.map((plan) => new Step(plan)))
const any = fc.oneof(...plans)
const two = fc.tuple(any, any).map(([plan, other]) => new Together(plan, other))

describe.skipIf(runs === 0).each(anyDatabase)('whatever is done, in whatever order, on %s', (database) => {
  const servers: TestApp[] = []

  beforeAll(async () => {
    const first = await createTestApp({ database, env: longSessions })
    servers.push(first)
    if (first.databaseUrl === null) return
    servers.push(await createTestApp({ database: new URL(first.databaseUrl), env: longSessions }))
  })
  afterAll(async () => {
    for (const each of servers.toReversed()) await each.close()
  })

  it(`${runs} sequences of acts end as the model says (MODEL_SEED=${seed})`, async () => {
    const sequences = fc.commands([...one, two, two, two, two], { maxCommands: 30, size: 'max' })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const real = await openClinics(servers, monday)
        const world = beginning()
        await fc.asyncModelRun(() => ({ model: world, real }), steps)
        expect(await real.state()).toEqual(stateOf(world))
      }),
      { numRuns: runs, seed },
    )
  }, 3_600_000)
})
