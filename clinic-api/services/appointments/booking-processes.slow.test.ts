import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 86_400_000

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
