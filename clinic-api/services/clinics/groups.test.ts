import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinics } from '../../db/schema/clinics.ts'
import { addClinic, addMembership, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'

const place = { city: 'Madrid', district: 'Centro', postalCode: '28001' }

describe.each(databaseKinds)('clinics of one group on %s', (database) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())

  it('share the plan of the first, up to its number, also by two requests at once', async () => {
    const first = await addClinic(test, { planId: 'advanced' })
    const owner = await addStaff(test, { clinicId: first.id, roles: ['clinicadmin'] })
    const open = (name: string) => owner.client.post('/clinics', { name, ...place })
    const second = await open('Second')
    expect(second.status).toBe(201)
    const { body: shown } = await owner.client.get(`/clinics/${second.body._id}`)
    expect(shown).toMatchObject({ plan: 'advanced', active: true })
    expect((await owner.client.get('/users/me')).body).toMatchObject({
      clinicId: first.id,
      memberships: expect.arrayContaining([
        { clinicId: second.body._id, clinicName: 'Second', roles: ['clinicadmin'], doctorid: null },
      ]),
    })
    const answers = await Promise.all([open('Third'), open('Fourth')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
    expect(answers.find(({ status }) => status === 403)?.body.message).toBe('Your plan allows 3 clinics')
    const mine = (await owner.client.get('/clinics?mine=true')).body
    expect(mine).toHaveLength(3)
    const smaller = await owner.client.post('/payments', { planId: 'basic', clinicId: first.id })
    expect(smaller.status).toBe(409)
    await owner.client.put('/sessions/current', { clinicId: second.body._id })
    expect((await open('Fifth')).status).toBe(403)
  })

  it('are active while the first one is', async () => {
    const first = await addClinic(test, { planId: 'advanced', active: false })
    const owner = await addStaff(test, { clinicId: first.id, roles: ['clinicadmin'] })
    const { body } = await owner.client.post('/clinics', { name: 'Second', ...place, plan: 'basic' })
    const second = () => test.db.orm.select().from(clinics).where(eq(clinics.id, body._id))
    expect((await second())[0]).toMatchObject({ active: false, planId: 'advanced', groupId: first.id })
  })

  it('never book one doctor twice, whichever of them is asked, and names none to the other', async () => {
    const [here, there] = [await addClinic(test), await addClinic(test)]
    const doctor = await addStaff(test, { clinicId: here.id })
    await addMembership(test, doctor, { clinicId: there.id, roles: ['doctor'] })
    const admin = await addStaff(test, { clinicId: there.id, roles: ['clinicadmin'] })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 2)
    const shift = { doctorId: doctor.id, clinicId: there.id, duration: 120 }
    const overlapping = await admin.client.post('/workshifts', {
      ...shift,
      startDate: '2026-11-24T09:00:00Z',
    })
    expect(overlapping.status).toBe(409)
    expect(JSON.stringify(overlapping.body)).not.toContain(here.name)
    const starts = ['2026-11-25T08:00:00Z', '2026-11-25T08:00:00Z']
    const owner = await addStaff(test, { clinicId: here.id, roles: ['clinicadmin'] })
    const both = await Promise.all([
      admin.client.post('/workshifts', { ...shift, startDate: starts[0] }),
      owner.client.post('/workshifts', { ...shift, clinicId: here.id, startDate: starts[1] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    await addShift(test, { id: doctor.id, clinicId: there.id }, '2026-11-24T12:00:00.000Z', 2)
    const patients = await Promise.all([here, there].map(({ id }) => addPatient(test, { clinicId: id })))
    const booked = await Promise.all(
      patients.map((patient, index) =>
        patient.client.post('/appointments', {
          patientId: patient.id,
          clinicId: [here, there][index]?.id,
          doctorId: doctor.id,
          appointmentDate: ['2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'][index],
        }),
      ),
    )
    expect(booked.map(({ status }) => status)).toEqual([201, 201])
    const wrong = await patients[0]?.client.post('/appointments', {
      patientId: patients[0]?.id,
      clinicId: here.id,
      doctorId: doctor.id,
      appointmentDate: '2026-11-24T12:30:00Z',
    })
    expect(wrong?.status).toBe(409)
  })
})
