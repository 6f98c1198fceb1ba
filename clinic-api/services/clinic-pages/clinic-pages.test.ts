import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clinics } from '../../db/schema/clinics.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe.each(statementKinds)('the page of a clinic on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let stranger: Client
  let serial = 0
  let slug: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
    stranger = new Client(test)
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    serial += 1
    slug = `clinica-${serial}`
  })
  afterAll(() => test.close())

  const change = (more: object, by = desk, id = clinic.id) => {
    const { name, city, district, postalCode } = clinic
    return by.client.put(`/clinics/${id}`, { name, city, district, postalCode, ...more })
  }
  const read = (which = slug, more = '') => stranger.get(`/public/clinics/${which}${more}`)

  it('says where, when, who and what for, and nothing of any patient', async () => {
    const doctor = await addStaff(test, { clinicId: clinic.id })
    await addStaff(test, { clinicId: clinic.id, specialty: 'dermatology' })
    await addShift(test, doctor, at(0), 2)
    const kind = await addKind(test, clinic, { minutes: 60, public: true, specialties: ['cardiology'] })
    for (const hidden of [{}, { public: true, newPatients: false }, { public: true, online: false }])
      await addKind(test, clinic, hidden)
    const patient = await addPatient(test, { clinicId: clinic.id })
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    await patient.client.post('/appointments', { ...booking, appointmentDate: at(0) })
    expect((await change({ slug, street: 'Calle Mayor 1', listed: true })).status).toBe(200)
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug, name: clinic.name, street: 'Calle Mayor 1', listed: true })
    expect(body.kinds).toMatchObject([{ _id: kind.id, minutes: 60, where: 'clinic' }])
    expect(body.doctors).toHaveLength(2)
    expect(body.doctors.find(({ _id }: { _id: string }) => _id === doctor.id)).toMatchObject({
      nextFree: at(30),
      nextFreeKindId: kind.id,
      laterTimes: [at(60)],
    })
    expect(JSON.stringify(body)).not.toContain(patient.id)
    const query = `?kindId=${kind.id}&from=2026-11-24&to=2026-11-25`
    expect((await read(slug, `/days${query}`)).body).toEqual({
      timeZone: 'Europe/Madrid',
      days: [{ date: '2026-11-24', free: 2 }],
    })
    expect((await read(slug, `/slots${query}&doctorId=${doctor.id}`)).body.slots).toEqual([
      { start: at(30), doctorId: doctor.id },
      { start: at(60), doctorId: doctor.id },
    ])
    expect((await read(slug, `/slots${query}&doctorId=none`)).status).toBe(404)
    await change({ noticeMinutes: 1440 })
    test.clock.set(at(60 - 1440))
    expect((await read(slug, `/days${query}`)).body.days).toEqual([{ date: '2026-11-24', free: 1 }])
    expect((await read(slug, '/slots?kindId=none&from=2026-11-24&to=2026-11-25')).status).toBe(404)
    expect((await read(slug, `/days?kindId=${kind.id}&from=2026-11-25&to=2026-11-24`)).status).toBe(400)
    expect((await read(slug, `/days?kindId=${kind.id}&from=2026-11-25&to=2027-11-24`)).status).toBe(400)
    const { clinics } = (await stranger.get('/public/clinics')).body
    const { name, city, phone } = (await read()).body
    expect(clinics).toContainEqual({ slug, name, city, phone })
    expect((await stranger.get('/public/clinics?limit=1')).body.clinics).toHaveLength(1)
  })

  it('keeps its old addresses, which no other clinic gets', async () => {
    await change({ slug })
    const next = `${slug}-nueva`
    expect((await change({ slug: next })).body.slug).toBe(next)
    expect((await read()).body.slug).toBe(next)
    const other = await addClinic(test)
    const foreign = await addStaff(test, { clinicId: other.id, roles: ['clinicadmin'] })
    for (const taken of [slug, next]) {
      expect(await change({ slug: taken }, foreign, other.id)).toMatchObject({
        status: 409,
        body: { errors: { slug: 'This address is taken' } },
      })
    }
    expect((await change({ slug })).body.slug).toBe(slug)
    expect((await change({ slug: null })).body.slug).toBeNull()
    expect((await read()).status).toBe(404)
    const { clinics } = (await stranger.get('/public/clinics')).body
    expect(clinics).not.toContainEqual(expect.objectContaining({ slug }))
  })

  it.each([
    'ab',
    'x'.repeat(41),
    'Mayor',
    'con espacio',
    '-mayor',
    'mayor-',
    'ñandú',
    'app',
    'www',
    'embed',
    'login',
    'admin',
    'api',
  ])('has no such address: %s', async (wrong) => {
    expect(await change({ slug: wrong })).toMatchObject({
      status: 400,
      body: { errors: { slug: expect.any(String) } },
    })
  })

  it('is not there while nobody can book, and a change that leaves it out keeps it', async () => {
    await change({ slug, listed: true })
    await change({ name: 'Other' })
    expect((await read()).body).toMatchObject({ name: 'Other', listed: true })
    await test.db.orm.update(clinics).set({ active: false }).where(eq(clinics.id, clinic.id))
    expect((await read()).status).toBe(404)
    expect((await read('nobody-here')).status).toBe(404)
  })

  it('shows what patients can book: a kind that is public is online, too', async () => {
    const facts = { nameEn: 'A', nameEs: 'B', minutes: 30, specialties: [], online: false, colour: 'teal' }
    const made = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, public: true })
    expect(made.body).toMatchObject({ public: true, online: true })
  })

  it('says which websites may show its booking, and takes nothing but origins', async () => {
    const embedOrigins = ['https://www.Clinic.example/', 'http://localhost:4000']
    expect((await change({ slug, embedOrigins })).status).toBe(200)
    const shown = await read(slug, '/embedding')
    expect(shown.body).toEqual({ slug, origins: ['https://www.clinic.example', 'http://localhost:4000'] })
    const bad = [
      'clinic.example',
      'https://clinic.example/page',
      'javascript:alert(1)',
      'https://*.example',
      '*',
    ]
    for (const each of bad) expect((await change({ embedOrigins: [each] })).status, each).toBe(400)
    expect((await change({ slug: `${slug}-new` })).status).toBe(200)
    expect((await read(slug, '/embedding')).body.slug).toBe(`${slug}-new`)
    expect((await change({ slug: null })).status).toBe(200)
    expect((await read(slug, '/embedding')).status).toBe(404)
  })
})
