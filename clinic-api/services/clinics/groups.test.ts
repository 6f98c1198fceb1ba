import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { clinics } from '../../db/schema/clinics.ts'
import { addClinic, addMembership, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const place = { city: 'Madrid', district: 'Centro', postalCode: '28001' }

describe.each(statementKinds)('clinics of one group on %s', (database) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database, env: { CLINIC_DEMO: '1' } })
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

  it('are paid for once: plan, users, use and receipts are those of all, whichever of them asks', async () => {
    const first = await addClinic(test, { planId: 'professional' })
    const second = await addClinic(test, { planId: 'professional', groupId: first.id })
    const apart = await addClinic(test, { planId: 'professional' })
    const owner = await addStaff(test, { clinicId: first.id, roles: ['clinicadmin'] })
    const manager = await addStaff(test, { clinicId: second.id, roles: ['clinicadmin'] })
    const doctor = await addStaff(test, { clinicId: first.id })
    await addMembership(test, doctor, { clinicId: second.id, roles: ['doctor'] })
    await addPatient(test, { clinicId: second.id })
    await addStaff(test, { clinicId: apart.id })
    // Each pays from the clinic that they work in.
    const { url } = (await manager.client.post('/payments', { planId: 'advanced', clinicId: second.id })).body
    await test.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=success',
    })
    for (const [who, clinic] of [
      [owner, first],
      [manager, second],
    ] as const) {
      const { body: shown } = await who.client.get(`/clinics/${clinic.id}`)
      expect(shown).toMatchObject({ plan: 'advanced', users: 3 })
      expect((await who.client.get(`/clinics/${clinic.id}/usage`)).body).toMatchObject({
        planName: 'Advanced',
        clinics: { used: 2, limit: 3 },
        doctors: { used: 1, limit: 15 },
        group: expect.arrayContaining([
          { _id: first.id, name: first.name, doctors: 1, patients: 0, storage: 0 },
          { _id: second.id, name: second.name, doctors: 1, patients: 1, storage: 0 },
        ]),
      })
      const { payments } = (await who.client.get(`/payments?clinicId=${clinic.id}`)).body
      expect(payments).toMatchObject([{ planName: 'Advanced', users: 3, amountCents: 1500 }])
      expect((await who.client.get(`/payments/${payments[0]._id}/receipt`)).status).toBe(200)
    }
    const stranger = await addStaff(test, { clinicId: apart.id, roles: ['clinicadmin'] })
    const [paid] = (await owner.client.get(`/payments?clinicId=${first.id}`)).body.payments
    expect((await stranger.client.get(`/payments/${paid._id}/receipt`)).status).toBe(404)
  })

  it('refuse a plan that is too small for one of them', async () => {
    const first = await addClinic(test, { planId: 'professional' })
    const second = await addClinic(test, { planId: 'professional', groupId: first.id })
    const owner = await addStaff(test, { clinicId: first.id, roles: ['clinicadmin'] })
    for (let count = 0; count < 16; count++) await addStaff(test, { clinicId: second.id })
    const smaller = await owner.client.post('/payments', { planId: 'advanced', clinicId: first.id })
    expect(smaller).toMatchObject({
      status: 409,
      body: { message: 'The clinic has more doctors than this plan allows' },
    })
  })

  it('show their day to whoever runs several of them, and the log of each says so', async () => {
    const [here, there, works] = [
      await addClinic(test, { name: 'Alba' }),
      await addClinic(test, { name: 'Bravo', timeZone: 'Atlantic/Canary' }),
      await addClinic(test, { name: 'Celta' }),
    ]
    const owner = await addStaff(test, { clinicId: here.id, roles: ['clinicadmin'] })
    await addMembership(test, owner, { clinicId: there.id, roles: ['clinicadmin'] })
    await addMembership(test, owner, { clinicId: works.id, roles: ['receptionist'] })
    const doctor = await addStaff(test, { clinicId: there.id })
    const shift = await addShift(test, doctor, '2026-11-24T09:00:00.000Z', 2)
    const patient = await addPatient(test, { clinicId: there.id })
    const visit = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: there.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse('2026-11-24T09:00:00Z'), 'Atlantic/Canary'),
    })
    const { status, body } = await owner.client.get('/calendar/clinics?date=2026-11-24')
    expect(status).toBe(200)
    expect(body.clinics).toMatchObject([
      { clinicId: here.id, clinicName: 'Alba', date: '2026-11-24', doctors: [] },
      {
        clinicId: there.id,
        timeZone: 'Atlantic/Canary',
        doctors: [
          {
            _id: doctor.id,
            shifts: [{ id: shift.id }],
            visits: [{ appointmentId: visit.body.appointmentId }],
          },
        ],
      },
    ])
    expect(body.clinics).toHaveLength(2)
    const today = (await owner.client.get('/calendar/clinics')).body.clinics
    expect(today.map((each: { date: string }) => each.date)).toEqual(['2026-11-16', '2026-11-16'])
    await owner.client.put('/sessions/current', { clinicId: there.id })
    const { entries } = (await owner.client.get(`/audit?clinicId=${there.id}`)).body
    expect(
      entries.filter(({ action }: { action: string }) => action === 'calendar.read-clinics'),
    ).toMatchObject([{ listed: 0 }, { listed: 1, who: { roles: ['clinicadmin'] } }])
    await owner.client.put('/sessions/current', { clinicId: works.id })
    expect((await owner.client.get('/calendar/clinics')).status).toBe(403)
    expect((await doctor.client.get('/calendar/clinics')).status).toBe(403)
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
