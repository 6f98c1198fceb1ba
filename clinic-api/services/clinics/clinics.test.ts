import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#contract/durations'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const facts = { name: 'Clínica Nueva', city: 'Madrid', district: 'Centro', postalCode: '28001' }

describe.each(statementKinds)('clinics on %s', (database) => {
  let test: TestApp
  let owner: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    owner = await addStaff(test, { roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  const create = (changes: object = {}) =>
    owner.client.post('/clinics/', { ...facts, plan: 'advanced', ...changes })

  it('gives its creator the clinic, inactive until it is paid for whatever they say', async () => {
    const answer = await create({ active: true, timeZone: 'Atlantic/Canary', slotMinutes: 20 })
    expect(answer.status).toBe(201)
    expect((await owner.client.get('/users/me')).body.clinicId).toBe(answer.body._id)
    expect((await owner.client.get(`/clinics/${answer.body._id}`)).body).toMatchObject({
      ...facts,
      plan: 'advanced',
      active: false,
      countryCode: 'ES',
      timeZone: 'Atlantic/Canary',
      slotMinutes: 20,
      version: 1,
    })
  })

  it('is found by nobody who would book there until it is paid for; its staff and admins see it', async () => {
    const { _id } = (await create()).body
    const [patient, admin] = [await addPatient(test), await addStaff(test, { roles: ['admin'] })]
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const finds = async ({ client }: { client: Client }) =>
      (await client.get('/clinics')).body.some((each: { _id: string }) => each._id === _id)
    expect(await Promise.all([patient, stranger, owner, admin].map(finds))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const free = await owner.client.post('/payments/', { planId: 'basic', clinicId: _id })
    expect(free.status).toBe(200)
    expect(await finds(patient)).toBe(true)
  })

  it('is told to administrators of the product with how many use it, and since when', async () => {
    const { id } = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: id })
    await addStaff(test, { clinicId: id, roles: ['receptionist'], specialty: null })
    await addPatient(test, { clinicId: id })
    const admin = await addStaff(test, { roles: ['admin'] })
    const listed = async ({ client }: { client: Client }) =>
      (await client.get('/clinics')).body.find((each: { _id: string }) => each._id === id)
    expect(await listed(admin)).toMatchObject({ doctors: 1, users: 2, patients: 1 })
    expect(Date.parse((await listed(admin)).since)).toBe(test.clock.now().getTime())
    expect(await listed(doctor)).not.toHaveProperty('users')
  })

  it('is told to them with how many are expected there within a week', async () => {
    const { id: clinicId } = await addClinic(test)
    const [doctor, patient, admin] = [
      await addStaff(test, { clinicId }),
      await addPatient(test, { clinicId }),
      await addStaff(test, { roles: ['admin'] }),
    ]
    const now = test.clock.now()
    const visit = (hours: number, status = 'pending') => ({
      id: newId(),
      clinicId,
      doctorId: doctor.id,
      patientId: patient.id,
      specialty: 'cardiology',
      status,
      startAt: new Date(now.getTime() + hours * hourMs),
      endAt: new Date(now.getTime() + (hours + 1) * hourMs),
      createdAt: now,
      updatedAt: now,
    })
    const ahead = [visit(-2), visit(1), visit(3, 'cancelled'), visit(7 * 24 - 1), visit(7 * 24 + 1)]
    await test.db.orm.insert(appointments).values(ahead)
    const { body } = await admin.client.get('/clinics')
    const rowOf = (id: string) => body.find((each: { _id: string }) => each._id === id)
    expect(rowOf(clinicId).weekVisits).toBe(2)
    expect(rowOf(clinicId)).toHaveProperty('phone')
    const [seen] = (await doctor.client.get('/clinics')).body
    expect(seen).not.toHaveProperty('weekVisits')
    expect(seen).not.toHaveProperty('phone')
  })

  it('is active at once when the plan costs nothing', async () => {
    const { body } = await create({ plan: 'basic' })
    expect((await owner.client.get(`/clinics/${body._id}`)).body).toMatchObject({ active: true })
  })

  it('is one at first, also when its administrator asks twice at a time: whoever is later joins its group', async () => {
    const answers = await Promise.all([create(), create()])
    const [created, refused] = [
      answers.filter((each) => each.status === 201),
      answers.filter((each) => each.status === 403),
    ]
    expect(created.length + refused.length).toBe(answers.length)
    const ids = created.map(({ body }) => body._id)
    const opened = await test.db.orm.select().from(clinics).where(inArray(clinics.id, ids))
    const first = opened.filter(({ groupId }) => groupId === null)
    expect(first).toHaveLength(1)
    expect(opened.filter(({ groupId }) => groupId === first[0]?.id)).toHaveLength(created.length - 1)
    expect(await create({ plan: undefined })).toMatchObject({ status: 201 })
  })

  it('is created by administrators alone, and by admins without becoming theirs', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const doctor = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const patient = await addPatient(test)
    expect(await admin.client.post('/clinics/', { ...facts, plan: 'basic' })).toMatchObject({ status: 201 })
    expect((await admin.client.get('/users/me')).body.clinicId).toBeNull()
    expect(await doctor.client.post('/clinics/', {})).toMatchObject({ status: 403 })
    expect(await patient.client.post('/clinics/', {})).toMatchObject({ status: 403 })
  })

  it.each([
    ['no plan of ours', { plan: 'golden' }, { plan: 'You must select a plan' }],
    ['a plan by contact', { plan: 'enterprise' }, { plan: 'Please contact us about this plan' }],
    ['no such zone', { timeZone: 'Mars/Olympus' }, { timeZone: 'Unknown time zone' }],
    ['no name', { name: '  ' }, { name: 'Name is required' }],
  ])('refuses %s', async (_what, changes, errors) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { errors } })
    expect((await owner.client.get('/users/me')).body.clinicId).toBeNull()
  })

  it('changes by its administrator, once for each version', async () => {
    const { body } = await create()
    const path = `/clinics/${body._id}`
    const changes = { ...facts, city: 'Getafe', version: 1 }
    expect(await owner.client.put(path, changes)).toMatchObject({
      status: 200,
      body: { city: 'Getafe', version: 2, timeZone: 'Europe/Madrid', slotMinutes: 30 },
    })
    expect(await owner.client.put(path, changes)).toMatchObject({ status: 409, body: { code: 'stale' } })
    const together = await Promise.all(
      ['A', 'B', 'C'].map((name) => owner.client.put(path, { ...facts, name, version: 2 })),
    )
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const habits = { slotMinutes: 45, discreetAfterMinutes: 5 }
    expect(await owner.client.put(path, { ...facts, ...habits })).toMatchObject({ status: 200, body: habits })
  })

  it('says where it is, when it is open and how it is called; what is not spoken of stays', async () => {
    const { body } = await create({ timeZone: 'Atlantic/Canary' })
    const path = `/clinics/${body._id}`
    const openingHours = ['9:00-14:00,16:00-20:00', ...Array(4).fill('8:00–15:00'), '', '']
    const visiting = { street: 'Calle Mayor 1', phone: '911 222 333', openingHours }
    const told = {
      ...visiting,
      openingHours: ['09:00–14:00, 16:00–20:00', ...Array(4).fill('08:00–15:00'), '', ''],
      timeZone: 'Atlantic/Canary',
    }
    expect((await owner.client.put(path, { ...facts, ...visiting })).body).toMatchObject(told)
    expect((await owner.client.put(path, facts)).body).toMatchObject(told)
    const patient = await addPatient(test)
    expect((await patient.client.get(path)).body).toMatchObject(told)
    const nothing = { street: '', phone: null, openingHours: Array(7).fill('') }
    expect((await owner.client.put(path, { ...facts, ...nothing })).body).toMatchObject({
      street: null,
      phone: null,
      openingHours: null,
    })
  })

  it('keeps its plan until another is paid for', async () => {
    const { body } = await create()
    const path = `/clinics/${body._id}`
    expect(await owner.client.put(path, { ...facts, plan: 'advanced' })).toMatchObject({ status: 200 })
    expect(await owner.client.put(path, { ...facts, plan: 'professional' })).toMatchObject({
      status: 400,
      body: { errors: { plan: 'The plan changes with its payment' } },
    })
  })

  it('looks missing to other administrators', async () => {
    const { body } = await create()
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    const doctor = await addStaff(test, { clinicId: body._id })
    const admin = await addStaff(test, { roles: ['admin'] })
    const path = `/clinics/${body._id}`
    expect(await rival.client.put(path, {})).toMatchObject({ status: 404 })
    expect(await rival.client.put('/clinics/none', {})).toMatchObject({ status: 404 })
    expect(await doctor.client.put(path, facts)).toMatchObject({ status: 403 })
    expect(await admin.client.put(path, facts)).toMatchObject({ status: 200 })
  })

  it('knows no weather outside the demo, and none without a session', async () => {
    expect(await owner.client.get('/weather?city=Madrid')).toMatchObject({
      status: 404,
      body: { message: 'Weather data not available' },
    })
  })
})

it('has made-up weather in the demo, marked as such', async () => {
  const test = await createTestApp({ env: { CLINIC_DEMO: '1' } })
  const patient = await addPatient(test)
  expect(await patient.client.get('/weather?city=Madrid')).toMatchObject({
    status: 200,
    body: { sample: true },
  })
  expect(await patient.client.get('/weather')).toMatchObject({ status: 400 })
  await test.close()
})
