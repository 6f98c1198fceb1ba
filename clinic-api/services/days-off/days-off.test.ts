import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Region } from '#contract/regions'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { holidaysOf } from './holidays.ts'

describe.each(anyDatabase)('days off on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let colleague: typeof doctor
  let admin: typeof doctor
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    colleague = await addStaff(test, { clinicId })
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    await addShift(test, doctor, '2026-11-25T08:00:00.000Z', 4)
    await addShift(test, colleague, '2026-11-24T08:00:00.000Z', 4)
  })
  afterAll(() => test.close())

  const own = (days: object = {}) => ({
    clinicId,
    doctorId: doctor.id,
    from: '2026-11-24',
    to: '2026-11-24',
    reason: 'vacation',
    ...days,
  })
  const whole = (days: object = {}) => ({ ...own(days), doctorId: undefined, reason: 'holiday' })
  const book = (who: { id: string }, appointmentDate: string) =>
    patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: who.id,
      appointmentDate,
    })
  const dayOf = async (who: { id: string }, date: string) =>
    (await patient.client.get(`/appointments/available?clinicId=${clinicId}&doctorId=${who.id}&date=${date}`))
      .body
  const freeDays = async (who: { id: string }) => {
    const path = `/appointments/available-days?clinicId=${clinicId}&doctorId=${who.id}`
    const { body } = await patient.client.get(path)
    return { ...body, days: body.days.filter(({ free }: { free: number }) => free > 0) }
  }

  it('take the free slots away at once, and give them back', async () => {
    const made = await doctor.client.post('/days-off', own({ note: '  in the mountains ' }))
    expect(made).toMatchObject({
      status: 201,
      body: [{ doctorId: doctor.id, from: '2026-11-24', to: '2026-11-24', note: 'in the mountains' }],
    })
    const day = await dayOf(doctor, '2026-11-24')
    expect(day.available).toEqual([])
    expect(day.reasons['2026-11-24T08:00:00.000Z']).toBe('day-off')
    expect((await dayOf(doctor, '2026-11-25')).available).toHaveLength(8)
    expect((await dayOf(colleague, '2026-11-24')).available).toHaveLength(8)
    const bookable = await freeDays(doctor)
    expect(bookable.days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-25'])
    expect(bookable.nextFree).toBe('2026-11-25T08:00:00.000Z')
    const refused = await book(doctor, '2026-11-24T08:00:00.000Z')
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(refused.body.alternatives[0]).toBe('2026-11-25T08:00:00.000Z')
    expect((await doctor.client.delete(`/days-off/${made.body[0].id}`)).status).toBe(200)
    expect((await book(doctor, '2026-11-24T08:00:00.000Z')).status).toBe(201)
  })

  it('of the whole clinic are everybody’s, also in the search for the next free time', async () => {
    expect((await admin.client.post('/days-off', whole())).status).toBe(201)
    expect((await dayOf(colleague, '2026-11-24')).available).toEqual([])
    const { body } = await patient.client.get(`/staff/clinic/${clinicId}/speciality/cardiology?nextFree=true`)
    const next = new Map(
      body.map(({ _id, nextFree }: { _id: string; nextFree: string | null }) => [_id, nextFree]),
    )
    expect(next.get(doctor.id)).toBe('2026-11-25T08:00:00.000Z')
    expect(next.get(colleague.id) ?? null).toBeNull()
    const team = await admin.client.get(`/calendar/team?clinicId=${clinicId}&date=2026-11-24`)
    expect(team.body.doctors.map(({ daysOff }: { daysOff: unknown[] }) => daysOff.length)).toEqual([1, 1])
    const before = await admin.client.get(`/calendar/team?clinicId=${clinicId}&date=2026-11-23`)
    expect(before.body.doctors[0].daysOff).toEqual([])
  })

  it('keep a visit from being moved into them', async () => {
    const booked = await book(doctor, '2026-11-25T08:00:00.000Z')
    await doctor.client.post('/days-off', own())
    const path = `/appointments/${booked.body.appointmentId}/reschedule`
    const moved = await patient.client.put(path, { appointmentDate: '2026-11-24T09:00:00.000Z' })
    expect(moved).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  })

  it('name the visits that they touch, and yield to force; those of other days are left out', async () => {
    const touched = await book(doctor, '2026-11-24T09:00:00.000Z')
    await book(doctor, '2026-11-25T09:00:00.000Z')
    const refused = await doctor.client.post('/days-off', own())
    expect(refused).toMatchObject({ status: 409, body: { code: 'appointments_affected' } })
    expect(refused.body.appointments).toMatchObject([
      { appointmentId: touched.body.appointmentId, patientName: `${patient.name} ${patient.surname}` },
    ])
    expect((await freeDays(doctor)).days).toHaveLength(2)
    expect((await doctor.client.post('/days-off?force=true', own())).status).toBe(201)
    expect((await freeDays(doctor)).days).toHaveLength(1)
  })

  it('are made all or none, and never twice', async () => {
    const also = [{ from: '2026-12-08', to: '2026-12-08', note: 'Inmaculada' }]
    expect((await admin.client.post('/days-off', whole({ also }))).body).toHaveLength(2)
    const again = await admin.client.post('/days-off', whole({ from: '2027-01-01', to: '2027-01-01', also }))
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const listed = await admin.client.get(`/days-off?clinicId=${clinicId}`)
    expect(listed.body.map(({ from }: { from: string }) => from)).toEqual(['2026-11-24', '2026-12-08'])
  })

  it('are refused backwards, longer than a year and with unknown reasons', async () => {
    const back = await doctor.client.post('/days-off', own({ from: '2026-11-25' }))
    expect(back).toMatchObject({
      status: 400,
      body: { errors: { to: 'The end must not be before the beginning' } },
    })
    const long = await doctor.client.post('/days-off', own({ to: '2027-11-25' }))
    expect(long).toMatchObject({ status: 400, body: { errors: { to: 'At most a year at once' } } })
    expect((await doctor.client.post('/days-off', own({ to: '2027-11-24' }))).status).toBe(201)
    expect((await doctor.client.post('/days-off', own({ reason: 'bored' }))).status).toBe(400)
    expect((await doctor.client.post('/days-off', own({ from: '2026-02-30' }))).status).toBe(400)
  })

  it('are a doctor’s own and the desk’s; a colleague’s and another clinic’s answer as none', async () => {
    expect((await colleague.client.post('/days-off', own())).status).toBe(404)
    expect((await doctor.client.post('/days-off', whole())).status).toBe(404)
    expect((await patient.client.post('/days-off', own())).status).toBe(403)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await stranger.client.post('/days-off', own())).status).toBe(404)
    expect((await stranger.client.get(`/days-off?clinicId=${clinicId}`)).status).toBe(404)
    expect((await stranger.client.get(`/days-off/holidays?clinicId=${clinicId}&year=2027`)).status).toBe(404)
    await admin.client.post('/days-off', own())
    await admin.client.post('/days-off', whole({ from: '2026-12-25', to: '2026-12-25' }))
    const seen = async (client: typeof admin.client) =>
      (await client.get(`/days-off?clinicId=${clinicId}`)).body.length
    expect([await seen(admin.client), await seen(doctor.client), await seen(colleague.client)]).toEqual([
      2, 2, 1,
    ])
  })

  it('last from midnight to midnight on the clinic’s clock, also when the clocks change', async () => {
    // On 28 March 2027 the clocks go forward: the day has 23 hours.
    await addShift(test, doctor, '2027-03-28T21:00:00.000Z', 2)
    await addShift(test, doctor, '2027-03-27T22:00:00.000Z', 2)
    await doctor.client.post('/days-off', own({ from: '2027-03-28', to: '2027-03-28' }))
    const path = (date: string) =>
      `/appointments/available?clinicId=${clinicId}&doctorId=${doctor.id}&date=${date}`
    const sunday = (await doctor.client.get(path('2027-03-28'))).body
    const monday = (await doctor.client.get(path('2027-03-29'))).body
    const saturday = (await doctor.client.get(path('2027-03-27'))).body
    expect([saturday.available.length, sunday.available.length, monday.available.length]).toEqual([2, 0, 2])
  })

  it('are deleted once, however often it is asked at once', async () => {
    const [{ id }] = (await admin.client.post('/days-off', whole())).body
    const path = `/days-off/${id}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.client.delete(path)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })

  it('and bookings that arrive together never leave a visit on a day off', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await addStaff(test, { clinicId })
      await addShift(test, who, '2026-11-26T08:00:00.000Z', 4)
      const crowd = await Promise.all(Array.from({ length: 6 }, () => addPatient(test, { clinicId })))
      const [off, ...booked] = await Promise.all([
        who.client.post('/days-off', own({ doctorId: who.id, from: '2026-11-26', to: '2026-11-26' })),
        ...crowd.map((each, index) =>
          each.client.post('/appointments', {
            patientId: each.id,
            clinicId,
            doctorId: who.id,
            appointmentDate: new Date(
              Date.parse('2026-11-26T08:00:00.000Z') + index * 1_800_000,
            ).toISOString(),
          }),
        ),
      ])
      const stand = booked.filter(({ status }) => status === 201).length
      expect(off?.status).toBe(stand > 0 ? 409 : 201)
    }
  })

  it('are suggested from the holidays of the clinic’s region, and say which are known', async () => {
    const clinic = (await admin.client.get(`/clinics/${clinicId}`)).body
    const { name, city, district, postalCode } = clinic
    const madrid = await admin.client.put(`/clinics/${clinicId}`, {
      name,
      city,
      district,
      postalCode,
      region: 'MD',
    })
    expect(madrid.body.region).toBe('MD')
    await admin.client.post('/days-off', whole({ from: '2026-12-24', to: '2026-12-26' }))
    const room = await admin.client.post('/resources', { clinicId, name: 'Room 1', kind: 'room' })
    const repair = { resourceId: room.body._id, from: '2026-12-08', to: '2026-12-08', reason: 'repair' }
    expect((await admin.client.post('/days-off', whole(repair))).status).toBe(201)
    const { body } = await admin.client.get(`/days-off/holidays?clinicId=${clinicId}&year=2026`)
    const of = (day: string) => body.find(({ from }: { from: string }) => from === day)
    expect(of('2026-12-25')).toMatchObject({
      from: '2026-12-25',
      to: '2026-12-25',
      nameEn: 'Christmas Day',
      nameEs: 'Navidad',
      known: true,
    })
    expect(of('2026-12-08')).toMatchObject({ known: false })
    expect(of('2026-05-02')).toMatchObject({ nameEs: 'Día de la Comunidad de Madrid' })
    expect((await freeDays(doctor)).days).toHaveLength(2)
    expect((await admin.client.get(`/days-off/holidays?clinicId=${clinicId}&year=1812`)).status).toBe(400)
  })

  it('are those of the clinic’s island and town, too, and a written line leaves them out', async () => {
    const { body: clinic } = await admin.client.get(`/clinics/${clinicId}`)
    const { name, city, district, postalCode } = clinic
    const typed = [
      { day: '24/6', name: 'San Juan' },
      { day: '', name: '' },
    ]
    const saved = await admin.client.put(`/clinics/${clinicId}`, {
      name,
      city,
      district,
      postalCode,
      region: 'CN',
      island: 'GC',
      localHolidays: typed,
    })
    expect(saved.body).toMatchObject({ island: 'GC', localHolidays: [{ day: '06-24', name: 'San Juan' }] })
    const { body } = await admin.client.get(`/days-off/holidays?clinicId=${clinicId}&year=2026`)
    const days = body.map(({ from }: { from: string }) => from)
    expect(days).toEqual(expect.arrayContaining(['2026-05-30', '2026-06-24', '2026-09-08']))
    const line = { text: 'L-V 9-14 hasta 31/12/2026 excepto festivos', today: '2026-09-01' }
    const parsed = await admin.client.post('/workshift-series/parse', line)
    expect(parsed.body.except.map(({ from }: { from: string }) => from)).toEqual([
      '2026-09-08',
      '2026-10-12',
      '2026-11-02',
      '2026-12-08',
      '2026-12-25',
    ])
    const asked = await admin.client.post('/workshift-series/parse', { ...line, text: 'M 9am-5pm' })
    expect(asked.body).toMatchObject({ at: 0, errors: { text: '"m" can be Monday or Tuesday' } })
    const wrong = { name, city, district, postalCode, localHolidays: [{ day: '31/2', name: '' }] }
    expect((await admin.client.put(`/clinics/${clinicId}`, wrong)).body.errors).toEqual({
      'localHolidays.0.day': 'Write the day as 15/5',
    })
  })
})

describe('public holidays', () => {
  const days = async (region: Region | null, year: number) =>
    (await holidaysOf({ countryCode: 'ES', region, island: null, localHolidays: [] }, year)).map(
      ({ from }) => from,
    )

  it('are those on which nobody works, each day once and in order', async () => {
    const madrid = await days('MD', 2027)
    expect(madrid).toEqual([...new Set(madrid)].toSorted())
    expect(madrid).toContain('2027-05-03')
    expect(madrid).not.toContain('2027-03-28')
  })

  it('differ from region to region', async () => {
    expect(await days('CT', 2027)).toContain('2027-09-11')
    expect(await days('MD', 2027)).not.toContain('2027-09-11')
    expect(await days(null, 2027)).not.toContain('2027-09-11')
  })

  it('are none for a country that nobody knows', async () => {
    expect(
      await holidaysOf({ countryCode: 'ZZ', region: null, island: null, localHolidays: [] }, 2027),
    ).toEqual([])
  })
})
