import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { textMessages } from '../../db/schema/channels.ts'
import { patients } from '../../db/schema/patients.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { startTextProvider } from '../../testing/text-provider.ts'

const [kills, doctorCount, visitsEach] = [10, 6, 10]
const count = doctorCount * visitsEach
const [dayMs, halfHour] = [86_400_000, 30 * 60_000]
const patience = { timeout: 60_000, interval: 20 }

let test: TestApp
let provider: Awaited<ReturnType<typeof startTextProvider>>
let running: ServerProcess | null = null

beforeAll(async () => {
  provider = await startTextProvider()
  // The processes go by the time of day, and so do the sessions that they are shown.
  const env = { ...longSessions, ...provider.env }
  test = await createTestApp({ database: 'postgres', env, now: new Date().toISOString() })
})
afterAll(async () => {
  await running?.kill('SIGKILL')
  await test.close()
  await provider.close()
})

async function start(): Promise<ServerProcess> {
  const url = test.databaseUrl ?? ''
  running = launchServer({ DATABASE_URL: url, DATA_DIR: test.env.DATA_DIR, ...provider.env })
  await running.listening
  return running
}

/** Patients who agreed to SMS, each with a visit of which the desk wants them reminded now. Answers their numbers. */
async function queueReminders(): Promise<string[]> {
  const clinic = await addClinic(test)
  const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const senders = { sms: '+34600000001', whatsapp: null }
  const form = { order: ['sms'], monthlyCapCents: null, priceCents: { sms: 8, whatsapp: 5 }, senders }
  expect((await owner.client.put(`/clinics/${clinic.id}/channels`, form)).status).toBe(200)
  const awake = { on: false, hoursBefore: [48], quietFrom: '00:00', quietTo: '00:00', offerMinutes: 15 }
  expect((await owner.client.put(`/clinics/${clinic.id}/reminders`, awake)).status).toBe(200)
  const first = Math.ceil((test.clock.now().getTime() + 2 * dayMs) / halfHour) * halfHour
  const numbers: string[] = []
  for (let doctors = 0; doctors < doctorCount; doctors += 1) {
    const doctor = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, doctor, new Date(first).toISOString(), visitsEach)
    for (let visits = 0; visits < visitsEach; visits += 1) {
      const patient = await addPatient(test, { clinicId: clinic.id })
      const phone = `+34${600_400_000 + numbers.length}`
      await test.db.orm
        .update(patients)
        .set({ phone, verifiedPhone: phone })
        .where(eq(patients.id, patient.id))
      await patient.client.put(`/patients/${patient.id}/consents`, { kind: 'sms', version: 1, given: true })
      const appointmentDate = encodeSlot(first + visits * halfHour, clinic.timeZone)
      const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      const booked = await patient.client.post('/appointments', booking)
      const path = `/appointments/${booked.body.appointmentId}/ask-confirmation`
      expect((await doctor.client.put(path)).status).toBe(200)
      numbers.push(phone)
    }
  }
  return numbers
}

it('loses and repeats none of the messages in ten kills in the middle of sending', async () => {
  const numbers = await queueReminders()
  provider.behave(() => ({ afterMs: 20 + Math.random() * 200 }))
  let repeated = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await start()
    await expect
      .poll(() => provider.taken.length, patience)
      .toBeGreaterThanOrEqual((count * kill) / (kills + 1))
    await sleep(Math.random() * 100)
    await server.kill('SIGKILL')
    // Its claims are given back as if the lease had run out.
    const given = await test.db.orm
      .update(textMessages)
      .set({ nextAttemptAt: sql`now()` })
      .where(eq(textMessages.state, 'queued'))
      .returning({ attempts: textMessages.attempts })
    repeated += given.filter(({ attempts }) => attempts > 0).length
  }
  const last = await start()
  const unsent = () =>
    test.db.orm.select({ id: textMessages.id }).from(textMessages).where(eq(textMessages.state, 'queued'))
  await expect.poll(unsent, patience).toEqual([])
  await last.kill('SIGTERM')
  running = null

  expect(repeated).toBeGreaterThan(0)
  expect(provider.taken.map(({ to }) => to).toSorted()).toEqual(numbers)
  const rows = await test.db.orm.select().from(textMessages)
  expect(rows.map(({ recipient, providerRef }) => `${recipient} ${providerRef}`).toSorted()).toEqual(
    provider.taken.map(({ to, sid }) => `${to} ${sid}`).toSorted(),
  )
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']))
}, 900_000)
