import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patientSorts } from '#contract/choices'
import { rowsOf } from '../../db/client.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addStaff } from '../../testing/fixtures.ts'
import { readCostOf } from '../../testing/read-cost.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const few = 1000
const many = 100_000
const pageSize = 20

interface Filled {
  test: TestApp
  clients: Record<Who, Client>
}

const everyone = ['doctor', 'admin'] as const

type Who = (typeof everyone)[number]

let small: Filled
let large: Filled

/** So many patients, all of one clinic; one in a hundred has the FASTQ requested, one in ten stored. */
async function fill(count: number): Promise<Filled> {
  const test = await createTestApp({ database: 'postgres' })
  const clinicId = (await addClinic(test)).id
  const doctor = (await addStaff(test, { clinicId })).client
  const admin = (await addStaff(test, { roles: ['admin'] })).client
  const numbers = sql`generate_series(1, ${count}::int) n`
  await test.db.transaction(async (tx) => {
    // Rows that fit together by their making need no foreign key looked up.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into users (id, email, password_hash, roles, created_at, updated_at)
      select 'user-' || n, 'p' || n || '@list.test', 'x', array['patient'], now(), now() from ${numbers}`)
    await tx.execute(sql`insert into patients (id, user_id, name, surname, birthdate, dni, city, sort_name,
        sort_surname, status, search, recent_at, created_at, updated_at)
      select 'patient-' || lpad(n::text, 6, '0'), 'user-' || n, name, surname, '1990-01-01', n::text, 'Vigo',
        name || chr(31) || surname, surname || chr(31) || name,
        case when n % 100 = 1 then 'requested' when n % 10 = 2 then 'stored' else 'none' end,
        name || ' ' || surname || ' ' || lpad(n::text, 8, '0') || 'x p' || n || '@list.test 600' || lpad(n::text, 6, '0'),
        timestamptz '2026-01-01Z' - make_interval(mins => n * 7919 % 100003), now(), now()
      from (select n, (array['ana','luis','marta','jorge','lucia','pablo','elena','sergio'])[1 + n % 8] name,
        (array['garcia','lopez','martin','sanchez','perez','gomez','ruiz','diaz','romero'])[1 + n / 7 % 9]
          || ' ' || substr(md5(n::text), 1, 6) surname from ${numbers}) people`)
    await tx.execute(sql`insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, recent_at,
        created_at)
      select ${clinicId}, id, sort_name, sort_surname, status, recent_at, now() from patients`)
  })
  await test.db.orm.execute(sql`vacuum analyze`)
  return { test, clients: { doctor, admin } }
}

beforeAll(async () => {
  small = await fill(few)
  large = await fill(many)
})
afterAll(async () => {
  await small?.test.close()
  await large?.test.close()
})

function costOf({ test, clients }: Filled, who: Who, query: string) {
  return readCostOf(test.databaseUrl ?? '', 'counted', async () => {
    expect((await clients[who].get(`/patients?${query}`)).status, query).toBe(200)
  })
}

type Sort = (typeof patientSorts)[number]

const columns = {
  name: ['sort_name'],
  surname: ['sort_surname'],
  status: ['status', 'sort_name'],
  recent: ['recent_at'],
}

/** Ids in the order of the list, by the plainest statement there is. */
async function idsOf({ test }: Filled, sort: Sort, where = sql`true`): Promise<string[]> {
  const direction = sql.raw(sort.startsWith('-') || sort === 'recent' ? 'desc' : 'asc')
  const keys = [...columns[sort.replace('-', '') as keyof typeof columns], 'id']
  const order = sql.join(
    keys.map((key) => sql`${sql.identifier(key)} ${direction}`),
    sql`, `,
  )
  const rows = await rowsOf<{ id: string }>(
    test.db.orm,
    sql`select id from patients where ${where} order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

/** The cursor after the patient at a share of the list, as an earlier page would have handed it out. */
async function cursorAt(filled: Filled, sort: Sort, share: number): Promise<string> {
  const ids = await idsOf(filled, sort)
  const id = ids[Math.floor(ids.length * share)]
  const [row] = await rowsOf<Record<string, string>>(
    filled.test.db.orm,
    sql`select id, sort_name, sort_surname, status, recent_at::text from patients where id = ${id}`,
  )
  const keys = [...columns[sort.replace('-', '') as keyof typeof columns], 'id'].map((key) => row?.[key])
  return Buffer.from(JSON.stringify({ sort, keys })).toString('base64url')
}

describe.each(everyone)('the list of patients, read by a %s, with a hundred times the patients', (who) => {
  // Counting to a thousand, one more to know that there are more, and a page with what it looks up and passes over.
  const most = { rows: 1001 + 10 * (pageSize + 1), pages: 150 }

  it.each(patientSorts)('reads no more for the first, a middle and a late page by %s', async (sort) => {
    for (const share of [null, 0.5, 0.95]) {
      const query = async (filled: Filled) =>
        `sort=${sort}${share ? `&cursor=${await cursorAt(filled, sort, share)}` : ''}`
      const before = await costOf(small, who, await query(small))
      const after = await costOf(large, who, await query(large))
      expect(after.rows, `${share}`).toBeLessThanOrEqual(before.rows * 1.15)
      expect(after.pages, `${share}`).toBeLessThanOrEqual(most.pages)
    }
  })

  it.each(['none', 'stored', 'requested'])(
    'reads a page and counts, no more, of those %s',
    async (status) => {
      for (const sort of patientSorts) {
        const { rows, pages } = await costOf(large, who, `status=${status}&sort=${sort}`)
        expect(rows, sort).toBeLessThanOrEqual(most.rows)
        expect(pages, sort).toBeLessThanOrEqual(most.pages)
      }
    },
  )

  it('reads no more to find the one that is searched for', async () => {
    for (const sort of patientSorts) {
      const before = await costOf(small, who, `q=00000500x&sort=${sort}`)
      const after = await costOf(large, who, `q=00000500x&sort=${sort}`)
      expect(after.rows, sort).toBeLessThanOrEqual(before.rows)
      expect(after.pages, sort).toBeLessThanOrEqual(most.pages)
    }
  })

  // Found by counting, in the order of the list, and far down in it.
  it.each<[string, Sort]>([
    ['ana garcia', 'name'],
    ['garcia', 'name'],
    ['garcia', '-surname'],
    ['ruiz', '-status'],
    ['00000500x', '-name'],
    ['garcia', 'recent'],
    ['p500@list.test', 'surname'],
    ['600000500', 'recent'],
  ])('finds all of %s by %s, page by page', async (q, sort) => {
    const words = q.split(' ').map((word) => sql`search like ${`%${word}%`}`)
    const expected = await idsOf(large, sort, sql.join(words, sql` and `))
    const found: string[] = []
    let cursor = ''
    for (let page = 0; page < 3 && cursor !== null; page += 1) {
      const query = `q=${encodeURIComponent(q)}&sort=${sort}&limit=${pageSize}${cursor && `&cursor=${cursor}`}`
      const { body } = await large.clients[who].get(`/patients?${query}`)
      expect(body).toMatchObject({ total: Math.min(expected.length, 1000), more: expected.length > 1000 })
      found.push(...body.patients.map(({ _id }: { _id: string }) => _id))
      cursor = body.nextCursor
    }
    expect(found).toEqual(expected.slice(0, 3 * pageSize))
  })
})
