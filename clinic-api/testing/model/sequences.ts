import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../db/client.ts'
import { createTestApp, longSessions, type TestApp } from '../test-app.ts'
import type { DatabaseKind } from '../test-database.ts'
import { anyAct } from './acts.ts'
import { openClinics } from './opening.ts'
import type { Real } from './real.ts'
import { ownServer, secondServer } from './servers.ts'
import { Step, shareDone, stateOf, Together, tally } from './step.ts'
import { beginning } from './world.ts'

const seed = Number(process.env.MODEL_SEED ?? 22)
const monday = '2026-11-16T07:00:00.000Z'

const one = anyAct.map((draw) => new Step(draw))
const two = fc.tuple(anyAct, anyAct).map((draws) => new Together(draws))
// Bias would make most sequences short, and most draws of an act alike. Of 60 acts drawn about half can be done.
const sequences = fc.noBias(fc.commands([one, one, one, two], { maxCommands: 60, size: 'max' }))

/** Declares the test that the API does what the model says in so many sequences, on a kind of database. */
export const describeModel = (database: DatabaseKind, runs: number) =>
  describe(`whatever is done, in whatever order, on ${database}`, () => {
    const opened: { close(): Promise<void> }[] = []
    // Two sequences at a time keep both processors busy; the embedded database has one process.
    const seeds = database === 'postgres' ? [seed, seed + 1] : [seed]

    afterAll(async () => {
      for (const each of opened.toReversed()) await each.close()
    })

    /** Puts rows back on a connection of its own, because one that did forgets how to run its statements. */
    async function keeperOf({ databaseUrl, db }: TestApp): Promise<Database> {
      if (databaseUrl === null) return db
      const keeper = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 })
      opened.push(keeper)
      return keeper
    }

    /** Two clinics on servers of their own. */
    async function open(): Promise<() => Promise<Real>> {
      const test = await createTestApp({ database, env: longSessions })
      const servers = [ownServer(test)]
      if (test.databaseUrl !== null) servers.push(await secondServer(test, longSessions))
      opened.push(...servers)
      return openClinics(test, servers, { start: monday, keeper: await keeperOf(test) })
    }

    it(`${runs} sequences of acts end as the model says (MODEL_SEED=${seed})`, async () => {
      const isTrue = (begin: () => Promise<Real>) =>
        fc.asyncProperty(sequences, async (steps) => {
          const [model, real] = [beginning(), await begin()]
          await fc.asyncModelRun(() => ({ model, real }), steps)
          expect(await real.state(), 'at the end').toEqual(stateOf(model))
        })
      const numRuns = Math.ceil(runs / seeds.length)
      await Promise.all(seeds.map(async (each) => fc.assert(isTrue(await open()), { numRuns, seed: each })))
      for (const [name, { all, done }] of [...tally, ['all acts', shareDone()] as const])
        console.log(`${((done / all) * 100).toFixed(0).padStart(3)} % of ${all} succeeded: ${name}`)
      const { all, done } = shareDone()
      expect(done / all).toBeGreaterThan(0.5)
    }, 3_600_000)
  })
