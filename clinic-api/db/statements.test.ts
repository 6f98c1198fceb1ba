import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { encodeSlot } from '#contract/time'
import type { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

type Make = 'staff' | 'patient'

/** Every call that answers a list, and the most statements that it may take, the session's own included. */
const calls: [path: string, who: Make, most: number][] = [
  ['/clinics', 'staff', 2],
  ['/staff/clinic/{clinic}/speciality', 'staff', 3],
  // One more statement for doctors without a free time in the coming week.
  ['/staff/clinic/{clinic}/speciality?nextFree=true', 'staff', 6],
  ['/workshifts?doctorId={doctor}&{range}', 'staff', 3],
  ['/workshift-series?doctorId={doctor}', 'staff', 3],
  ['/appointments?doctorId={doctor}&{range}', 'staff', 3],
  ['/appointments/patient/{patient}', 'patient', 3],
  ['/appointments/available?clinicId={clinic}&doctorId={doctor}&date=2026-11-24', 'patient', 3],
  ['/appointments/available-days?clinicId={clinic}&doctorId={doctor}', 'patient', 3],
  ['/patients?limit=100', 'staff', 3],
  ['/patients?q=gomez&limit=100', 'staff', 3],
  // One of them notes whom the clinic had open last.
  ['/histories/{patient}', 'staff', 10],
  ['/histories/{patient}/visits?cursor=1800000000000.z', 'staff', 6],
  ['/patients/{patient}/access-log?limit=100', 'patient', 3],
  // Nothing is sealed here; each clinic's chain takes three more.
  ['/audit/proof?patientId={patient}&limit=100', 'patient', 4],
]

let test: TestApp
let ids: Record<string, string>
let clients: Record<Make, Client>
let doctor: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
  const clinic = await addClinic(test)
  doctor = await addStaff(test, { clinicId: clinic.id })
  patient = await addPatient(test, { clinicId: clinic.id })
  clients = { staff: doctor.client, patient: patient.client }
  ids = {
    clinic: clinic.id,
    doctor: doctor.id,
    patient: patient.id,
    range: 'from=2026-11-23T00:00:00Z&to=2026-12-07T00:00:00Z',
  }
})
afterAll(() => test.close())

/** Adds this many more of everything, each on a day of its own. */
async function grow(rows: number, firstDay: number): Promise<void> {
  for (let index = 0; index < rows; index += 1) {
    const day = `2026-11-${firstDay + index}`
    await addClinic(test)
    await addStaff(test, { clinicId: ids.clinic ?? '' })
    await addPatient(test, { clinicId: ids.clinic ?? '' })
    await addShift(test, doctor, `${day}T08:00:00.000Z`)
    const appointmentDate = encodeSlot(Date.parse(`${day}T08:00:00.000Z`), 'Europe/Madrid')
    const body = { patientId: patient.id, clinicId: ids.clinic, doctorId: doctor.id, appointmentDate }
    expect((await patient.client.post('/appointments', body)).status).toBe(201)
    const history = `/histories/${patient.historyId}`
    await doctor.client.post(`${history}/allergy`, { allergy: `Allergy ${day}` })
    await doctor.client.post(`${history}/condition`, { name: 'x', details: 'x', since: '2026-01-01' })
    await upload(test, doctor.client, `${history}/image`, { name: 'x', bytes: Buffer.from('x') })
    await doctor.client.get(history)
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  return String(query)
}

async function count(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [path, who] of calls) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
    // The first call fills the caches, of which one may have ended by a later call: the least of three counts.
    await clients[who].get(address)
    const each = [
      await statementsOf(who, address),
      await statementsOf(who, address),
      await statementsOf(who, address),
    ]
    counts.set(path, Math.min(...each))
  }
  return counts
}

async function statementsOf(who: keyof typeof clients, address: string): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await clients[who].get(address)
  const statements = spy.mock.calls.map(([query]: unknown[]) => textOf(query))
  spy.mockRestore()
  expect(answer.status, address).toBe(200)
  // Those that listen ask every few seconds whether anybody is there, also in the middle of this.
  return statements.filter((text) => !/^(begin|commit|select 1$)/i.test(text)).length
}

it('takes as many statements for ten rows as for one, and few', { tags: 'slow' }, async () => {
  await grow(1, 24)
  const few = await count()
  await grow(5, 25)
  const many = await count()
  expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few))
  for (const [path, , most] of calls) {
    expect(many.get(path), path).toBeGreaterThan(0)
    expect(many.get(path), path).toBeLessThanOrEqual(most)
  }
})
