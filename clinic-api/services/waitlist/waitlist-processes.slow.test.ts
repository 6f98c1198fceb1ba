import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dayMs } from '#contract/durations'
import { rowsOf } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { freedTimes, offers, waitlist } from '../../db/schema/waitlist.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'

const halfHour = 30 * 60_000
const [doctorCount, visitsEach, waitingCount] = [5, 3, 20]
const patience = { timeout: 60_000, interval: 100 }

let test: TestApp
let folder: string
let mails: Awaited<ReturnType<typeof startMailServer>>
let servers: ServerProcess[] = []

beforeAll(async () => {
  // The processes go by the time of day, and so do the sessions that they are shown.
  test = await createTestApp({ database: 'postgres', env: longSessions, now: new Date().toISOString() })
  folder = await mkdtemp(join(tmpdir(), 'consulta-waitlist-'))
  mails = await startMailServer()
})
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill('SIGKILL')))
  await mails.stop()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

async function startTwo(): Promise<string[]> {
  const url = test.databaseUrl ?? ''
  servers = ['one', 'two'].map((name) =>
    launchServer({ DATABASE_URL: url, DATA_DIR: join(folder, name), SMTP_URL: mails.url }),
  )
  return Promise.all(servers.map(({ listening }) => listening))
}

type Person = Awaited<ReturnType<typeof addPatient>>

async function call(
  base: string | undefined,
  who: Person | null,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { cookie: `token=${who.client.cookies.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.text()
  return response.status
}

/** Makes offers to people on the waitlist wait while `work` is done. */
async function withHeldOffers(clinicId: string, work: () => Promise<void>): Promise<void> {
  await test.db.orm.transaction(async (tx) => {
    await tx.select({ id: waitlist.id }).from(waitlist).where(eq(waitlist.clinicId, clinicId)).for('update')
    await work()
  })
}

async function someWorkerWaits(): Promise<boolean> {
  const waiting = await rowsOf(
    test.db.orm,
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"waitlist"%for update%'`,
  )
  return waiting.length > 0
}

it('two processes, killed while they offer, give each freed time to one, in order, with one mail that takes it', {
  timeout: 240_000,
}, async () => {
  const clinic = await addClinic(test)
  const doctors = await Promise.all(
    Array.from({ length: doctorCount }, () => addStaff(test, { clinicId: clinic.id })),
  )
  const midnight = Math.floor(test.clock.now().getTime() / dayMs) * dayMs
  const opening = midnight + 3 * dayMs + 9 * 3_600_000
  const startOf = (slot: number) => new Date(opening + slot * halfHour).toISOString()
  const until = new Date(midnight + 10 * dayMs).toISOString().slice(0, 10)
  for (const doctor of doctors) await addShift(test, doctor, startOf(0), (visitsEach * halfHour) / 3_600_000)
  const patients = (count: number) =>
    Promise.all(Array.from({ length: count }, () => addPatient(test, { clinicId: clinic.id })))
  const visitors = await patients(doctorCount * visitsEach)
  const waiting = await patients(waitingCount)
  const visits: { id: string; who: Person }[] = []
  for (const [index, who] of visitors.entries()) {
    const place = { clinicId: clinic.id, doctorId: doctors[index % doctorCount]?.id, patientId: who.id }
    const appointmentDate = startOf(Math.floor(index / doctorCount))
    const booked = await who.client.post('/appointments', { ...place, appointmentDate })
    visits.push({ id: booked.body.appointmentId, who })
  }
  for (const { client } of waiting) {
    test.clock.advance({ seconds: 1 })
    const wish = {
      clinicId: clinic.id,
      specialty: 'cardiology',
      weekdays: [],
      from: '06:00',
      to: '23:00',
      until,
    }
    expect((await client.post('/waitlist', wish)).status).toBe(201)
  }

  const doomed = await startTwo()
  await withHeldOffers(clinic.id, async () => {
    const cancelled = await Promise.all(
      visits.map(({ id, who }, index) => call(doomed[index % 2], who, 'PUT', `/appointments/${id}/cancel`)),
    )
    expect(new Set(cancelled)).toEqual(new Set([200]))
    await vi.waitFor(async () => expect(await someWorkerWaits()).toBe(true), patience)
    await Promise.all(servers.map(({ kill }) => kill('SIGKILL')))
  })
  expect(await test.db.orm.select().from(offers)).toEqual([])
  expect(await test.db.orm.select().from(freedTimes)).toHaveLength(visits.length)

  const [one, two] = await startTwo()
  const made = () =>
    test.db.orm.select().from(offers).where(eq(offers.clinicId, clinic.id)).orderBy(asc(offers.id))
  await vi.waitFor(async () => expect(await made()).toHaveLength(visits.length), patience)
  const given = await made()
  expect(new Set(given.map(({ doctorId, startAt }) => `${doctorId} ${startAt.toISOString()}`)).size).toBe(
    visits.length,
  )
  const lucky = waiting.slice(0, visits.length)
  expect(given.map(({ patientId }) => patientId).toSorted()).toEqual(lucky.map(({ id }) => id).toSorted())
  const told = () => waiting.map(({ email }) => mails.mailsTo(email).length)
  const onceEach = waiting.map((_, index) => (index < visits.length ? 1 : 0))
  await vi.waitFor(() => expect(told()).toEqual(onceEach), patience)

  // One mail's link, pressed at both processes at once, takes the time once.
  const [first] = lucky
  const token = /\/visit\/([\w.-]+)/.exec(mails.mailsTo(first?.email ?? '')[0]?.text ?? '')?.[1]
  const pressed = await Promise.all(
    [one, two, one, two].map((base) =>
      call(base, null, 'POST', `/visit-links/${token}`, { action: 'accept' }),
    ),
  )
  expect(pressed.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(pressed.filter((status) => status >= 500)).toEqual([])
  const offer = given.find(({ patientId }) => patientId === first?.id)
  const kept = await test.db.orm
    .select()
    .from(appointments)
    .where(and(eq(appointments.patientId, first?.id ?? ''), ne(appointments.status, 'cancelled')))
  expect(kept).toMatchObject([{ doctorId: offer?.doctorId, startAt: offer?.startAt }])
})
