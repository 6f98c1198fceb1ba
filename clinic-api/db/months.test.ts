import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trayDays } from '#contract/notifications'
import { sealRows } from '../services/audit-chain/seal-rows.ts'
import { verifyChains } from '../services/audit-chain/verify-chains.ts'
import { faultOf } from '../services/housekeeping/fault-of.ts'
import { deliverDueMail } from '../services/notifications/deliver.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../testing/test-app.ts'
import { touchedBy } from '../testing/touched-months.ts'
import { takeBackNotices } from '../write/notify.ts'
import { takeBackMails } from '../write/queue-mail.ts'
import { keepMonths, partitionsOf } from './months.ts'
import { idAt, leastIdOf, momentOf } from './timed-ids.ts'

const months = 24
const rowsAMonth = 200
const dayMs = 86_400_000

let test: TestApp
let clinicId: string
let desk: Awaited<ReturnType<typeof addStaff>>
let doctor: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>
let clients: Record<'desk' | 'doctor' | 'patient', Client>
/** The middle of the last of the months. */
let now: Date

const monthAt = (moment: Date, ago: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - ago, 15, 12))

/** As many rows in each table for each month: of one clinic, about one patient, to one person. */
async function fill(): Promise<void> {
  for (let ago = months - 1; ago >= 0; ago -= 1) {
    const at = monthAt(now, ago).toISOString()
    const rows = sql`(select ${leastIdOf(sql`${at}::timestamptz`)} begin) b, generate_series(1, ${rowsAMonth}::int) n`
    const id = sql`left(b.begin, 24) || lpad(to_hex(n), 12, '0')`
    await test.db.orm.execute(sql`insert into audit (id, at, action, outcome, actor_id, entity, entity_id, patient_id, clinic_id)
      select ${id}, ${at}::timestamptz - interval '1 hour', 'history.read', 'done',
        case when n % 2 = 0 then ${doctor.userId}::text else ${desk.userId} end, 'history', 'x', ${patient.id}, ${clinicId}
      from ${rows}`)
    await test.db.orm.execute(sql`insert into notifications (user_id, id, kind, at, facts, read_at)
      select ${doctor.userId}, ${id}, 'visit-booked', ${at}::timestamptz,
        ${JSON.stringify({ appointmentId: 'x', start: at, timeZone: 'Europe/Madrid' })}::jsonb, case when n > 2 then now() end
      from ${rows}`)
    await test.db.orm.execute(sql`insert into outbox (id, kind, recipient, payload, next_attempt_at, sent_at, created_at)
      select ${id}, 'password-changed', 'x', '{}', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz from ${rows}`)
  }
}

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres', env: longSessions })
  const [last] = (await partitionsOf(test.db.orm, 'audit')).slice(-1)
  now = monthAt(momentOf(last?.from ?? '') ?? new Date(0), 1 - months)
  // Whoever is there now was there from the beginning.
  test.clock.set(monthAt(now, months).toISOString())
  clinicId = (await addClinic(test)).id
  desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  doctor = await addStaff(test, { clinicId })
  patient = await addPatient(test, { clinicId })
  test.clock.set(now.toISOString())
  for (const name of ['audit', 'notifications', 'outbox']) await keepMonths(test.db, { name }, now)
  await fill()
  await sealRows(test.deps, { whole: true })
  await test.db.orm.execute(sql`vacuum analyze`)
  clients = {
    desk: await Client.of(test, desk.userId),
    doctor: await Client.of(test, doctor.userId),
    patient: await Client.of(test, patient.userId),
  }
}, 240_000)
afterAll(() => test?.close())

type Table = 'audit' | 'notifications' | 'outbox'

/** For each statement on the table, how many months ago those are that it touched; other partitions by their names. */
async function touched(table: Table, work: () => Promise<unknown>): Promise<(number | string)[][]> {
  const found = await touchedBy(test.databaseUrl ?? '', table, work)
  return found.map((names) => names.map(agoOf).sort((a, b) => Number(a) - Number(b)))
}

function agoOf(name: string): number | string {
  const [, year, month] = /_(\d{4})_(\d\d)$/.exec(name) ?? []
  if (!year) return name
  return (now.getUTCFullYear() - Number(year)) * 12 + now.getUTCMonth() + 1 - Number(month)
}

