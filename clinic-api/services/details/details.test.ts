import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const sheet = {
  sex: 'female',
  address: 'Calle Mayor 1, 2.º B',
  postalCode: '28013',
  healthCard: 'BBBB 1234 5678 9012',
  language: 'en',
  emergencyContact: { name: 'Rosa Gil', phone: '612 00 00 00', relation: 'sister' },
}

async function makeWorld(test: TestApp) {
  const clinic = await addClinic(test)
  const [desk, doctor] = [
    await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] }),
    await addStaff(test, { clinicId: clinic.id }),
  ]
  const patient = await addPatient(test, { clinicId: clinic.id, phone: '600 11 11 11' })
  return { clinic, desk, doctor, patient }
}

describe.each(anyDatabase)('the details of a patient on %s', (database) => {
  let test: TestApp
  let world: Awaited<ReturnType<typeof makeWorld>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    world = await makeWorld(test)
  })

  const correct = (change: object, { client } = world.desk, id = world.patient.id) =>
    client.put(`/patients/${id}/details`, { version: 1, ...change })
  const changesFor = async (client: Client, id = world.patient.id) =>
    (await client.get(`/patients/${id}/details/history`)).body.changes
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to === email)
  const signIn = (email: string) => new Client(test).post('/users/login', { email, password: testPassword })

  it('are corrected by the desk, with old and new values kept outside the log', async () => {
    const { patient, desk } = world
    const dni = newDni()
    const document = { kind: 'dni', number: dni, country: null }
    const answer = await correct({ phone: '+34 612 34 56 78', document, ...sheet })
    expect(answer).toMatchObject({
      status: 200,
      body: { ...sheet, dni, document, phone: '+34 612 34 56 78', version: 2, toVerify: false },
    })
    expect((await desk.client.get(`/patients/${patient.id}`)).body).toMatchObject(sheet)
    const changes = await changesFor(patient.client)
    expect(changes).toHaveLength(8)
    expect(changes).toContainEqual({
      _id: expect.any(String),
      field: 'phone',
      before: '600 11 11 11',
      after: '+34 612 34 56 78',
      by: `${desk.name} ${desk.surname}`,
      at: test.clock.now().toISOString(),
    })
    expect(changes).toContainEqual(
      expect.objectContaining({
        field: 'document',
        before: { kind: 'dni', number: patient.dni, country: null },
        after: document,
      }),
    )
    const [row] = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'patient.correct'), eq(audit.patientId, patient.id)))
    expect(row).toMatchObject({
      actorId: desk.userId,
      details: { fields: expect.arrayContaining(['phone']) },
    })
    expect(JSON.stringify(row?.details)).not.toContain('612')
    const found = await desk.client.get('/patients?q=BBBB-1234-5678-9012')
    expect(found.body.patients).toMatchObject([{ _id: patient.id }])
  })

  it('are emptied by null, stay what they are when left out, and tell of no change that is none', async () => {
    await correct(sheet)
    const emptied = { phone: null, address: '', emergencyContact: { name: '', phone: '', relation: '' } }
    const { body } = await correct({ ...emptied, sex: '', version: 2 })
    expect(body).toMatchObject({ phone: null, address: null, emergencyContact: null, sex: null, version: 3 })
    expect(body).toMatchObject({ postalCode: '28013', language: 'en' })
    expect((await correct({ postalCode: ' 28013 ', version: 3 })).body.version).toBe(3)
    expect(await changesFor(world.desk.client)).toHaveLength(10)
  })

  it('are refused for an older version, a wrong value, and somebody else’s document', async () => {
    const other = await addPatient(test)
    await correct({ city: 'Getafe' })
    expect(await correct({ city: 'Leganés' })).toMatchObject({ status: 409 })
    expect(await correct({ city: 'Leganés', version: undefined })).toMatchObject({ status: 400 })
    const wrong = async (change: object) => (await correct({ ...change, version: 2 })).body.errors
    expect(await wrong({ birthdate: '2031-01-01' })).toEqual({
      birthdate: 'Date must be today or in the past',
    })
    expect(await wrong({ document: { kind: 'nie', number: 'X1234567A' } })).toEqual({
      'document.number': 'Invalid NIE number',
    })
    expect(await wrong({ postalCode: '12345678901' })).toEqual({
      postalCode: 'Must be at most 10 characters long',
    })
    expect(await wrong({ emergencyContact: { name: 'Rosa', phone: '' } })).toEqual({
      'emergencyContact.phone': 'This field is required',
    })
    const theirs = { kind: 'dni', number: other.dni, country: null }
    const taken = await correct({ document: theirs, version: 2 })
    const registered = { ...world.patient, dni: other.dni, email: `new${unique()}@example.test` }
    const asToday = await world.desk.client.post('/patients/quick', registered)
    expect(taken).toMatchObject({ status: 400, body: { message: asToday.body.message } })
    expect((await world.patient.client.get(`/patients/${world.patient.id}`)).body).toMatchObject({
      dni: world.patient.dni,
      city: 'Getafe',
    })
  })

  it('are open to staff of a clinic with access, and their changes to the patient too', async () => {
    const { patient } = world
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['receptionist'] })
    const another = await addPatient(test)
    for (const { client } of [elsewhere, another]) {
      expect([403, 404]).toContain((await correct({ city: 'Getafe' }, { client } as never)).status)
      expect((await client.get(`/patients/${patient.id}/details/history`)).status).toBe(404)
    }
    expect((await correct({ city: 'Getafe' }, patient as never)).status).toBe(403)
    const own = (await patient.client.get(`/patients/${patient.id}`)).body
    expect(own).not.toHaveProperty('version')
    expect(own).not.toHaveProperty('toVerify')
  })

  it('are kept by the patient, too, whose changes stand beside those of the desk', async () => {
    const { patient, desk } = world
    const { name, surname, birthdate, dni } = patient
    const own = { name, surname, birthdate, dni, city: 'Toledo', ...sheet }
    expect(await patient.client.put(`/patients/${patient.id}`, own)).toMatchObject({
      status: 200,
      body: { ...sheet, city: 'Toledo' },
    })
    expect((await changesFor(desk.client))[0]).toMatchObject({ by: `${name} ${surname}` })
    expect((await correct({ city: 'Getafe' })).status).toBe(409)
  })

  it('come with a registration, whose mails are written in the language of the sheet', async () => {
    const email = `new${unique()}@example.test`
    const person = { name: 'Jane', surname: 'Roe', birthdate: '1990-01-01', dni: newDni(), email }
    const { body } = await world.desk.client.post('/patients/quick', { ...person, ...sheet })
    expect((await world.desk.client.get(`/patients/${body._id}`)).body).toMatchObject(sheet)
    const spanish = { ...person, dni: newDni(), email: `new${unique()}@example.test`, language: 'es' }
    await world.desk.client.post('/patients/quick', spanish)
    expect((await mailsTo(email))[0]?.text).toContain('password')
    expect((await mailsTo(spanish.email))[0]?.text).toContain('contraseña')
  })

  it('tell the patient in their language, and nobody of the dead', async () => {
    const { patient } = world
    await correct({ city: 'Getafe', language: 'es' })
    const [mail] = await mailsTo(patient.email)
    expect(mail?.text).toContain('Tu clínica ha cambiado tus datos')
    const { notifications } = (await patient.client.get('/notifications')).body
    expect(notifications).toMatchObject([{ kind: 'details-changed', href: '/app/patients/edit#changes' }])
    await world.doctor.client.put(`/patients/${patient.id}/deceased`, { on: '2026-11-14' })
    expect((await correct({ city: 'Leganés', version: 2 })).status).toBe(200)
    expect(await mailsTo(patient.email)).toHaveLength(1)
  })

  describe('with an address', () => {
    const register = async (email: string) => {
      const person = { name: 'Rosa', surname: `Vidal ${unique()}`, birthdate: '1950-01-01', dni: newDni() }
      return (await world.desk.client.post('/patients/quick', { ...person, email })).body._id as string
    }

    it('that is wrong are corrected while the account was never used, and the old link ends', async () => {
      const [wrong, right] = [`wrong${unique()}@example.test`, `right${unique()}@example.test`]
      const id = await register(wrong)
      const [invitation] = await mailsTo(wrong)
      const token = /token=([\w.%-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
      expect(await correct({ email: right }, world.desk, id)).toMatchObject({
        status: 200,
        body: { email: right },
      })
      const reset = (link: string) =>
        new Client(test).post('/users/reset-password', {
          token: decodeURIComponent(link),
          newPassword: testPassword,
        })
      expect((await reset(token)).status).toBe(400)
      const [again] = await mailsTo(right)
      const fresh = /token=([\w.%-]+)/.exec(again?.text ?? '')?.[1] ?? ''
      expect((await reset(fresh)).status).toBe(200)
      expect((await signIn(right)).status).toBe(200)
      const late = await correct({ email: wrong, version: 2 }, world.desk, id)
      expect(late).toMatchObject({
        status: 403,
        body: { message: 'Only the person can change this address' },
      })
    })

    it('in other letters is the same one, also once the account was used', async () => {
      await signIn(world.patient.email)
      const answer = await correct({ email: world.patient.email.toUpperCase() })
      expect(answer).toMatchObject({ status: 200, body: { email: world.patient.email, version: 1 } })
    })

    it('of somebody else, or none, leave the patient without an account', async () => {
      const id = await register(`own${unique()}@example.test`)
      const { email: shared } = world.patient
      expect((await correct({ email: shared }, world.desk, id)).body).toMatchObject({ email: shared })
      expect((await correct({ email: null, version: 2 }, world.desk, id)).body).toMatchObject({ email: '' })
      const own = `own${unique()}@example.test`
      expect((await correct({ email: own, version: 3 }, world.desk, id)).body).toMatchObject({ email: own })
      expect(await mailsTo(own)).toHaveLength(1)
    })

    it('of no account are told of changes without a name', async () => {
      const id = await register(world.patient.email)
      await correct({ city: 'Getafe' }, world.desk, id)
      const mails = await mailsTo(world.patient.email)
      expect(mails.map(({ subject }) => subject)).toContain('The details of a patient were changed')
      expect(mails.map(({ text }) => text).join()).not.toContain('Vidal')
    })
  })
})
