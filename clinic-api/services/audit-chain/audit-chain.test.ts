import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waydown } from '#contract/audit-chain'
import { rowsOf } from '../../db/client.ts'
import { audit } from '../../db/schema/audit.ts'
import { readEnv } from '../../env.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { programEnv } from '../../testing/program-env.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { recordAudit } from '../../write/audit.ts'
import { insideWrite } from '../../write/write.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { dropAnchors, readAnchorFile } from './anchors.ts'
import { sealRows } from './seal-rows.ts'
import { verifyChains } from './verify-chains.ts'

/** Undoes a tampering once it has been looked at. */
class Undone extends Error {}

const rows = 40

describe.each(statementKinds)('the chains of the log on %s', (database) => {
  let test: TestApp
  let folder: string
  let clinicIds: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-anchors-'))
    test = await createTestApp({
      database,
      env: { AUDIT_ANCHOR_FILE: join(folder, 'anchors'), AUDIT_ANCHOR_MAIL: 'keeper@example.test' },
    })
    clinicIds = [(await addClinic(test)).id, (await addClinic(test)).id]
    for (let index = 0; index < rows; index += 1) {
      await write(index)
      test.clock.advance({ minutes: 20 })
      if (index % 7 === 0) await sealRows(test.deps)
    }
    await sealRows(test.deps)
    await dropAnchors(test.deps)
  })
  afterAll(async () => {
    await test.close()
    await rm(folder, { recursive: true })
  })

  /** A row of either clinic or of none. */
  const write = (index: number) =>
    recordAudit(test.db.orm, test.clock.now(), {
      action: 'history.read',
      entity: 'history',
      entityId: `h${index}`,
      patientId: `p${index % 5}`,
      clinicId: clinicIds[index % 3] ?? null,
      actorId: index % 4 === 0 ? null : `u${index}`,
      address: `10.0.0.${index}`,
      details: { index, why: 'care' },
    })

  /** Faults that are found after the database's owner has run these statements past the triggers. */
  async function findingsAfter(statements: readonly SQL[]): Promise<string[]> {
    let found: string[] = []
    await test.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = 'replica'`)
        for (const statement of statements) await tx.execute(statement)
        const { faults } = await verifyChains(tx, await readAnchorFile(join(folder, 'anchors')))
        found = faults.map(({ what }) => what)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    return found
  }

  const verdict = () => verifyChains(test.db.orm)

  it('hold every row once, each in the chain of its clinic or of the installation', async () => {
    expect(await verdict()).toEqual({ chains: 3, links: rows, open: 0, faults: [], clockBacks: [] })
    const chains = await rowsOf<{ chain: string; links: number }>(
      test.db.orm,
      sql`select s.chain, count(*)::int links from audit_seals s
        join audit a on a.id = s.audit_id and s.chain = coalesce(a.clinic_id, 'installation')
        group by s.chain order by links, s.chain`,
    )
    expect(chains.map(({ links }) => links).sort()).toEqual([13, 13, 14])
  })

  it('do not grow by rows that are sealed, and leave rows alone that are written meanwhile', async () => {
    expect(await sealRows(test.deps)).toBe(0)
    expect(await sealRows(test.deps, { whole: true })).toBe(0)
  })

  it.each([sql`update audit_seals set hash = ''`, sql`delete from audit_seals`, sql`truncate audit_anchors`])(
    'are neither changed nor removed',
    async (statement) => {
      await expect(test.db.orm.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    },
  )

  const nth = (index: number) => sql`(select id from audit order by at, id offset ${index} limit 1)`
  const linkOf = (index: number) => sql`audit_id = ${nth(index)}`
  const index = fc.nat({ max: rows - 1 })
  const column = fc.constantFrom(
    'action',
    'outcome',
    'actor_id',
    'entity',
    'entity_id',
    'patient_id',
    'clinic_id',
    'address',
  )
  /** Each changes something, whatever the numbers. */
  const tampering = fc.oneof(
    fc.tuple(index, column, fc.string({ minLength: 1, maxLength: 8 })).map(([at, name, text]) => [
      sql`update audit set ${sql.identifier(name)} = coalesce(${sql.identifier(name)}, '') || ${`x${text.replaceAll('\0', '')}`}
        where id = ${nth(at)}`,
    ]),
    fc
      .tuple(index, fc.constantFrom('actor_id', 'patient_id', 'entity_id', 'address', 'details'))
      .map(([at, name]) => [
        sql`update audit set ${sql.identifier(name)} = null where id = ${nth(at)}`,
        sql`update audit set entity = entity || 'x' where id = ${nth(at)}`,
      ]),
    fc
      .tuple(index, fc.constantFrom('1 microsecond', '-1 microsecond', '3 days'))
      .map(([at, by]) => [sql`update audit set at = at + ${by}::interval where id = ${nth(at)}`]),
    index.map((at) => [
      sql`update audit set details = details || '{"why": "consent"}' where id = ${nth(at)}`,
    ]),
    index.map((at) => [sql`delete from audit where id = ${nth(at)}`]),
    // With its link; what was leant on its place is moved up.
    index.map((at) => [
      sql`create temp table gone on commit drop as select * from audit_seals where ${linkOf(at)}`,
      sql`delete from audit where id in (select audit_id from gone)`,
      sql`delete from audit_seals where audit_id in (select audit_id from gone)`,
    ]),
    index.map((at) => [
      sql`create temp table gone on commit drop as select * from audit_seals where ${linkOf(at)}`,
      sql`delete from audit where id in (select audit_id from gone)`,
      sql`delete from audit_seals where audit_id in (select audit_id from gone)`,
      // Below zero first: PostgreSQL looks at the key row by row.
      sql`update audit_seals s set position = 1 - s.position from gone g
        where s.chain = g.chain and s.position > g.position`,
      sql`update audit_seals set position = -position where position < 0`,
    ]),
    fc
      .tuple(index, index)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [
        sql`create temp table two on commit drop as
          select id, row_number() over (order by id) n from audit where id in (${nth(a)}, ${nth(b)})`,
        sql`update audit_seals s set audit_id = s.audit_id || '-' where audit_id in (select id from two)`,
        sql`update audit_seals s set audit_id = t.id from two t join two o on o.n <> t.n
          where s.audit_id = o.id || '-'`,
      ]),
    fc.tuple(fc.nat({ max: rows - 3 }), fc.uuid()).map(([at, id]) => [
      sql`insert into audit select ${`0${id.slice(1)}`}, at, action, outcome, actor_id, entity, entity_id, patient_id,
        clinic_id, address, details from audit where id = ${nth(at)}`,
    ]),
    fc
      .tuple(index, fc.constantFrom('entry', 'previous', 'skipped', 'hash', 'salt'))
      .map(([at, name]) => [
        sql`update audit_seals set ${sql.identifier(name)} = reverse(${sql.identifier(name)}) || '0' where ${linkOf(at)}`,
      ]),
    index.map((at) => [
      sql`update audit_seals set sealed_at = sealed_at + interval '1 second' where ${linkOf(at)}`,
    ]),
  )

  it('show whatever was changed, removed, reordered or inserted', async () => {
    await fc.assert(
      fc.asyncProperty(tampering, async (statements) => {
        expect(await findingsAfter(statements)).not.toEqual([])
      }),
      { numRuns: 120 },
    )
  })

  it('show a row that was put in before the job seals it, once it is sealed, too', async () => {
    await expect(
      test.db.transaction(async (tx) => {
        const late = new Date(test.clock.now().getTime() - 6 * 3_600_000)
        await recordAudit(tx, late, {
          action: 'x',
          entity: 'x',
          clinicId: clinicIds[0] ?? null,
          actorId: null,
          address: '',
        })
        const inside = insideWrite(test.deps, { tx })
        expect(await sealRows(inside, { whole: true })).toBe(1)
        expect((await verifyChains(tx)).faults).toMatchObject([{ what: 'inserted' }])
        throw new Undone()
      }),
    ).rejects.toThrow(Undone)
  })

  it('are anchored once a day: in the database, in a file and by mail', async () => {
    const anchors = await readAnchorFile(join(folder, 'anchors'))
    expect(anchors).toHaveLength(3)
    expect(await dropAnchors(test.deps)).toEqual([])
    await deliverDueMail(test.deps)
    const mail = (await readMails(test)).find(({ to }) => to === 'keeper@example.test')
    for (const { hash } of anchors) expect(mail?.text).toContain(hash)
    // The file convicts an owner of the database who replaces the last day, links and anchors included.
    const tail = [
      sql`delete from audit_anchors`,
      sql`delete from audit_seals where audit_id = ${nth(rows - 1)}`,
      sql`delete from audit where id = ${nth(rows - 1)}`,
    ]
    expect(await findingsAfter(tail)).toEqual(['anchor'])
  })

  it('count what is open, and seal it within the next round', async () => {
    await write(rows)
    expect(await verdict()).toMatchObject({ open: 1, faults: [] })
    expect(await sealRows(test.deps)).toBe(1)
    expect(await verdict()).toMatchObject({ open: 0, links: rows + 1, faults: [] })
  })

  it('are sealed by one process at a time, each row once', async () => {
    for (let each = 0; each < 30; each += 1) await write(each)
    const sealed = await Promise.all(Array.from({ length: 6 }, () => sealRows(test.deps)))
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(await verdict()).toMatchObject({ open: 0, links: rows + 31, faults: [] })
  })

  it('hold what the API itself wrote', async () => {
    const [clinicId = ''] = clinicIds
    const doctor = await addStaff(test, { clinicId })
    const patient = await addPatient(test, { clinicId })
    await doctor.client.get(`/histories/${patient.historyId}`)
    await sealRows(test.deps)
    const written = await test.db.orm.select().from(audit)
    expect(await verdict()).toMatchObject({ links: written.length, faults: [] })
  })
})

it('the way down a chain of a million links is short, and each step is one that a link names', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 }), fc.nat({ max: 999_999 }), (a, b) => {
      const [to, from] = [Math.min(a, b) + 1, Math.max(a, b) + 1]
      const steps = waydown(from, to)
      expect(steps.length).toBeLessThan(60)
      expect([steps[0], steps.at(-1)]).toEqual([from, to])
    }),
  )
})

it('an anchor lies outside of what it vouches for', () => {
  const inside = { DATA_DIR: '/srv/data', AUDIT_ANCHOR_FILE: '/srv/data/anchors' }
  expect(() => readEnv(inside)).toThrow(/AUDIT_ANCHOR_FILE: Must lie outside of DATA_DIR/)
  expect(readEnv({ ...inside, AUDIT_ANCHOR_FILE: '/srv/anchors' }).AUDIT_ANCHOR_FILE).toBe('/srv/anchors')
})

describe('npm run audit:verify', () => {
  const verify = (test: TestApp, ...options: string[]) =>
    spawnSync(process.execPath, ['clinic-api/scripts/verify-audit.ts', ...options], {
      env: { ...programEnv, DATABASE_URL: test.databaseUrl ?? '', DATA_DIR: test.env.DATA_DIR },
      encoding: 'utf8',
    })

  it('ends with 0, or says where the log was changed and ends with 1', { tags: 'slow' }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'consulta-anchors-'))
    const file = join(folder, 'anchors')
    const test = await createTestApp({ database: 'postgres', env: { AUDIT_ANCHOR_FILE: file } })
    const { id: clinicId } = await addClinic(test)
    for (const entityId of ['first', 'second'])
      await recordAudit(test.db.orm, test.clock.now(), {
        action: 'x',
        entity: 'x',
        entityId,
        clinicId,
        actorId: null,
        address: '',
      })
    await sealRows(test.deps)
    await dropAnchors(test.deps)
    const sound = verify(test, '--anchors', file)
    expect(sound.stderr).toBe('')
    expect(sound.stdout).toContain('2 entries in 1 chains are as they were sealed')
    expect(sound.status).toBe(0)
    expect(await readFile(file, 'utf8')).toContain(clinicId)

    test.clock.advance({ hours: -2 })
    await recordAudit(test.db.orm, test.clock.now(), {
      action: 'x',
      entity: 'x',
      entityId: 'third',
      clinicId,
      actorId: null,
      address: '',
    })
    await sealRows(test.deps)
    const setBack = verify(test, '--anchors', file)
    expect(setBack.stderr).toBe('')
    expect(setBack.stdout).toMatch(
      new RegExp(
        `chain ${clinicId}, link 3, entry .*: the clock went back, from 2026-11-16T07.* to 2026-11-16T05`,
      ),
    )
    expect(setBack.status).toBe(0)

    await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`)
      await tx.execute(sql`update audit set outcome = 'refused' where entity_id = 'first'`)
    })
    const bent = verify(test, '--anchors', file)
    expect(bent.stderr).toMatch(new RegExp(`chain ${clinicId}, link 1, entry .*: the entry is not the one`))
    expect(bent.stderr).toContain('the clock went back')
    expect(bent.status).toBe(1)
    await test.close()
    await rm(folder, { recursive: true })
  })
})
