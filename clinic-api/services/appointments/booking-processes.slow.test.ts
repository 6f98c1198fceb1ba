import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#contract/durations'
import { rowsOf } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinicSlugs } from '../../db/schema/clinic-slugs.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { resources } from '../../db/schema/resources.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let folder: string
let servers: ServerProcess[]

beforeAll(async () => {
  // The processes go by the time of day, and so do the sessions that they are shown.
  test = await createTestApp({ database: 'postgres', now: new Date().toISOString() })
  folder = await mkdtemp(join(tmpdir(), 'consulta-processes-'))
  const url = test.databaseUrl ?? ''
  const launch = (name: string) => launchServer({ DATABASE_URL: url, DATA_DIR: join(folder, name) })
  servers = [launch('one'), launch('two')]
})
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill('SIGKILL')))
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

it('of 200 parallel bookings of a slot, sent to two processes, one is made', async () => {
  const clinicId = (await addClinic(test)).id
  const doctor = await addStaff(test, { clinicId })
  const midnight = Math.floor(test.clock.now().getTime() / dayMs) * dayMs
  const start = new Date(midnight + 2 * dayMs + 8 * 3_600_000).toISOString()
  await addShift(test, doctor, start)
  const crowd = await Promise.all(Array.from({ length: 200 }, () => addPatient(test)))
  const bases = await Promise.all(servers.map(({ listening }) => listening))
  const answers = await Promise.all(
    crowd.map(async ({ id: patientId, client }, index) => {
      const response = await fetch(`${bases[index % bases.length]}/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `token=${client.cookies.token}` },
        body: JSON.stringify({ patientId, clinicId, doctorId: doctor.id, appointmentDate: start }),
      })
      // Either answer may carry alternatives.
      const body = (await response.json()) as { alternatives?: string[] }
      return { status: response.status, alternatives: body.alternatives?.length }
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
  expect(answers.filter(({ alternatives }) => alternatives === 3)).toHaveLength(199)
  const made = await test.db.orm.select().from(appointments).where(eq(appointments.doctorId, doctor.id))
  expect(made).toHaveLength(1)
})

/** Broken promises: two visits that overlap by what they share, or more of a session than it has seats. */
async function violations(clinicId: string) {
  const one = sql`appointments a join appointments b on a.id < b.id and a.start_at < b.end_at and a.end_at > b.start_at
    and a.status <> 'cancelled' and b.status <> 'cancelled' and a.clinic_id = ${clinicId} and b.clinic_id = ${clinicId}`
  const apart = sql`coalesce(a.session, a.id) <> coalesce(b.session, b.id)`
  const [row] = await rowsOf<Record<string, number>>(
    test.db.orm,
    sql`select
    (select count(*)::int from ${one} where a.doctor_id = b.doctor_id and ${apart}) doctors,
    (select count(*)::int from ${one} where a.patient_id = b.patient_id) patients,
    (select count(*)::int from ${one} where a.resource_id = b.resource_id and ${apart}) resources,
    (select count(*)::int from (select session from appointments where clinic_id = ${clinicId} and session is not null
      and status <> 'cancelled' group by session having count(*) > max(seats)) s) seats`,
  )
  return row
}

it('doctors, patients, rooms and seats are given once, whoever asks two processes for them at once', async () => {
  const clinic = await addClinic(test)
  const now = test.clock.now()
  const clinicId = clinic.id
  const slug = `race-${now.getTime().toString(36)}`
  await test.db.orm.update(clinics).set({ slug }).where(eq(clinics.id, clinicId))
  await test.db.orm.insert(clinicSlugs).values({ slug, clinicId, createdAt: now })
  const rooms = ['one', 'two'].map((name) => ({
    id: `${slug}-${name}`,
    clinicId,
    name,
    kind: 'room' as const,
  }))
  await test.db.orm
    .insert(resources)
    .values(rooms.map((room) => ({ ...room, createdAt: now, updatedAt: now })))
  const inRoom = { minutes: 30, public: true, resources: rooms.map(({ id }) => id) }
  const kinds = [await addKind(test, clinic, inRoom), await addKind(test, clinic, { minutes: 30, seats: 3 })]
  const doctors = await Promise.all(Array.from({ length: 4 }, () => addStaff(test, { clinicId })))
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  const at = (slot: number) => new Date(midnight + 2 * dayMs + 8 * 3_600_000 + slot * 1_800_000).toISOString()
  for (const doctor of doctors) await addShift(test, doctor, at(0), 2)
  const crowd = await Promise.all(Array.from({ length: 12 }, () => addPatient(test)))
  const bases = await Promise.all(servers.map(({ listening }) => listening))
  const send = async (index: number, path: string, body: object, cookie = '', address = '') => {
    const headers = { 'content-type': 'application/json', cookie, 'x-forwarded-for': address }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${bases[index % bases.length]}${path}`, options)).status
  }
  const statuses = await Promise.all(
    Array.from({ length: 240 }, (_, index) => {
      const [doctor, kind] = [doctors[index % 4], kinds[Math.floor(index / 4) % 2]]
      const choice = {
        doctorId: doctor?.id,
        kindId: kind?.id,
        appointmentDate: at(Math.floor(index / 8) % 4),
      }
      if (index % 5 === 0) {
        const person = {
          name: 'Rosa',
          surname: 'Vidal',
          birthdate: '1990-02-03',
          email: `r${index}@example.test`,
        }
        const form = { ...choice, kindId: kinds[0]?.id, slug, ...person, language: 'es', consent: true }
        return send(index, '/public/bookings', form, `browser=${index}`, `10.0.${index}.1`)
      }
      const patient = crowd[index % crowd.length]
      const whose = { patientId: patient?.id, clinicId }
      return send(index, '/appointments', { ...choice, ...whose }, `token=${patient?.client.cookies.token}`)
    }),
  )
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(8)
  expect(await violations(clinicId)).toEqual({ doctors: 0, patients: 0, resources: 0, seats: 0 })
  const [held] = await test.db.orm
    .select({ taken: sql<number>`count(*)::int` })
    .from(slotHolds)
    .innerJoin(
      appointments,
      and(
        eq(appointments.resourceId, slotHolds.resourceId),
        ne(appointments.status, 'cancelled'),
        sql`${appointments.startAt} < ${slotHolds.endAt} and ${appointments.endAt} > ${slotHolds.startAt}`,
      ),
    )
    .where(eq(slotHolds.clinicId, clinicId))
  expect(held?.taken).toBe(0)
})
