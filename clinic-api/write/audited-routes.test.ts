import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultReminders } from '#contract/reminders'
import { encodeSlot } from '#contract/time'
import { audit } from '../db/schema/audit.ts'
import { signTestEvent } from '../ports/test-payments.ts'
import { visitLinkToken } from '../services/notifications/visit-link-token.ts'
import { type Answer, Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, newDni, testPassword } from '../testing/fixtures.ts'
import { readMails } from '../testing/mails.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { totpAt } from '../testing/totp.ts'

/** One call that succeeds, by the route it calls; in this order, since each may use what those before it made. */
type Calls = Record<string, (world: World) => Promise<Answer>>

type World = Awaited<ReturnType<typeof makeWorld>>

const shift = (world: World, day: number) => ({
  doctorId: world.doctor.id,
  clinicId: world.clinic.id,
  startDate: `2026-12-0${day}T08:00:00Z`,
  duration: 60,
})
const series = (world: World) => ({
  doctorId: world.doctor.id,
  clinicId: world.clinic.id,
  from: '2027-01-01',
  until: '2027-01-31',
  everyWeeks: 1,
  hours: [{ weekday: 1, start: '09:00', end: '14:00' }],
  collisions: 'keep',
})
const kind = {
  nameEn: 'First visit',
  nameEs: 'Primera visita',
  minutes: 45,
  specialties: [],
  online: true,
  colour: 'teal',
}
const person = (name: string) => ({ name, surname: 'Prueba', dni: newDni(), email: `${name}@example.test` })
const clinicFacts = {
  name: 'Nueva',
  city: 'Madrid',
  district: 'Centro',
  postalCode: '28001',
  countryCode: 'ES',
  timeZone: 'Europe/Madrid',
  slotMinutes: 30,
}
const condition = { name: 'x', details: 'x', since: '2026-01-01' }
const treatment = { name: 'x', instructions: 'x', startDate: '2026-01-01', endDate: '2026-01-01' }
const fresh = 'Changed-123'
const file = { name: 'x', bytes: Buffer.from('x') }

