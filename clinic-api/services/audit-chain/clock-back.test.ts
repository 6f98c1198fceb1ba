import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { addClinic } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { recordAudit } from '../../write/audit.ts'
import { clockBack } from './clock-back.ts'
import { sealRows } from './seal-rows.ts'
import { verifyChains } from './verify-chains.ts'

describe.each(anyDatabase)('a clock that is set back, on %s', (database) => {
  let test: TestApp
  let clinicIds: string[]

  beforeEach(async () => {
    test = await createTestApp({ database })
    clinicIds = [(await addClinic(test)).id, (await addClinic(test)).id]
    await write(3)
    await sealRows(test.deps)
  })
  afterEach(() => test.close())

  /** So many entries of the first clinic, or what is given, a second apart. */
  async function write(count: number, clinicId = clinicIds[0] ?? null, at?: Date) {
    for (let entry = 0; entry < count; entry += 1) {
      await recordAudit(test.db.orm, at ?? test.clock.now(), {
        action: 'history.read',
        entity: 'history',
        clinicId,
        actorId: 'x',
        address: '',
      })
      test.clock.advance({ seconds: 1 })
    }
  }

  const verdict = () => verifyChains(test.db.orm, [], test.clock.now())
  const backs = async () => (await verdict()).clockBacks.map(({ chain, from, to }) => ({ chain, from, to }))

  /** Two hours ahead, as long as it takes to do this. */
  async function ahead(work: () => Promise<unknown>) {
    test.clock.advance({ hours: 2 })
    await work()
    test.clock.advance({ hours: -2 })
  }

  it('stands in each chain that it concerns, once, and accuses nobody', async () => {
    const [one = '', two = ''] = clinicIds
    await ahead(async () => {
      await write(5, one)
      await write(5, two)
      await sealRows(test.deps)
    })
    const from = new Date(test.clock.now().getTime() + 2 * 3_600_000).toISOString()
    await write(5, one)
    expect(await verdict()).toMatchObject({ faults: [], open: 5, clockBacks: [] })
    const to = test.clock.now().toISOString()
    expect(await sealRows(test.deps)).toBe(5)
    expect(await verdict()).toMatchObject({ faults: [], open: 0 })
    expect(await backs()).toEqual([{ chain: one, from, to }])
    // The other chain goes on later, and a second time nothing is to be said.
    await write(5, two)
    await write(5, one)
    await sealRows(test.deps)
    expect((await backs()).map(({ chain }) => chain).sort()).toEqual([one, two].sort())
    expect(await verdict()).toMatchObject({ faults: [], open: 0, links: 3 + 10 + 5 + 10 + 2 })
    const told = await rowsOf(
      test.db.orm,
      sql`select 1 from audit where action = ${clockBack} and actor_id is null and details ->> 'from' is not null`,
    )
    expect(told).toHaveLength(2)
  })

  it('is noticed with what was written by it and sealed only afterwards', async () => {
    await ahead(() => write(3))
    await write(3)
    await sealRows(test.deps, { whole: true })
    expect(await verdict()).toMatchObject({ faults: [], open: 0, clockBacks: [expect.anything()] })
  })

  it('by some seconds, as machines differ, is nothing to speak of', async () => {
    await write(3)
    await sealRows(test.deps)
    test.clock.advance({ seconds: -40 })
    await write(3)
    await sealRows(test.deps)
    expect(await verdict()).toMatchObject({ faults: [], open: 0, clockBacks: [] })
  })

  it('hides no entry that is put in', async () => {
    await ahead(async () => {
      await write(3)
      await sealRows(test.deps)
    })
    await write(1, undefined, new Date(test.clock.now().getTime() - 6 * 3_600_000))
    await write(3)
    await sealRows(test.deps, { whole: true })
    const { faults, clockBacks } = await verdict()
    expect(faults).toMatchObject([{ what: 'inserted' }])
    expect(clockBacks).toHaveLength(1)
  })

  it('is not believed of an entry that somebody else writes', async () => {
    const past = new Date(test.clock.now().getTime() - 6 * 3_600_000)
    const chain = { entity: 'audit', clinicId: clinicIds[0] ?? null, actorId: null, address: 'localhost' }
    const details = { from: test.clock.now().toISOString() }
    await recordAudit(test.db.orm, past, { action: clockBack, ...chain, details })
    await write(1, undefined, past)
    await sealRows(test.deps, { whole: true })
    const { faults, clockBacks } = await verdict()
    expect(faults).toMatchObject([{ what: 'inserted' }, { what: 'inserted' }])
    expect(clockBacks).toEqual([])
  })
})
