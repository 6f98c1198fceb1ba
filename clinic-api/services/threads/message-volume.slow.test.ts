import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import type { messageList } from '#contract/threads'
import { rowsOf } from '../../db/client.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { readCostOf } from '../../testing/read-cost.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'

const many = 10_000
const pageSize = 50

let test: TestApp
let patient: Awaited<ReturnType<typeof addPatient>>
let desk: Awaited<ReturnType<typeof addStaff>>
let path: string

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres', env: longSessions })
  const clinicId = (await addClinic(test)).id
  desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  patient = await addPatient(test, { clinicId })
  const begun = await patient.client.post('/threads', { clinicId, subject: 'visit', text: 'First' })
  const thread = begun.body._id
  path = `/threads/${thread}/messages`
  // Every tenth is a note of the team.
  await test.db.orm.execute(sql`insert into messages (id, thread_id, seq, author_id, from_patient, internal, text, search, at)
    select gen_random_uuid()::text, ${thread}, n, case when n % 2 = 0 then ${patient.userId} else ${desk.userId} end,
      n % 2 = 0, n % 10 = 1, 'Number ' || n, 'number ' || n, timestamptz '2026-11-16T07:00:00Z' + make_interval(secs => n)
    from generate_series(2, ${many}::int) n`)
  await test.db.orm.execute(sql`update threads set last_seq = ${many} where id = ${thread}`)
  await test.db.orm.execute(sql`insert into threads
    (id, clinic_id, patient_id, subject, state, last_at, shared_at, patient_seq, team_seq, created_at)
    select gen_random_uuid()::text, ${clinicId}, ${patient.id}, 'visit', 'open', at, at, 1, 2, at
    from (select timestamptz '2026-11-16T07:00:00Z' + make_interval(secs => n) as at from generate_series(1, ${many}::int) n) t`)
  await test.db.orm.execute(sql`vacuum analyze`)
})
afterAll(() => test?.close())

async function page(client: Client, query: string): Promise<z.infer<typeof messageList>> {
  const answer = await client.get(`${path}?limit=${pageSize}${query}`)
  expect(answer.status).toBe(200)
  return answer.body
}

const costOf = (client: Client, query: string) =>
  readCostOf(test.databaseUrl ?? '', 'from messages m where', async () => void (await page(client, query)))

/** Who, and how many of the messages they may see. */
const readers: [who: string, client: () => Client, seen: number][] = [
  ['the desk', () => desk.client, many],
  ['the patient', () => patient.client, many - many / 10 + 1],
]

it.each(readers)(
  '%s pages through ten thousand messages, each once and in order',
  async (_who, client, seen) => {
    let cursor = ''
    const texts: string[] = []
    for (let more = true; more; ) {
      const { messages, more: further } = await page(client(), cursor)
      texts.unshift(...messages.map(({ text }) => text))
      cursor = `&before=${messages[0]?._id}`
      more = further
    }
    expect(texts).toHaveLength(seen)
    const numbers = texts.map((text) => (text === 'First' ? 1 : Number(text.replace('Number ', ''))))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(seen)
  },
  240_000,
)

it.each(readers)(
  '%s reads the oldest page, and what is new, for the price of the latest',
  async (_who, client) => {
    const [latest] = (await page(client(), '')).messages
    const [first] = await rowsOf<{ id: string }>(
      test.db.orm,
      sql`select id from messages where seq = ${pageSize + 2}`,
    )
    const costs = {
      latest: await costOf(client(), ''),
      before: await costOf(client(), `&before=${latest?._id}`),
      oldest: await costOf(client(), `&before=${first?.id}`),
      after: await costOf(client(), `&after=${latest?._id}`),
    }
    for (const [which, { rows, pages }] of Object.entries(costs)) {
      expect(rows, which).toBeLessThanOrEqual(8 * (pageSize + 1))
      expect(rows, which).toBeLessThanOrEqual(costs.latest.rows + pageSize / 2)
      expect(pages, which).toBeLessThanOrEqual(costs.latest.pages + pageSize)
    }
  },
)

it('the desk finds the one that needs a reply among ten thousand that do not', async () => {
  const waiting = async () => {
    const { status, body } = await desk.client.get('/threads?state=waiting&sort=waiting')
    expect(status).toBe(200)
    expect(body.threads).toHaveLength(1)
  }
  const { rows } = await readCostOf(test.databaseUrl ?? '', 'from threads t', waiting)
  expect(rows).toBeLessThanOrEqual(pageSize)
})
