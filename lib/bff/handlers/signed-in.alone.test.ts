import { randomBytes } from 'node:crypto'
import { createTranslator } from 'next-intl'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as calendarFile } from '@/app/api/appointments/[id]/calendar/route'
import { POST as book } from '@/app/api/appointments/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as addClinicHandler } from '@/app/api/clinics/route'
import { GET as fileBytes } from '@/app/api/files/histories/[id]/[kind]/[fileId]/route'
import { DELETE as deleteAllergy } from '@/app/api/histories/[id]/allergies/route'
import { GET as live } from '@/app/api/live/route'
import { PUT as updatePatient } from '@/app/api/patients/[id]/route'
import { POST as pay } from '@/app/api/payments/route'
import { GET as ready } from '@/app/api/ready/route'
import { sessionCookie } from '@/lib/auth/session'
import english from '@/messages/en.json' with { type: 'json' }
import {
  addClinic,
  addPatient,
  addShift,
  addStaff,
  testPassword,
} from '../../../clinic-api/testing/fixtures.ts'
import { listeningTestApp } from '../../../clinic-api/testing/listening-app.ts'
import { readMails } from '../../../clinic-api/testing/mails.ts'
import type { TestApp } from '../../../clinic-api/testing/test-app.ts'
import { askCall, askUpload } from './ask-call'
import { ask, jar } from './browser'

vi.mock('next/headers', () => import('./browser'))
// Next's plugin finds the texts of a request when it builds; here they are English.
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'appointments') =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}))

// Tuesday 24 November 2026, 09:00 in Madrid; the clinic API's clock stands at Monday 16.
const nine = '2026-11-24T08:00:00.000Z'

let test: TestApp
let clinic: Awaited<ReturnType<typeof addClinic>>
let doctor: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>

beforeAll(async () => {
  test = await listeningTestApp({ env: { CLINIC_DEMO: '1' } })
})
afterAll(() => test.close())

beforeEach(async () => {
  clinic = await addClinic(test)
  doctor = await addStaff(test, { clinicId: clinic.id })
  patient = await addPatient(test, { clinicId: clinic.id })
})

async function signIn({ email }: { email: string }) {
  jar.clear()
  expect((await ask(login, { body: { email, password: testPassword } })).status).toBe(200)
}

const viewer = async () => (await sessionCookie.read())?.viewer

