import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clinics } from '../../db/schema/clinics.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const facts = {
  nameEn: 'First visit',
  nameEs: 'Primera visita',
  minutes: 60,
  specialties: ['cardiology'],
  online: true,
  colour: 'teal',
}
/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe.each(statementKinds)('kinds of visit on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, at(0), 2)
  })
  afterAll(() => test.close())

  const place = (more: object = {}) => ({
    patientId: patient.id,
    clinicId: clinic.id,
    doctorId: doctor.id,
    ...more,
  })
  const book = (minutes: number, more: object = {}, by = patient.client) =>
    by.post('/appointments', place({ appointmentDate: at(minutes), ...more }))
  const address = (more: string) => `clinicId=${clinic.id}&doctorId=${doctor.id}${more}`
  const day = async (more: string, by = patient.client) =>
    (await by.get(`/appointments/available?${address(more)}&date=2026-11-24`)).body
  const kinds = async (by = patient.client) => (await by.get(`/visit-kinds?clinicId=${clinic.id}`)).body

  it('are listed, made, changed and deleted by the clinic’s administrator', async () => {
    const made = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts })
    expect(made).toMatchObject({ status: 201, body: { ...facts, clinicId: clinic.id } })
    const path = `/visit-kinds/${made.body._id}`
    expect((await desk.client.put(path, { ...facts, minutes: 45 })).body).toMatchObject({ minutes: 45 })
    expect(await kinds()).toEqual([{ ...made.body, minutes: 45, version: 2 }])
    expect((await desk.client.delete(path)).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await desk.client.delete(path)).status).toBe(404)
    expect((await desk.client.put(path, facts)).status).toBe(404)
  })

  it('are not overwritten unseen: of two who change one at once the second is told', async () => {
    const { id } = await addKind(test, clinic)
    const other = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const path = `/visit-kinds/${id}`
    const { version } = (await kinds(other.client)).find(({ _id }: { _id: string }) => _id === id)
    const first = await desk.client.put(path, { ...facts, minutes: 45, version })
    expect(first).toMatchObject({ status: 200, body: { minutes: 45, version: version + 1 } })
    const second = await other.client.put(path, { ...facts, minutes: 90, version })
    expect(second).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await kinds()).toMatchObject([{ minutes: 45 }])
    const again = await other.client.put(path, { ...facts, minutes: 90, version: version + 1 })
    expect(again).toMatchObject({ status: 200, body: { minutes: 90 } })
    const at = { ...facts, version: version + 2 }
    const both = await Promise.all([desk, other].map(({ client }) => client.put(path, at)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('are nobody else’s to change, and look missing to other clinics', async () => {
    const { id } = await addKind(test, clinic)
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    const made = await foreign.client.post('/visit-kinds', { clinicId: clinic.id, ...facts })
    expect(made.status).toBe(404)
    expect((await foreign.client.put(`/visit-kinds/${id}`, facts)).status).toBe(404)
    expect((await foreign.client.delete(`/visit-kinds/${id}`)).status).toBe(404)
    expect((await doctor.client.put(`/visit-kinds/${id}`, facts)).status).toBe(403)
    expect((await patient.client.get('/visit-kinds?clinicId=none')).status).toBe(404)
  })

  it.each([
    ['5 minutes', { minutes: 5 }, 'minutes'],
    ['125 minutes', { minutes: 125 }, 'minutes'],
    ['no step of five', { minutes: 33 }, 'minutes'],
    ['no name', { nameEs: ' ' }, 'nameEs'],
    ['no such specialty', { specialties: ['magic'] }, 'specialties.0'],
    ['no such colour', { colour: 'red; background: url(x)' }, 'colour'],
  ])('of %s are refused beside the field', async (_what, change, field) => {
    const answer = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, ...change })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('whose rules exclude every time say so to the administrator, who may keep them', async () => {
    const room = await desk.client.post('/resources', { clinicId: clinic.id, name: 'Room', kind: 'room' })
    const bookable = (await desk.client.get(`/visit-kinds/bookable?clinicId=${clinic.id}`)).body
    expect(bookable).toMatchObject({ longestShift: 120, resources: [room.body._id] })
    expect(bookable.specialties).toContain('cardiology')
    const rules = { minutes: 60, noticeMinutes: 20_160, horizonDays: 7, public: true, newPatients: false }
    const made = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, ...rules })
    expect(made).toMatchObject({ status: 201, body: { excluded: ['notice', 'page'] } })
    const list = `/visit-kinds?clinicId=${clinic.id}`
    expect((await desk.client.get(list)).body[0].excluded).toEqual(['notice', 'page'])
    expect((await doctor.client.get(list)).body[0].excluded).toBeUndefined()
    const change = { ...facts, minutes: 45, noticeMinutes: 60, newPatients: true }
    expect((await desk.client.put(`/visit-kinds/${made.body._id}`, change)).body.excluded).toBeUndefined()
    await test.db.orm.update(clinics).set({ noticeMinutes: 2880 }).where(eq(clinics.id, clinic.id))
    const closed = { ...change, noticeMinutes: 0, horizonDays: 1 }
    expect((await desk.client.put(`/visit-kinds/${made.body._id}`, closed)).body.excluded).toEqual(['notice'])
    for (const client of [doctor.client, new Client(test)])
      expect((await client.get(`/visit-kinds/bookable?clinicId=${clinic.id}`)).status).toBeGreaterThan(400)
  })

  it('are limited to what people find their way in', async () => {
    for (let each = 0; each < 40; each += 1) await addKind(test, clinic)
    const answer = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('say how long a visit takes: only gaps that are long enough are free', async () => {
    const { id } = await addKind(test, clinic)
    expect((await day('')).available).toEqual([0, 30, 60, 90].map(at))
    expect(await day(`&kindId=${id}`)).toMatchObject({
      available: [0, 30, 60].map(at),
      slotMinutes: 30,
      minutes: 60,
    })
    // 10:00 is taken: an hour fits before it, at 9:00, and nowhere after it.
    expect((await book(60)).status).toBe(201)
    expect((await day(`&kindId=${id}`)).available).toEqual([at(0)])
    const refused = await book(30, { kindId: id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect((await book(90, { kindId: id })).status).toBe(409)
    const days = await patient.client.get(`/appointments/available-days?${address(`&kindId=${id}`)}`)
    expect(days.body).toMatchObject({ nextFree: at(0), upcoming: [at(0)] })
    const other = await addPatient(test, { clinicId: clinic.id })
    const booked = await book(0, { kindId: id, patientId: other.id }, other.client)
    expect(booked).toMatchObject({
      status: 201,
      body: { duration: 60, appointmentEndDate: at(60), kind: { _id: id, colour: 'blue' } },
    })
    expect((await day('')).available).toEqual([at(90)])
  })

  it('that are shorter than a slot follow one another', async () => {
    const { id } = await addKind(test, clinic, { minutes: 20 })
    expect((await day(`&kindId=${id}`)).available).toEqual([0, 20, 40, 60, 80, 100].map(at))
    expect((await book(20, { kindId: id })).body).toMatchObject({ duration: 20 })
    // A slot of half an hour no longer fits at 9:00 and 9:30.
    expect((await day('')).available).toEqual([60, 90].map(at))
    expect((await book(10, { kindId: id })).status).toBe(409)
  })

  it('are booked by patients when they may, and with doctors who see such patients', async () => {
    const [byDesk, ofSkin] = [
      await addKind(test, clinic, { online: false }),
      await addKind(test, clinic, { specialties: ['dermatology'] }),
    ]
    const elsewhere = await addKind(test, await addClinic(test))
    expect((await kinds()).map(({ _id }: { _id: string }) => _id)).toEqual([ofSkin.id])
    expect(await kinds(desk.client)).toHaveLength(2)
    for (const { id: kindId } of [byDesk, ofSkin, elsewhere, { id: 'none' }]) {
      expect(await book(0, { kindId })).toMatchObject({
        status: 400,
        body: { errors: { kindId: 'This appointment type cannot be booked here' } },
      })
      expect(await day(`&kindId=${kindId}`)).toMatchObject({ code: 'invalid_input' })
    }
    expect((await book(0, { kindId: byDesk.id }, desk.client)).status).toBe(201)
    expect((await book(60, { kindId: ofSkin.id }, desk.client)).status).toBe(400)
    const doctors = await desk.client.get(
      `/staff/clinic/${clinic.id}/speciality?nextFree=true&kindId=${ofSkin.id}`,
    )
    expect(doctors.body).toMatchObject([{ nextFree: null }])
    const free = await desk.client.get(
      `/staff/clinic/${clinic.id}/speciality?nextFree=true&kindId=${byDesk.id}`,
    )
    expect(free.body).toMatchObject([{ nextFree: at(60) }])
  })

  it('that are deleted or changed stay as they were on what is booked, also when it moves', async () => {
    const { id, nameEs } = await addKind(test, clinic)
    const visit = (await book(0, { kindId: id })).body.appointmentId
    await desk.client.put(`/visit-kinds/${id}`, { ...facts, nameEs, minutes: 30 })
    await desk.client.delete(`/visit-kinds/${id}`)
    expect((await book(60, { kindId: id })).status).toBe(400)
    expect((await day(`&except=${visit}`)).available).toEqual([0, 30, 60].map(at))
    const path = `/appointments/${visit}`
    const moved = await patient.client.put(`${path}/reschedule`, { appointmentDate: at(60) })
    expect(moved.body).toMatchObject({ duration: 60, kind: { _id: id, nameEs } })
    const late = await patient.client.put(`${path}/reschedule`, { appointmentDate: at(90) })
    expect(late).toMatchObject({ status: 409, body: { alternatives: [at(0)] } })
    expect((await patient.client.get(path)).body).toMatchObject({ kind: { _id: id, nameEs }, duration: 60 })
  })

  it('never overlap, however many desks book however long visits at once', async () => {
    const lengths = await Promise.all([20, 45, 60, 90].map((minutes) => addKind(test, clinic, { minutes })))
    const people = await Promise.all(lengths.map(() => addPatient(test, { clinicId: clinic.id })))
    const answers = await Promise.all(
      lengths.flatMap(({ id: kindId }, index) =>
        [0, 30, 60].map((minutes) =>
          book(minutes, { kindId, patientId: people[index]?.id ?? '' }, desk.client),
        ),
      ),
    )
    const visits = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    expect(visits.length).toBeGreaterThan(0)
    const inOrder = visits.toSorted((a, b) => a.appointmentDate.localeCompare(b.appointmentDate))
    for (const [index, next] of inOrder.slice(1).entries()) {
      expect(inOrder[index].appointmentEndDate <= next.appointmentDate).toBe(true)
    }
  })
})