const calls: Calls = {
  'POST /users/login': async ({ test, patient }) =>
    new Client(test).post('/users/login', { email: patient.email, password: testPassword }),
  'POST /users/register': ({ test }) =>
    new Client(test).post('/users/register', { ...person('owner'), password: testPassword }),
  'POST /users/forgot-password': ({ test, other }) =>
    new Client(test).post('/users/forgot-password', { email: other.email }),
  'POST /users/reset-password': async ({ test }) => {
    const mail = (await readMails(test)).at(-1)?.text ?? ''
    const token = decodeURIComponent(/token=([^\s]+)/.exec(mail)?.[1] ?? '')
    return new Client(test).post('/users/reset-password', { token, newPassword: fresh })
  },
  'POST /sign-ups': ({ test, clinic }) =>
    new Client(test).post('/sign-ups', {
      ...person('self'),
      birthdate: '1980-01-01',
      city: 'Madrid',
      username: 'self',
      password: testPassword,
      clinicId: clinic.id,
    }),
  'POST /sign-ups/{signUpToken}': async ({ test }) => {
    const mail = (await readMails(test)).at(-1)?.text ?? ''
    const token = /\/join\/([^\s]+)/.exec(mail)?.[1] ?? ''
    return new Client(test).post(`/sign-ups/${token}`, { password: testPassword })
  },
  'POST /users/change-password': ({ patient }) =>
    patient.client.post('/users/change-password', { currentPassword: testPassword, newPassword: fresh }),
  'POST /users/enable-2fa': async (world) => {
    const answer = await world.patient.client.post('/users/enable-2fa')
    world.secret = answer.body.secret
    return answer
  },
  'POST /users/confirm-2fa': (world) =>
    world.patient.client.post('/users/confirm-2fa', { totpToken: world.code() }),
  'POST /users/verify-2fa': async (world) => {
    const visitor = new Client(world.test)
    await visitor.post('/users/login', { email: world.patient.email, password: fresh })
    return visitor.post('/users/verify-2fa', { userId: world.patient.userId, totpToken: world.code() })
  },
  'POST /users/disable-2fa': (world) =>
    world.patient.client.post('/users/disable-2fa', { currentPassword: fresh, totpToken: world.code() }),
  'POST /users/{id}/reset-2fa': ({ admin, other }) => admin.client.post(`/users/${other.userId}/reset-2fa`),
  'POST /clinics': ({ newcomer }) => newcomer.client.post('/clinics', { ...clinicFacts, plan: 'basic' }),
  'PUT /clinics/{id}': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}`, { ...clinicFacts, name: clinic.name }),
  'PUT /clinics/{id}/reminders': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}/reminders`, { ...defaultReminders, hoursBefore: [24] }),
  'POST /visit-kinds': async (world) => {
    const answer = await world.owner.client.post('/visit-kinds', { ...kind, clinicId: world.clinic.id })
    world.kind = answer.body._id
    return answer
  },
  'PUT /visit-kinds/{id}': (world) =>
    world.owner.client.put(`/visit-kinds/${world.kind}`, { ...kind, minutes: 60 }),
  'DELETE /visit-kinds/{id}': (world) => world.owner.client.delete(`/visit-kinds/${world.kind}`),
  'PUT /users/me/notifications': ({ owner }) =>
    owner.client.put('/users/me/notifications', { reminders: 'none', language: 'es' }),
  'POST /payments': async (world) => {
    const order = { planId: 'professional', clinicId: world.clinic.id }
    const answer = await world.owner.client.post('/payments', order)
    world.checkout = String(answer.body.url).split('/').at(-1) ?? ''
    return answer
  },
  'POST /payments/webhook': ({ test, checkout }) => {
    const now = test.clock.now()
    const facts = { id: 'event', type: 'test', created: now.getTime(), outcome: 'cancelled' } as const
    const event = { ...facts, ref: checkout, amountCents: 1, currency: 'eur' }
    const { body, signature } = signTestEvent(test.env, event, now)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return new Client(test).call('POST', '/payments/webhook', { body, headers })
  },
  'POST /staff/register': async (world) => {
    const doctor = { ...person('doctor'), specialty: 'cardiology', password: testPassword }
    const answer = await world.owner.client.post('/staff/register', doctor)
    world.hired = answer.body._id
    return answer
  },
  'PUT /staff/{id}': ({ owner, hired }) => owner.client.put(`/staff/${hired}`, { specialty: 'dermatology' }),
  'DELETE /staff/{id}': ({ owner, hired }) => owner.client.delete(`/staff/${hired}`),
  'POST /workshifts': async (world) => {
    const answer = await world.doctor.client.post('/workshifts', shift(world, 1))
    world.shift = answer.body.id
    return answer
  },
  'PUT /workshifts/{id}': (world) => {
    const { doctorId: _doctorId, ...times } = shift(world, 2)
    return world.doctor.client.put(`/workshifts/${world.shift}`, times)
  },
  'DELETE /workshifts/{id}': (world) => world.doctor.client.delete(`/workshifts/${world.shift}`),
  'POST /workshift-series': async (world) => {
    const answer = await world.doctor.client.post('/workshift-series', series(world))
    world.series = answer.body.seriesId
    return answer
  },
  'PUT /workshift-series/{id}': (world) =>
    world.doctor.client.put(`/workshift-series/${world.series}`, { ...series(world), everyWeeks: 2 }),
  'DELETE /workshift-series/{id}': (world) => world.doctor.client.delete(`/workshift-series/${world.series}`),
  'POST /days-off': async (world) => {
    const days = { from: '2026-12-24', to: '2026-12-31', reason: 'vacation' }
    const whose = { doctorId: world.doctor.id, clinicId: world.clinic.id }
    const answer = await world.doctor.client.post('/days-off', { ...whose, ...days })
    world.dayOff = answer.body[0].id
    return answer
  },
  'DELETE /days-off/{id}': (world) => world.doctor.client.delete(`/days-off/${world.dayOff}`),
  'POST /appointments': (world) => world.book(8),
  'POST /appointments/series': (world) =>
    world.patient.client.post('/appointments/series', {
      ...{ patientId: world.patient.id, clinicId: world.clinic.id, doctorId: world.doctor.id },
      dates: ['10:00', '10:30'].map((time) =>
        encodeSlot(Date.parse(`2026-11-16T${time}:00.000Z`), world.clinic.timeZone),
      ),
    }),
  'POST /holds': async (world) => {
    const answer = await world.patient.client.post('/holds', {
      ...{ clinicId: world.clinic.id, doctorId: world.doctor.id },
      appointmentDate: encodeSlot(Date.parse('2026-11-24T13:30:00.000Z'), world.clinic.timeZone),
    })
    world.hold = answer.body.holdId
    return answer
  },
  'DELETE /holds/{id}': (world) => world.patient.client.delete(`/holds/${world.hold}`),
  'POST /feeds': async (world) => {
    const answer = await world.patient.client.post('/feeds', { what: 'visits' })
    world.feed = answer.body.id
    return answer
  },
  'DELETE /feeds/{id}': (world) => world.patient.client.delete(`/feeds/${world.feed}`),
  'POST /alert/alert-appointment': (world) =>
    world.patient.client.post('/alert/alert-appointment', {
      email: world.patient.email,
      clinic: world.clinic.name,
      dateAppointment: '2026-11-24T08:00:00.000Z',
      doctorName: `${world.doctor.name} ${world.doctor.surname}`,
    }),
  'POST /visit-links/{visitToken}': ({ test, appointment: appointmentId }) => {
    const facts = {
      appointmentId,
      startAt: Date.parse('2026-11-24T08:00:00.000Z'),
      action: 'confirm',
    } as const
    const token = visitLinkToken(test.env, facts)
    return new Client(test).post(`/visit-links/${token}`, { action: 'confirm' })
  },
  'PUT /appointments/{id}/reschedule': (world) =>
    world.patient.client.put(`/appointments/${world.appointment}/reschedule`, {
      appointmentDate: encodeSlot(Date.parse('2026-11-24T09:00:00.000Z'), world.clinic.timeZone),
    }),
  'PUT /appointments/{id}/cancel': (world) =>
    world.patient.client.put(`/appointments/${world.appointment}/cancel`),
  'PUT /appointments/{id}/complete': async (world) => {
    await world.book(10)
    return world.doctor.client.put(`/appointments/${world.appointment}/complete`)
  },
  'PUT /appointments/{id}/note': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/note`, { note: 'x' }),
  'PUT /appointments/{id}/desk-note': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/desk-note`, { deskNote: 'x' }),
  'POST /undo/{token}': async (world) => {
    const { body } = await world.doctor.client.get(`/appointments/${world.appointment}`)
    return world.doctor.client.post(`/undo/${body.undo}`)
  },
  'POST /visits/resolve': async (world) => {
    await world.book(12)
    const plan = [{ appointmentId: world.appointment, to: 'cancel' }]
    return world.doctor.client.post('/visits/resolve', { plan })
  },
  'PUT /appointments/{id}/noshow': async (world) => {
    await world.book(11)
    return world.doctor.client.put(`/appointments/${world.appointment}/noshow`)
  },
  'PUT /appointments/{id}/arrived': async (world) => {
    await world.book(9, '2026-11-16')
    return world.doctor.client.put(`/appointments/${world.appointment}/arrived`)
  },
  'PUT /appointments/{id}/started': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/started`),
  'DELETE /appointments/{id}/started': (world) =>
    world.doctor.client.delete(`/appointments/${world.appointment}/started`),
  'DELETE /appointments/{id}/arrived': (world) =>
    world.doctor.client.delete(`/appointments/${world.appointment}/arrived`),
  'POST /patients': ({ doctor }) =>
    doctor.client.post('/patients', {
      ...person('newpatient'),
      birthdate: '1980-01-01',
      city: 'Madrid',
      username: 'newpatient',
      password: testPassword,
    }),
  'POST /patients/quick': ({ doctor }) =>
    doctor.client.post('/patients/quick', { ...person('quickpatient'), birthdate: '1980-01-01' }),
  'POST /patients/link': ({ doctor, other }) =>
    doctor.client.post('/patients/link', { dni: other.dni, birthdate: other.birthdate }),
  'PUT /patients/{id}': ({ patient }) => {
    const { name, surname, dni, birthdate } = patient
    return patient.client.put(`/patients/${patient.id}`, { name, surname, dni, birthdate, city: 'Getafe' })
  },
  'POST /patients/{id}/fastq-request': ({ doctor, patient }) =>
    doctor.client.post(`/patients/${patient.id}/fastq-request`),
  'POST /patients/{id}/fastq': ({ test, doctor, patient }) =>
    upload(test, doctor.client, `/patients/${patient.id}/fastq`, file),
  'DELETE /patients/{id}/fastq': ({ doctor, patient }) =>
    doctor.client.delete(`/patients/${patient.id}/fastq`),
  'POST /patients/{id}/notify-genetic': ({ doctor, patient }) =>
    doctor.client.post(`/patients/${patient.id}/notify-genetic`, { diseases: [1] }),
  'POST /histories/{id}/condition': (world) => world.enter('condition', condition),
  'PUT /histories/{id}/condition/{conditionId}': (world) =>
    world.doctor.client.put(`${world.history}/condition/${world.entry}`, condition),
  'DELETE /histories/{id}/condition/{conditionId}': (world) =>
    world.doctor.client.delete(`${world.history}/condition/${world.entry}`),
  'POST /histories/{id}/treatment': (world) => world.enter('treatment', treatment),
  'PUT /histories/{id}/treatment/{treatmentId}': (world) =>
    world.doctor.client.put(`${world.history}/treatment/${world.entry}`, treatment),
  'DELETE /histories/{id}/treatment/{treatmentId}': (world) =>
    world.doctor.client.delete(`${world.history}/treatment/${world.entry}`),
  'POST /histories/{id}/allergy': (world) => world.enter('allergy', { allergy: 'Pollen' }),
  'DELETE /histories/{id}/allergy/{allergy}': (world) =>
    world.doctor.client.delete(`${world.history}/allergy/Pollen`),
  'POST /histories/{id}/image': (world) => world.attach('image'),
  'DELETE /histories/{id}/image/{fileId}': (world) =>
    world.doctor.client.delete(`${world.history}/image/${world.entry}`),
  'POST /histories/{id}/analytic': (world) => world.attach('analytic'),
  'DELETE /histories/{id}/analytic/{fileId}': (world) =>
    world.doctor.client.delete(`${world.history}/analytic/${world.entry}`),
  'POST /logout': ({ patient }) => patient.client.post('/logout'),
}

async function makeWorld() {
  const test = await createTestApp({ env: { CLINIC_DEMO: '1' } })
  const clinic = await addClinic(test, { selfRegistration: true })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patient = await addPatient(test, { clinicId: clinic.id })
  await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  await addShift(test, doctor, '2026-11-16T09:00:00.000Z')
  return {
    test,
    clinic,
    doctor,
    patient,
    history: `/histories/${patient.historyId}`,
    owner: await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] }),
    newcomer: await addStaff(test, { roles: ['clinicadmin'] }),
    admin: await addStaff(test, { roles: ['admin'] }),
    other: await addPatient(test),
    secret: '',
    checkout: '',
    hired: '',
    shift: '',
    series: '',
    dayOff: '',
    kind: '',
    hold: '',
    feed: '',
    appointment: '',
    entry: '',
    /** Of the present step; each is accepted once. */
    code() {
      test.clock.advance({ seconds: 30 })
      return totpAt(this.secret, test.clock.now())
    },
    async book(hour: number, day = '2026-11-24') {
      const at = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)
      const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
      const appointmentDate = encodeSlot(at, clinic.timeZone)
      const answer = await patient.client.post('/appointments', { ...place, appointmentDate })
      this.appointment = answer.body.appointmentId
      return answer
    },
    async enter(kind: string, body: object) {
      const answer = await doctor.client.post(`${this.history}/${kind}`, body)
      this.entry = Object.values<{ _id: string }[]>(answer.body)[0]?.[0]?._id ?? ''
      return answer
    },
    async attach(kind: string) {
      const answer = await upload(test, doctor.client, `${this.history}/${kind}`, file)
      this.entry = answer.body._id
      return answer
    },
  }
}

/** They ask by POST because the question is long. */
const questions = [
  'POST /visits/resolve/options',
  'POST /workshift-series/preview',
  'POST /appointments/series/preview',
  'POST /workshift-series/parse',
]

describe('every route that writes', () => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld()
  })
  afterAll(() => world.test.close())

  const newest = async (test: TestApp) =>
    (await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]?.id ?? ''

  it('is called here', async () => {
    const { body } = await new Client(world.test).get('/openapi.json')
    const routes = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    )
    const writes = routes.filter((route) => !/^(GET|HEAD) /.test(route) && !questions.includes(route))
    expect(Object.keys(calls).sort()).toEqual(writes.sort())
  })

  it.each(questions)('%s only asks and leaves nothing', async (route) => {
    if (!world.appointment) await world.book(13)
    const before = await newest(world.test)
    const appointmentIds = [world.appointment]
    const { patient, clinic, doctor } = world
    const whose = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const first = { ...whose, appointmentDate: '2026-11-24T10:00:00.000Z' }
    const body = { ...series(world), first, count: 2, appointmentIds, text: 'Mon 9-14', today: '2027-01-01' }
    const answer = await world.doctor.client.post(route.replace('POST ', ''), body)
    expect(answer.status).toBe(200)
    expect(await newest(world.test)).toBe(before)
  })
  it.each(Object.entries(calls))('%s leaves an audit row of its own', async (_route, call) => {
    const before = await newest(world.test)
    const answer = await call(world)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toSatisfy((s) => s < 300) })
    expect((await newest(world.test)) > before).toBe(true)
  })

  it('of somebody signed in names them', async () => {
    const rows = await world.test.db.orm.select().from(audit).where(eq(audit.actorId, world.doctor.userId))
    const actions = new Set(rows.map(({ action }) => action))
    expect(actions).toContain('workshift.delete')
    expect(actions).toContain('appointment.no-show')
    expect(actions).toContain('condition.edit')
  })
})
