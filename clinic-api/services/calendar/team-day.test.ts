import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeSlot } from '#contract/time'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('a day of the team on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let admin: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  const read = (date: string, more = '') =>
    admin.client.get(`/calendar/team?clinicId=${clinicId}&date=${date}${more}`)

  it('holds every doctor with what touches the day on the clinic’s clock', async () => {
    const [busy, idle] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
    const shift = await addShift(test, busy, '2026-11-24T08:00:00.000Z')
    // 23:30 of the day before in Madrid is 22:30 UTC.
    const night = await addShift(test, busy, '2026-11-23T22:30:00.000Z', 2)
    await addShift(test, busy, '2026-11-24T23:00:00.000Z', 2)
    const patient = await addPatient(test, { clinicId })
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: busy.id,
      appointmentDate: '2026-11-24T09:00:00.000Z',
    })
    const { status, body } = await read('2026-11-24')
    expect(status).toBe(200)
    expect(body).toMatchObject({ date: '2026-11-24', timeZone: 'Europe/Madrid' })
    const doctors = new Map(body.doctors.map((doctor: { _id: string }) => [doctor._id, doctor]))
    expect([...doctors.keys()].sort()).toEqual([busy.id, idle.id].sort())
    expect(doctors.get(busy.id)).toMatchObject({
      surname: busy.surname,
      specialty: 'cardiology',
      shifts: [{ id: night.id }, { id: shift.id }],
      visits: [
        {
          appointmentId: booked.body.appointmentId,
          patientName: `${patient.name} ${patient.surname}`,
          status: 'pending',
        },
      ],
    })
    expect(doctors.get(idle.id)).toMatchObject({ shifts: [], visits: [] })
  })

  it('names the days off of each doctor and of no other', async () => {
    const [off, other] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
    const [from, to] = ['2026-11-24', '2026-11-24']
    const dayOff = { clinicId, doctorId: off.id, from, to, reason: 'sick', note: 'a cold' }
    expect((await admin.client.post('/days-off', dayOff)).status).toBe(201)
    const daysOff = async (day: string) => {
      const { doctors } = (await read(day)).body
      return [off, other].map(
        ({ id }) => doctors.find(({ _id }: { _id: string }) => _id === id).daysOff ?? [],
      )
    }
    expect(await daysOff('2026-11-24')).toMatchObject([[{ reason: 'sick', note: 'a cold' }], []])
    expect(await daysOff('2026-11-25')).toEqual([[], []])
  })

  it('names the first free times of each doctor, as the search of doctors does: none that somebody holds', async () => {
    const doctor = await addStaff(test, { clinicId })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 2)
    const patient = await addPatient(test, { clinicId })
    const appointmentDate = encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), 'Europe/Madrid')
    const held = await patient.client.post('/holds', { clinicId, doctorId: doctor.id, appointmentDate })
    expect(held.status).toBe(201)
    const { body: found } = await admin.client.get(`/staff/clinic/${clinicId}/speciality?nextFree=true`)
    const times = ['2026-11-24T08:30:00.000Z', '2026-11-24T09:00:00.000Z', '2026-11-24T09:30:00.000Z']
    expect(found[0].nextTimes).toEqual(times)
    expect((await read('2026-11-24')).body.doctors[0].nextTimes).toEqual(times)
    expect((await read('2026-11-25')).body.doctors[0].nextTimes).toEqual([])
  })

  it('shows the doctors of one specialty when asked, and refuses what is none', async () => {
    await addStaff(test, { clinicId })
    const other = await addStaff(test, { clinicId, specialty: 'dermatology' })
    const { body } = await read('2026-11-24', '&specialty=dermatology')
    expect(body.doctors.map(({ _id }: { _id: string }) => _id)).toEqual([other.id])
    expect((await read('2026-11-24', '&specialty=alchemy')).status).toBe(400)
    expect((await read('2026-02-30')).status).toBe(400)
  })

  it('is for the clinic’s own administrators; another clinic answers as none', async () => {
    const doctor = await addStaff(test, { clinicId })
    const path = `/calendar/team?clinicId=${clinicId}&date=2026-11-24`
    expect((await doctor.client.get(path)).status).toBe(403)
    const stranger = await addStaff(test, {
      clinicId: (await addClinic(test)).id,
      roles: ['clinicadmin'],
    })
    const foreign = await stranger.client.get(path)
    const missing = await stranger.client.get('/calendar/team?clinicId=nowhere&date=2026-11-24')
    expect([foreign.status, foreign.body.code]).toEqual([404, missing.body.code])
  })

  it.runIf(database === 'postgres')('asks as often for twelve doctors as for one', async () => {
    const statements = async () => {
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      expect((await read('2026-11-24')).status).toBe(200)
      const count = spy.mock.calls.length
      spy.mockRestore()
      return count
    }
    await addShift(test, await addStaff(test, { clinicId }), '2026-11-24T08:00:00.000Z')
    await statements()
    const one = await statements()
    for (let each = 0; each < 11; each++)
      await addShift(test, await addStaff(test, { clinicId }), '2026-11-24T08:00:00.000Z')
    expect(await statements()).toBe(one)
  })
})