describe('booking', () => {
  const wanted = () => ({
    clinicId: clinic.id,
    doctorId: doctor.id,
    specialty: doctor.specialty,
    start: nine,
    timeZone: clinic.timeZone,
  })
  beforeEach(async () => void (await addShift(test, doctor, nine, 4)))

  it('is the signed-in patient’s, who is told by mail; for another patient it is refused', async () => {
    const other = await addPatient(test, { clinicId: clinic.id })
    await signIn(patient)
    const refused = await ask(book, { body: { ...wanted(), patientId: other.id } })
    expect([403, 404]).toContain(refused.status)
    const booked = await ask(book, { body: wanted() })
    expect(booked).toMatchObject({ status: 201, body: { start: nine, patientId: patient.id } })
    expect((await readMails(test)).some(({ to }) => to.includes(patient.email))).toBe(true)
  })

  it('by staff is for the patient whom they name, and for nobody otherwise', async () => {
    await signIn(doctor)
    expect(await ask(book, { body: wanted() })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const booked = await ask(book, { body: { ...wanted(), patientId: patient.id } })
    expect(booked).toMatchObject({ status: 201, body: { patientId: patient.id } })
  })

  it('that is sent twice with one key is booked once', async () => {
    await signIn(patient)
    const send = () => ask(book, { body: wanted(), headers: { 'idempotency-key': 'the-same-attempt' } })
    const [first, again] = [await send(), await send()]
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
  })

  it('of a time that is taken names free ones', async () => {
    await signIn(patient)
    await ask(book, { body: wanted() })
    await signIn(await addPatient(test))
    const refused = await ask(book, { body: wanted() })
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(refused.body.alternatives).toHaveLength(3)
  })

  it('comes as a calendar’s entry that leads back to it', async () => {
    await signIn(patient)
    const { id } = (await ask(book, { body: wanted() })).body
    const file = await ask(calendarFile, { method: 'GET', params: { id } })
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(file.body).toContain('DTSTART:20261124T080000Z')
    expect(file.body).toContain(`UID:${id}\r\nSEQUENCE:0`)
    expect(file.body.replace(/\r\n /g, '')).toContain(`/app/appointments/${id}`)
  })
})

describe('what changes the signed-in person', () => {
  it('names a new clinic in the session of its founder', async () => {
    const founder = await addStaff(test, { roles: ['clinicadmin'] })
    await signIn(founder)
    const body = { name: 'Retiro', city: 'Madrid', district: 'Centro', postalCode: '28001', plan: 'basic' }
    const made = await ask(addClinicHandler, { body })
    expect(made.status).toBe(201)
    expect((await viewer())?.clinicId).toBe(made.body.id)
  })

  it('names a patient in their session as they name themselves', async () => {
    await signIn(patient)
    const { birthdate, dni, city } = patient
    const body = { name: 'Zoé', surname: 'Ñíguez', birthdate, dni, city }
    expect((await ask(updatePatient, { method: 'PUT', params: { id: patient.id }, body })).status).toBe(200)
    expect(await viewer()).toMatchObject({ name: 'Zoé', surname: 'Ñíguez' })
  })
})

describe('shifts', () => {
  const shift = { startDate: nine, duration: 240 }
  const create = (body: object) => askCall('workshifts.create', { body })
  const update = (query: string, body: object) => askCall('workshifts.update', { query, body })

  it('are made and changed at the clinic of the session', async () => {
    await signIn(doctor)
    const made = await create({ ...shift, doctorId: doctor.id })
    expect(made).toMatchObject({ status: 201, body: { ...shift, clinicId: clinic.id } })
    const changed = await update(`?id=${made.body.id}`, { ...shift, duration: 300 })
    expect(changed).toMatchObject({ status: 200, body: { ...shift, duration: 300, clinicId: clinic.id } })
  })

  it('that would leave visits without a place change only when told so', async () => {
    const { id } = await addShift(test, doctor, nine, 4)
    await signIn(patient)
    const visit = {
      clinicId: clinic.id,
      doctorId: doctor.id,
      specialty: doctor.specialty,
      timeZone: clinic.timeZone,
    }
    await ask(book, { body: { ...visit, start: nine } })
    await signIn(doctor)
    const body = { startDate: '2026-11-24T09:00:00.000Z', duration: 180 }
    expect(await update(`?id=${id}`, body)).toMatchObject({
      status: 409,
      body: { code: 'appointments_affected' },
    })
    expect((await update(`?id=${id}&force=true`, body)).status).toBe(200)
  })

  it('are refused to staff without a clinic', async () => {
    const founder = await addStaff(test, { roles: ['clinicadmin', 'doctor'] })
    await signIn(founder)
    expect((await create({ ...shift, doctorId: founder.id })).status).toBe(403)
  })
})

describe('a history', () => {
  const condition = { name: 'Asthma', details: 'Mild', since: '2026-11-16', until: null }
  const by = () => `${doctor.name} ${doctor.surname}`
  const params = () => ({ id: patient.historyId })
  beforeEach(() => signIn(doctor))

  it('answers a change with what it changed and who did so', async () => {
    const added = await askCall('histories.addCondition', {
      query: `?id=${patient.historyId}`,
      body: condition,
    })
    expect(added.body).toMatchObject({ conditions: [{ name: 'Asthma' }], lastChanged: { by: by() } })
    const [{ id: conditionId, version }] = added.body.conditions
    const edited = await askCall('histories.updateCondition', {
      query: `?id=${patient.historyId}&conditionId=${conditionId}`,
      body: { ...condition, details: 'Severe', version },
    })
    expect(edited.body).toMatchObject({ conditions: [{ details: 'Severe' }], lastChanged: { by: by() } })
  })

  it('takes an allergy’s text as it is, in and out', async () => {
    const body = { allergy: 'a/b ..' }
    const added = await askCall('histories.addAllergy', { query: `?id=${patient.historyId}`, body })
    expect(added.body).toMatchObject({ allergies: [{ name: 'a/b ..' }], lastChanged: { by: by() } })
    const gone = await ask(deleteAllergy, { method: 'DELETE', params: params(), body })
    expect(gone.body).toMatchObject({ allergies: [], lastChanged: { by: by() } })
  })

  it('stores a file and gives its bytes back, to look at or to keep', async () => {
    const bytes = randomBytes(100_000)
    const file = { name: 'blood.csv', bytes }
    const query = `?id=${patient.historyId}`
    expect((await askUpload('histories.addAnalytic', { query, file })).status).toBe(201)
    const { analytics } = (await askCall('histories.get', { method: 'GET', query })).body
    const open = (query: string) =>
      ask(fileBytes, {
        method: 'GET',
        params: { ...params(), kind: 'analytic', fileId: analytics[0].id },
        query,
      })
    const kept = await open('?download=1')
    expect(kept.bytes.equals(bytes)).toBe(true)
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('refuses an upload that is no form with a file', async () => {
    const query = `?id=${patient.historyId}`
    expect((await askUpload('histories.addAnalytic', { query })).status).toBe(415)
    const file = { name: 'blood.csv', bytes: randomBytes(10) }
    expect((await askCall('histories.addAnalytic', { query, file })).status).toBe(404)
  })

  it('follows a FASTQ file with the patient’s status', async () => {
    const query = `?id=${patient.id}`
    const status = async () => (await askCall('histories.get', { method: 'GET', query })).body.patient.status
    const file = { name: 'x.fastq', bytes: randomBytes(10) }
    expect((await askUpload('patients.storeFastq', { query, file })).status).toBe(201)
    expect(await status()).toBe('fastQ stored')
    expect((await askCall('patients.deleteFastq', { query })).status).toBe(200)
    expect(await status()).not.toBe('fastQ stored')
  })
})

describe('a payment', () => {
  it('comes back to the name of this machine under which the browser came', async () => {
    const admin = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    await signIn(admin)
    const body = { planId: 'professional', clinicId: clinic.id }
    const started = await ask(pay, { body, headers: { host: '127.0.0.1:3000' } })
    expect(started).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^http:..127.0.0.1:/) } })
  })
})

describe('the program', () => {
  it('is ready while its clinic API is', async () => {
    expect(await ask(ready, { method: 'GET' })).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('says what happens to those who are signed in, and to nobody else', async () => {
    jar.clear()
    expect((await ask(live, { method: 'GET' })).status).toBe(401)
  })
})
