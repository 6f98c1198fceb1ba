import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const newPatient = () => ({
  name: 'Ñuria 🙂',
  surname: "O'Donnell-García",
  dni: newDni(),
  email: `patient${unique()}@example.test`,
  username: `patient-${unique()}`,
  city: 'L’Hospitalet',
  birthdate: '1990-02-28',
  password: testPassword,
})

describe.each(anyDatabase)('patients on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  it('registers a patient of the clinic with an empty history, text as typed', async () => {
    const person = newPatient()
    const answer = await doctor.client.post('/patients/', person)
    expect(answer.status).toBe(201)
    const { password: _password, ...facts } = person
    expect((await doctor.client.get(`/patients/${answer.body._id}`)).body).toMatchObject(facts)
    expect(await doctor.client.get(`/histories/${answer.body._id}`)).toMatchObject({
      status: 200,
      body: { currentConditions: [], allergies: [] },
    })
    expect((await doctor.client.get('/patients?q=nuria')).body.patients).toHaveLength(1)
    for (const email of [person.email, person.username]) {
      const entered = await new Client(test).post('/users/login', { email, password: testPassword })
      expect(entered.body.user).toMatchObject({ roles: ['patient'], patientid: answer.body._id })
    }
  })

  it('stores what was pasted without marks that show nothing, and shows who is the same without them', async () => {
    const dni = newDni()
    const pasted = {
      name: 'A\u200Bna\u00A0 Mari\u0301a',
      surname: '\u2067Gil\u2069',
      city: 'Ma\u00ADlaga',
      phone: '\u202A612‑345‑678\u202C',
      dni: `${dni.slice(0, 8)}-${dni.slice(8).toLowerCase()}\u200B`,
    }
    const { status, body } = await doctor.client.post('/patients/', { ...newPatient(), ...pasted })
    expect(status).toBe(201)
    const stored = { name: 'Ana María', surname: 'Gil', city: 'Malaga', phone: '612-345-678', dni }
    expect((await doctor.client.get(`/patients/${body._id}`)).body).toMatchObject(stored)
    const same = new URLSearchParams({ name: '\uFEFFAna María', surname: 'Gil', birthdate: '1990-02-28' })
    const similar = await doctor.client.get(`/patients/similar?${same}`)
    expect(similar.body.patients).toMatchObject([{ _id: body._id }])
  })

  it.each([
    ['a mark that shows nothing', (dni: string) => `${dni.slice(0, 8)}\u200B${dni.slice(8)}`],
    ['a hyphen', (dni: string) => `${dni.slice(0, 8)}-${dni.slice(8)}`],
    ['its name before it', (dni: string) => `DNI: ${dni}`],
  ])('takes a document with %s, and stores it without', async (_what, write) => {
    const patient = newPatient()
    const { status, body } = await doctor.client.post('/patients/', { ...patient, dni: write(patient.dni) })
    expect(status).toBe(201)
    expect((await doctor.client.get(`/patients/${body._id}`)).body.dni).toBe(patient.dni)
  })

  it('knows names of one letter, and finds them', async () => {
    const { body } = await doctor.client.post('/patients/', { ...newPatient(), name: 'Ŷ', surname: 'O' })
    const ids = async (q: string) =>
      (await doctor.client.get(`/patients?q=${encodeURIComponent(q)}`)).body.patients.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect(await ids('o y')).toContain(body._id)
    expect(await ids('o')).toContain(body._id)
  })

  it('keeps a telephone number as typed; whoever does not speak of it when changing leaves it alone', async () => {
    const phone = '+34 (612) 345-678'
    const { body } = await doctor.client.post('/patients/', { ...newPatient(), phone })
    const patient = await addPatient(test, { phone: '911 222 333' })
    const address = `/patients/${patient.id}`
    expect((await doctor.client.get(`/patients/${body._id}`)).body.phone).toBe(phone)
    const { name, surname, birthdate, dni, city } = patient
    const person = { name, surname, birthdate, dni, city }
    expect((await patient.client.put(address, person)).body.phone).toBe('911 222 333')
    expect((await patient.client.put(address, { ...person, phone: '' })).body.phone).toBeNull()
    for (const wrong of ['12345', 'call me', '+', '1'.repeat(16)]) {
      expect(await patient.client.put(address, { ...person, phone: wrong }), wrong).toMatchObject({
        status: 400,
        body: { errors: { phone: 'Invalid phone number' } },
      })
    }
  })

  it('invites somebody at the desk by mail to choose a password, which nobody knows before', async () => {
    const { name, surname, birthdate, dni, email } = newPatient()
    const before = (await readMails(test)).length
    const phone = '612 345 678'
    const answer = await doctor.client.post('/patients/quick', {
      name,
      surname,
      birthdate,
      dni,
      email,
      phone,
      city: 'Vigo',
    })
    expect(answer.status).toBe(201)
    expect((await doctor.client.get(`/patients/${answer.body._id}`)).body).toMatchObject({
      name,
      dni,
      city: 'Vigo',
      email,
      phone,
    })
    const mails = (await readMails(test)).slice(before)
    expect(mails).toMatchObject([{ to: email }])
    const token = decodeURIComponent(/token=([^\s&]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')
    const visitor = new Client(test)
    const now = test.clock.now()
    test.clock.advance({ seconds: 6 * 86_400 })
    const chosen = await visitor.post('/users/reset-password', { token, newPassword: testPassword })
    test.clock.set(now.toISOString())
    expect(chosen.status).toBe(200)
    const signedIn = await visitor.post('/users/login', { email, password: testPassword })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { patientid: answer.body._id } } })
  })

  it('invites nobody twice, without a clinic, or by whom registers nobody', async () => {
    const { name, surname, birthdate, dni, email } = newPatient()
    const quick = { name, surname, birthdate, dni, email }
    expect((await doctor.client.post('/patients/quick', quick)).status).toBe(201)
    const again = await doctor.client.post('/patients/quick', { ...quick, email: 'other@example.test' })
    expect(again).toMatchObject({ status: 400, body: { code: 'duplicate' } })
    const admin = await addStaff(test, { roles: ['admin'] })
    const fresh = { ...quick, dni: newDni(), email: `patient${unique()}@example.test` }
    expect((await admin.client.post('/patients/quick', fresh)).status).toBe(400)
    const { client } = await addPatient(test, { clinicId })
    expect((await client.post('/patients/quick', fresh)).status).toBe(403)
    expect(await doctor.client.post('/patients/quick', { ...fresh, name: '' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name is required' } },
    })
  })

  it('shows who may be the same person, of the own clinic alone', async () => {
    const born = '1987-06-05'
    const known = await addPatient(test, {
      clinicId,
      name: 'María José',
      surname: 'Ibáñez Ruiz',
      birthdate: born,
      dni: '12345678Z',
    })
    await addPatient(test, { name: 'María José', surname: 'Ibáñez Ruiz', birthdate: born })
    const similar = async (person: Record<string, string>, { client } = doctor) => {
      const typed = { name: 'MARIA JOSE', surname: 'ibanez ruiz', ...person }
      const { body } = await client.get(`/patients/similar?${new URLSearchParams(typed)}`)
      return body.patients.map(({ _id }: { _id: string }) => _id)
    }
    const [same, other] = [[known.id], [] as string[]]
    expect(await similar({ birthdate: born })).toEqual(same)
    expect(await similar({ birthdate: '1987-06-06' })).toEqual(other)
    expect(await similar({ dni: '12345679S' })).toEqual(same)
    expect(await similar({ dni: '12345679S', birthdate: '' })).toEqual(same)
    expect(await similar({ dni: 'DNI: 12.345.679-S' })).toEqual(same)
    expect(await similar({ dni: '12345687V' })).toEqual(same)
    expect(await similar({ dni: '12346687V' })).toEqual(other)
    expect(await similar({ dni: '12345678z', name: 'Eva', surname: 'Gil' })).toEqual(same)
    expect(await similar({ birthdate: born, name: 'Eva' })).toEqual(other)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect(await similar({ birthdate: born, dni: '12345678Z' }, stranger)).toEqual(other)
    const admin = await addStaff(test, { roles: ['admin'] })
    expect(await similar({ birthdate: born }, admin)).toHaveLength(2)
  })

  it.each([
    ['García-Pérez', 'García Pérez'],
    ['O’Brien', "O'Brien"],
    ['Groß', 'GROSS'],
    ['Gal·la', 'Gal.la'],
    ['Fernández', 'Fdez.'],
    ['Gil', 'Gil\u200B'],
    ['Gil\uFE0F', 'Gi\u061Cl'],
  ])('shows that %s and %s may be the same person', async (surname, typed) => {
    const known = await addPatient(test, { clinicId, name: 'Mª José', surname, birthdate: '1987-06-05' })
    const query = new URLSearchParams({ name: 'María José', surname: typed, birthdate: '1987-06-05' })
    const { body } = await doctor.client.get(`/patients/similar?${query}`)
    expect(body.patients).toMatchObject([{ _id: known.id }])
  })

  it('is open to doctors, clinic administrators and admins', async () => {
    const owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const admin = await addStaff(test, { roles: ['admin'] })
    const patient = await addPatient(test)
    expect((await owner.client.post('/patients/', newPatient())).status).toBe(201)
    expect((await admin.client.post('/patients/', newPatient())).status).toBe(201)
    expect((await patient.client.post('/patients/', {})).status).toBe(403)
    expect((await new Client(test).post('/patients/', {})).status).toBe(401)
    expect((await owner.client.get('/patients')).body.patients).toHaveLength(1)
  })

  it('is registered at the clinic that an admin names, and nowhere by an owner without one', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const owner = await addStaff(test, { roles: ['clinicadmin'] })
    const needed = { status: 400, body: { errors: { clinicId: 'Clinic is required' } } }
    const { body } = await admin.client.post('/patients/', { ...newPatient(), clinicId })
    expect((await doctor.client.get('/patients')).body.patients).toMatchObject([{ _id: body._id }])
    expect(await admin.client.post('/patients/', { ...newPatient(), clinicId: 'none' })).toMatchObject(needed)
    expect(await owner.client.post('/patients/', newPatient())).toMatchObject(needed)
    expect(await owner.client.post('/patients/', { ...newPatient(), clinicId })).toMatchObject(needed)
    const elsewhere = (await addClinic(test)).id
    const foreign = await doctor.client.post('/patients/', { ...newPatient(), clinicId: elsewhere })
    expect(foreign).toMatchObject({ status: 404 })
  })

  it('links somebody registered elsewhere by DNI and birthdate, once, and tells them', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const person = newPatient()
    const { _id } = (await admin.client.post('/patients/', person)).body
    expect(await doctor.client.post('/patients/', person)).toMatchObject({ status: 400 })
    const proof = { dni: person.dni, birthdate: person.birthdate }
    for (const wrong of [{ birthdate: '1990-03-01' }, { dni: newDni() }]) {
      const answer = await doctor.client.post('/patients/link', { ...proof, ...wrong })
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'No patient has this DNI and birthdate' },
      })
    }
    expect(await doctor.client.get(`/patients/${_id}`)).toMatchObject({ status: 404 })
    for (let time = 0; time < 2; time += 1) {
      expect(await doctor.client.post('/patients/link', proof)).toMatchObject({ status: 200, body: { _id } })
    }
    expect(await doctor.client.get(`/patients/${_id}`)).toMatchObject({ status: 200 })
    const { name } = (await doctor.client.get(`/clinics/${clinicId}`)).body
    const told = (await readMails(test)).filter(({ to }) => to === person.email)
    expect(told.map(({ subject }) => subject)).toEqual(['A clinic has added you to its patients'])
    expect(told[0]?.text).toContain(name)
  })

  it('links nobody for an admin without a clinic, beyond the plan, or by guessing', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const patient = await addPatient(test)
    const proof = { dni: patient.dni, birthdate: patient.birthdate }
    expect(await admin.client.post('/patients/link', proof)).toMatchObject({
      status: 400,
      body: { errors: { clinicId: 'Clinic is required' } },
    })
    expect((await patient.client.post('/patients/link', proof)).status).toBe(403)
    const day = (number: number) => `1980-01-${String(number).padStart(2, '0')}`
    for (let guess = 1; guess <= 10; guess += 1) {
      const answer = await doctor.client.post('/patients/link', { ...proof, birthdate: day(guess) })
      expect(answer.status).toBe(404)
    }
    expect((await doctor.client.post('/patients/link', proof)).status).toBe(429)
    const named = await admin.client.post('/patients/link', { ...proof, clinicId })
    expect(named).toMatchObject({ status: 200, body: { _id: patient.id } })
  })

  it('takes e-mail, DNI and username once', async () => {
    const first = newPatient()
    await doctor.client.post('/patients/', first)
    const duplicate = { message: 'A patient with the same DNI or Email already exists', code: 'duplicate' }
    const again = (changes: object) => doctor.client.post('/patients/', { ...newPatient(), ...changes })
    expect(await again({ email: first.email.toUpperCase() })).toMatchObject({ status: 400, body: duplicate })
    expect(await again({ dni: first.dni })).toMatchObject({ status: 400, body: duplicate })
    expect(await again({ username: first.username })).toMatchObject({
      status: 400,
      body: { errors: { username: 'This username is already taken' } },
    })
  })

  it('creates one of many equal patients at the same time', async () => {
    const person = newPatient()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => doctor.client.post('/patients/', person)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
  })

  it('keeps within the plan', { tags: 'slow' }, async () => {
    const small = await addClinic(test, { planId: 'basic' })
    const other = await addStaff(test, { clinicId: small.id })
    for (let index = 0; index < 349; index += 1) await addPatient(test, { clinicId: small.id })
    expect((await other.client.post('/patients/', newPatient())).status).toBe(201)
    expect(await other.client.post('/patients/', newPatient())).toMatchObject({
      status: 409,
      body: {
        code: 'plan_limit',
        message: "The clinic's plan allows no more patients. Update the plan to add more.",
      },
    })
  })

  it('lets patients keep their own profile and nothing else of themselves', async () => {
    const patient = await addPatient(test, { clinicId })
    const path = `/patients/${patient.id}`
    const profile = {
      name: 'Álvaro',
      surname: 'Núñez',
      birthdate: '1979-12-31',
      dni: newDni(),
      city: 'Vigo',
    }
    const sly = { ...profile, email: 'x@y.test', status: 'fastQ stored', userId: doctor.userId, _id: 'x' }
    expect(await patient.client.put(path, sly)).toMatchObject({
      status: 200,
      body: { ...profile, email: patient.email, status: null, userId: patient.userId },
    })
    expect((await doctor.client.get('/patients?q=alvaro nunez')).body.patients).toMatchObject([
      { _id: patient.id, name: 'Álvaro' },
    ])
    const other = await addPatient(test)
    expect(await other.client.put(path, {})).toMatchObject({ status: 404 })
    expect(await doctor.client.put(path, profile)).toMatchObject({ status: 403 })
    expect(await patient.client.put(path, { ...profile, dni: other.dni })).toMatchObject({
      status: 400,
      body: { code: 'duplicate' },
    })
  })
})
