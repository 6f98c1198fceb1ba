import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, longSessions, type TestApp } from '../test-app.ts'
import { statementKinds } from '../test-database.ts'
import { anyAct } from './acts.ts'
import { openClinics } from './opening.ts'
import { ownServer, type Server, secondServer } from './servers.ts'
import { Step, shareDone, Together, tally } from './step.ts'
import { beginning } from './world.ts'

const runs = Number(process.env.MODEL_RUNS ?? 60)
const seed = Number(process.env.MODEL_SEED ?? 22)
const monday = '2026-11-16T07:00:00.000Z'

const one = anyAct.map((draw) => new Step(draw))
const two = fc.tuple(anyAct, anyAct).map((draws) => new Together(draws))
// Bias would make most sequences short, and most draws of an act alike. Of 60 acts drawn about half can be done.
const sequences = fc.noBias(fc.commands([one, one, one, two], { maxCommands: 60, size: 'max' }))

describe.each(statementKinds)('whatever is done, in whatever order, on %s', (database) => {
  let test: TestApp
  const servers: Server[] = []

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
    servers.push(ownServer(test))
    // The embedded database has one process.
    if (test.databaseUrl !== null) servers.push(await secondServer(test, longSessions))
  })
  afterAll(async () => {
    for (const each of servers.toReversed()) await each.close()
  })

  it(`${runs} sequences of acts end as the model says (MODEL_SEED=${seed})`, async () => {
    const open = await openClinics(test, servers, monday)
    const isTrue = fc.asyncProperty(sequences, async (steps) => {
      const real = await open()
      await fc.asyncModelRun(() => ({ model: beginning(), real }), steps)
    })
    await fc.assert(isTrue, { numRuns: runs, seed })
    for (const [name, { all, done }] of [...tally, ['all acts', shareDone()] as const])
      console.log(`${((done / all) * 100).toFixed(0).padStart(3)} % of ${all} succeeded: ${name}`)
    const { all, done } = shareDone()
    expect(done / all).toBeGreaterThan(0.5)
  }, 3_600_000)
})