const range = (count: number) => Array.from({ length: count }, (_, ago) => ago)

async function get(who: keyof typeof clients, path: string): Promise<{ [name: string]: never }> {
  const answer = await clients[who].get(path)
  expect(answer.status, path).toBe(200)
  return answer.body
}

/** A day of the month that is so many ago. */
const dayAgo = (months: number, day: number) =>
  `${monthAt(now, months).toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`

/** The months of which the tray may show something. */
const ofTray = () => {
  const first = new Date(now.getTime() - trayDays * dayMs)
  return range(
    now.getUTCMonth() - first.getUTCMonth() + (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + 1,
  )
}

it('the tray: a page in the months that fill it, what is unread in those that it shows', async () => {
  expect(await touched('notifications', () => get('doctor', '/notifications?limit=50'))).toEqual([
    [0],
    ofTray(),
  ])
  const cursor = idAt(monthAt(now, 1))
  expect(
    (await touched('notifications', () => get('doctor', `/notifications?limit=50&cursor=${cursor}`)))[0],
  ).toEqual([1])
})

it('marking: the months of what is marked, and all that the tray shows for all', async () => {
  const ids = [idAt(monthAt(now, 1))]
  expect(await touched('notifications', () => clients.doctor.put('/notifications/read', { ids }))).toEqual([
    [1],
  ])
  expect(await touched('notifications', () => clients.doctor.put('/notifications/read', {}))).toEqual([
    ofTray(),
  ])
})

it('taking back: the month of the write', async () => {
  const told = { undoId: 'x', from: new Date(now.getTime() - 600_000) }
  const taking = () =>
    test.db.transaction(async (tx) => {
      await takeBackMails({ tx, now }, told)
      await takeBackNotices({ tx, now }, told)
    })
  expect(await touched('outbox', taking)).toEqual([[0]])
  expect(await touched('notifications', taking)).toEqual([[0]])
})

it('mails: this month and the last, and all of them once an hour', async () => {
  expect(await touched('outbox', () => deliverDueMail(test.deps))).toEqual([[0, 1]])
  expect(await touched('outbox', () => faultOf(test.deps, async () => null))).toEqual([[0, 1]])
  const [whole] = await touched('outbox', () => deliverDueMail(test.deps, { whole: true }))
  expect(whole).toEqual(expect.arrayContaining(range(months)))
})

it('the log of a clinic: as many months as fill a page, of the days that are asked for', async () => {
  const page = async (query: string) =>
    (await touched('audit', () => get('desk', `/audit?clinicId=${clinicId}&limit=50${query}`)))[0]
  expect(await page('')).toEqual([0])
  expect(await page(`&from=${dayAgo(9, 1)}&to=${dayAgo(9, 20)}`)).toEqual([9])
  expect(await page(`&from=${dayAgo(9, 10)}&to=${dayAgo(7, 20)}&action=history.read`)).toEqual([7])
  expect(await page(`&from=${dayAgo(9, 10)}&to=${dayAgo(7, 20)}&action=visit.x`)).toEqual([7, 8, 9])
  expect(
    await page(`&patient=${patient.id}&cursor=${monthAt(now, 12).getTime()}.${idAt(monthAt(now, 12))}`),
  ).toEqual([12])
})

it('who opened a record: as many months as fill a page, and the proof of those', async () => {
  const path = `/patients/${patient.id}/access-log?limit=100`
  expect(await touched('audit', () => get('patient', path))).toEqual([[0]])
  const cursor = idAt(monthAt(now, 5))
  expect(await touched('audit', () => get('patient', `${path}&cursor=${cursor}`))).toEqual([[5]])
  const proof = `/audit/proof?patientId=${patient.id}&limit=100&cursor=${cursor}`
  expect(await touched('audit', () => get('patient', proof))).toEqual([[5], [5]])
})

it('sealing: this month; verifying: every one', async () => {
  const seals = await touched('audit', () => sealRows(test.deps))
  expect(new Set(seals.flat())).toEqual(new Set([0]))
  const looks = await touched('audit', () => verifyChains(test.db.orm))
  expect(looks.length).toBeGreaterThan(1)
  expect(new Set(looks.flat())).toEqual(new Set([...range(months), -1, -2, 'audit_before', 'audit_after']))
})
