import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Callers: the two sides of the same record, and those of another clinic. */
const callers = [
  'nobody',
  'patient',
  'other patient',
  'doctor',
  'colleague',
  'foreign doctor',
  'clinicadmin',
  'foreign clinicadmin',
  'admin',
] as const

type CallerName = (typeof callers)[number]

const range = 'from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z'

describe('who may call what, on whose records', () => {
  let test: TestApp
  let clients: Record<CallerName, Client>
  let ids: Record<string, string>

  beforeAll(async () => {
    test = await createTestApp()
    const [clinic, foreign] = [await addClinic(test), await addClinic(test)]
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test, { clinicId: clinic.id })
    const shift = await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const staffOf = async (clinicId: string | null, role: 'doctor' | 'clinicadmin' | 'admin') =>
      (await addStaff(test, { clinicId, roles: [role] })).client
    clients = {
      nobody: new Client(test),
      patient: patient.client,
      'other patient': (await addPatient(test, { clinicId: foreign.id })).client,
      doctor: doctor.client,
      colleague: await staffOf(clinic.id, 'doctor'),
      'foreign doctor': await staffOf(foreign.id, 'doctor'),
      clinicadmin: await staffOf(clinic.id, 'clinicadmin'),
      'foreign clinicadmin': await staffOf(foreign.id, 'clinicadmin'),
      admin: await staffOf(null, 'admin'),
    }
    const body = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const booked = await patient.client.post('/appointments', {
      ...body,
      appointmentDate: '2026-11-24T08:00:00Z',
    })
    ids = {
      clinic: clinic.id,
      doctor: doctor.id,
      doctorUser: doctor.userId,
      patient: patient.id,
      patientUser: patient.userId,
      shift: shift.id,
      appointment: booked.body.appointmentId,
    }
  })
  afterAll(() => test.close())

  const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name)

  /** Answers in the order of `callers`. */
  const reads: [string, string][] = [
    ['/plans', '200 200 200 200 200 200 200 200 200'],
    ['/users/me', '401 200 200 200 200 200 200 200 200'],
    ['/users/{doctorUser}', '401 200 200 200 200 200 200 200 200'],
    ['/users/{patientUser}', '401 200 404 200 200 404 200 404 404'],
    ['/clinics', '401 200 200 200 200 200 200 200 200'],
    ['/clinics/{clinic}', '401 200 200 200 200 200 200 200 200'],
    ['/staff/{doctor}', '401 200 200 200 200 200 200 200 200'],
    ['/staff/clinic/{clinic}/speciality', '401 200 200 200 200 200 200 200 200'],
    ['/staff/clinic/{clinic}/speciality/cardiology', '401 200 200 200 200 200 200 200 200'],
    [`/workshifts?doctorId={doctor}&${range}`, '401 403 403 200 404 404 200 404 403'],
    [`/appointments?doctorId={doctor}&${range}`, '401 403 403 200 404 404 200 404 403'],
    [`/appointments?clinicId={clinic}&${range}`, '401 403 403 404 404 404 200 404 403'],
    ['/appointments/patient/{patient}', '401 200 404 403 403 403 403 403 403'],
    ['/appointments/{appointment}', '401 200 404 200 404 404 200 404 403'],
    [
      '/appointments/available?clinicId={clinic}&doctorId={doctor}&date=2026-11-24',
      '401 200 200 200 200 200 200 200 200',
    ],
    [
      '/appointments/available-days?clinicId={clinic}&doctorId={doctor}',
      '401 200 200 200 200 200 200 200 200',
    ],
    ['/patients', '401 403 403 200 200 200 200 200 200'],
    ['/patients/{patient}', '401 200 404 200 200 404 200 404 403'],
  ]

  it.each(reads)('GET %s', async (path, expected) => {
    const statuses = []
    for (const caller of callers) statuses.push((await clients[caller].get(fill(path))).status)
    expect(statuses.join(' ')).toBe(expected)
  })

  /** Those who may are left out: what they are allowed to do is tested where it is done. */
  const writes: ['POST' | 'PUT' | 'DELETE', string, string][] = [
    ['POST', '/appointments', '401 - - - - - - - 403'],
    ['PUT', '/appointments/{appointment}/cancel', '401 - 404 - 404 404 - 404 403'],
    ['PUT', '/appointments/{appointment}/complete', '401 403 403 - 404 404 403 403 403'],
    ['PUT', '/appointments/{appointment}/noshow', '401 403 403 - 404 404 403 403 403'],
    ['PUT', '/appointments/{appointment}/note', '401 403 403 - 404 404 403 403 403'],
    ['PUT', '/appointments/{appointment}/reschedule', '401 - 404 - 404 404 - 404 403'],
    ['POST', '/workshifts', '401 403 403 - - - - - 403'],
    ['PUT', '/workshifts/{shift}', '401 403 403 - 404 404 - 404 403'],
    ['DELETE', '/workshifts/{shift}', '401 403 403 - 404 404 - 404 403'],
  ]

  it.each(writes)('%s %s, before anything is said about the body', async (method, path, expected) => {
    for (const [index, status] of expected.split(' ').entries()) {
      const caller = callers[index]
      if (!caller || status === '-') continue
      const body = method === 'DELETE' ? undefined : '{"malformed'
      const answer = await clients[caller].call(
        method,
        fill(path),
        path.match(/(cancel|complete|noshow)$/) ? {} : { body },
      )
      expect(`${caller} ${answer.status}`).toBe(`${caller} ${status}`)
    }
  })

  it('answers a missing record and a foreign one alike, also to writes', async () => {
    const missing = newId()
    for (const [path, id, caller] of [
      ['/appointments/{}', 'appointment', 'foreign doctor'],
      ['/patients/{}', 'patient', 'foreign doctor'],
      ['/users/{}', 'patientUser', 'foreign clinicadmin'],
      ['/appointments/patient/{}', 'patient', 'other patient'],
      [`/workshifts?doctorId={}&${range}`, 'doctor', 'colleague'],
      [`/appointments?clinicId={}&${range}`, 'clinic', 'foreign clinicadmin'],
    ] as const) {
      const foreign = await clients[caller].get(path.replace('{}', ids[id] ?? ''))
      const absent = await clients[caller].get(path.replace('{}', missing))
      expect(foreign).toMatchObject({ status: 404, body: absent.body })
      expect(absent.status).toBe(404)
    }
    for (const [method, path, id, caller] of [
      ['PUT', '/appointments/{}/cancel', 'appointment', 'foreign doctor'],
      ['PUT', '/appointments/{}/reschedule', 'appointment', 'other patient'],
      ['PUT', '/workshifts/{}', 'shift', 'foreign clinicadmin'],
      ['DELETE', '/workshifts/{}', 'shift', 'foreign clinicadmin'],
      ['PUT', '/clinics/{}', 'clinic', 'foreign clinicadmin'],
      ['PUT', '/staff/{}', 'doctor', 'foreign clinicadmin'],
      ['DELETE', '/staff/{}', 'doctor', 'foreign clinicadmin'],
      ['PUT', '/patients/{}', 'patient', 'other patient'],
      ['POST', '/histories/{}/allergy', 'patient', 'foreign doctor'],
    ] as const) {
      const foreign = await clients[caller].call(method, path.replace('{}', ids[id] ?? ''), { body: {} })
      const absent = await clients[caller].call(method, path.replace('{}', missing), { body: {} })
      expect(foreign, path).toMatchObject({ status: 404, body: absent.body })
      expect(absent.status, path).toBe(404)
    }
  })

  it('creates no shift for another doctor, nor at another clinic', async () => {
    const shift = {
      doctorId: ids.doctor,
      clinicId: ids.clinic,
      startDate: '2026-12-01T08:00:00Z',
      duration: 60,
    }
    for (const caller of ['colleague', 'foreign doctor', 'foreign clinicadmin'] as const) {
      expect((await clients[caller].post('/workshifts', shift)).status).toBe(404)
    }
    expect((await clients.doctor.post('/workshifts', { ...shift, clinicId: newId() })).status).toBe(404)
    expect((await clients.clinicadmin.post('/workshifts', shift)).status).toBe(201)
  })

  it('takes nobody for somebody else because a header says so', async () => {
    const headers = {
      authorization: `Bearer ${clients.admin.cookies.token}`,
      'x-user-id': ids.doctorUser ?? '',
      'x-role': 'admin',
      'x-roles': 'admin,doctor',
      'x-clinic-id': ids.clinic ?? '',
      'x-forwarded-user': ids.doctorUser ?? '',
    }
    for (const caller of ['nobody', 'other patient', 'foreign doctor'] as const) {
      for (const path of ['/users/me', '/patients', fill('/patients/{patient}'), fill('/staff/{doctor}')]) {
        const plain = await clients[caller].get(path)
        const dressed = await clients[caller].call('GET', path, { headers })
        expect(dressed).toMatchObject({ status: plain.status, body: plain.body })
      }
    }
  })

  it('tells who asks for free times nothing about who has the others', async () => {
    const place = fill('clinicId={clinic}&doctorId={doctor}')
    const patient = (await clients.patient.get('/users/me')).body
    for (const path of [
      `/appointments/available?${place}&date=2026-11-24`,
      `/appointments/available-days?${place}`,
    ]) {
      const { status, body } = await clients['other patient'].get(path)
      expect(status).toBe(200)
      for (const text of [ids.patient, ids.appointment, patient.userId, patient.surname, patient.email])
        expect(JSON.stringify(body)).not.toContain(text)
    }
    const { body } = await clients['other patient'].get(`/appointments/available?${place}&date=2026-11-24`)
    expect(Object.keys(body).sort()).toEqual(['available', 'booked', 'reasons', 'slotMinutes'])
    expect(body.booked).toHaveLength(1)
  })

  it('shows a DNI to its owner and to the own clinic’s admin', async () => {
    const seen = []
    for (const caller of callers.slice(1)) {
      const { body } = await clients[caller].get(fill('/staff/{doctor}'))
      if (body.dni) seen.push(caller)
    }
    expect(seen).toEqual(['doctor', 'clinicadmin'])
  })

  it('lists to a clinic its linked patients, and to an admin all', async () => {
    const listed = async (caller: CallerName) =>
      (await clients[caller].get('/patients')).body.patients.map((each: { _id: string }) => each._id)
    expect(await listed('doctor')).toEqual([ids.patient])
    expect(await listed('clinicadmin')).toEqual([ids.patient])
    expect(await listed('foreign doctor')).not.toContain(ids.patient)
    expect(await listed('admin')).toHaveLength(2)
  })

  it('links a patient to the clinic by their booking there', async () => {
    expect((await clients['foreign doctor'].get(fill('/patients/{patient}'))).status).toBe(404)
    const me = (await clients['foreign doctor'].get('/users/me')).body
    await addShift(test, { id: me.doctorid, clinicId: me.clinicId }, '2026-11-25T08:00:00.000Z')
    const booking = { patientId: ids.patient, clinicId: me.clinicId, doctorId: me.doctorid }
    await clients.patient.post('/appointments', { ...booking, appointmentDate: '2026-11-25T08:00:00Z' })
    expect((await clients['foreign doctor'].get(fill('/patients/{patient}'))).status).toBe(200)
  })
})
