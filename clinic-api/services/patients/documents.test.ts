import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { addClinic, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const passport = { kind: 'passport', number: 'AB12345', country: 'FR' }
const none = { kind: 'none', number: null, country: null }

const facts = (changes: object = {}) => ({
  name: 'Léa',
  surname: `Martin ${unique()}`,
  birthdate: '1990-02-28',
  email: `lea${unique()}@example.test`,
  ...changes,
})
const account = (changes: object = {}) => ({
  ...facts(),
  username: `lea-${unique()}`,
  city: 'Lyon',
  password: testPassword,
  ...changes,
})

describe.each(anyDatabase)('documents on %s', (database) => {
  let test: TestApp
  let doctor: Client
  let admin: Client
  let clinicId: string
  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, LOGIN_LIMIT_PER_ADDRESS: '1000' } })
    clinicId = (await addClinic(test, { selfRegistration: true })).id
    doctor = (await addStaff(test, { clinicId })).client
    admin = (await addStaff(test, { clinicId, roles: ['clinicadmin'] })).client
  })
  afterAll(() => test.close())

  const read = async (id: string) => (await doctor.get(`/patients/${id}`)).body
  const register = async (changes: object) => {
    const answer = await doctor.post('/patients/quick', facts(changes))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body._id as string
  }

  it('name a patient by every kind, as it is stored', async () => {
    const id = await register({ document: { kind: 'passport', number: 'ab 12-345', country: 'fr' } })
    expect(await read(id)).toMatchObject({ dni: 'AB12345', document: passport })
    const history = (await doctor.get(`/histories/${id}`)).body
    expect(history.patient).toMatchObject({ dni: 'AB12345', document: passport })
    const dni = newDni()
    const document = { kind: 'dni', number: dni, country: null }
    expect(await read(await register({ dni }))).toMatchObject({ dni, document })
    const made = await doctor.post('/patients', account({ document: { kind: 'nie', number: 'x-1234567-l' } }))
    expect(made.status).toBe(201)
    expect(await read(made.body._id)).toMatchObject({ dni: 'X1234567L', document: { kind: 'nie' } })
  })

  it('are each somebody’s alone, by kind, country and number', async () => {
    const document = { kind: 'passport', number: 'ZZ777', country: 'PT' }
    await register({ document })
    const again = (changes: object) => doctor.post('/patients/quick', facts(changes))
    expect(await again({ document: { ...document, number: 'zz-777' } })).toMatchObject({
      status: 400,
      body: { message: 'A patient with the same DNI or Email already exists' },
    })
    for (const other of [
      { ...document, country: 'BR' },
      { ...document, kind: 'other' },
    ])
      expect((await again({ document: other })).status).toBe(201)
    expect((await again({ document: none })).status).toBe(201)
    expect((await again({ document: none })).status).toBe(201)
  })

  it('that are missing or wrong are refused as today', async () => {
    const refused = async (changes: object) =>
      (await doctor.post('/patients/quick', facts(changes))).body.errors
    expect(await refused({})).toEqual({ dni: 'DNI is required' })
    expect(await refused({ dni: 'K1234567L' })).toEqual({ dni: 'Invalid DNI format' })
    expect(await refused({ document: { kind: 'card', number: '1' } })).toHaveProperty(['document.kind'])
    const wrong = { kind: 'nie', number: 'X1234567A' }
    expect(await refused({ document: wrong })).toEqual({ 'document.number': 'Invalid NIE number' })
  })

  it('come later for a newborn, whose record stays the same', async () => {
    const born = account({ document: none })
    const made = await doctor.post('/patients', born)
    const patient = await Client.of(test, (await read(made.body._id)).userId)
    const { name, surname, birthdate, city } = born
    const document = { kind: 'dni', number: 'm-7654321-j', country: null }
    const changed = await patient.put(`/patients/${made.body._id}`, {
      name,
      surname,
      birthdate,
      city,
      document,
    })
    expect(changed.body).toMatchObject({ _id: made.body._id, dni: 'M7654321J', document: { kind: 'dni' } })
    expect((await doctor.get('/patients?q=m7654321j')).body.patients).toMatchObject([{ _id: made.body._id }])
  })

  it('find people, and prove at another clinic who is meant', async () => {
    const document = { kind: 'passport', number: 'QQ4242', country: 'IT' }
    const id = await register({ name: 'Gina', document })
    const found = [{ _id: id, document }]
    expect((await doctor.get('/patients?q=qq-4242')).body.patients).toMatchObject(found)
    expect((await doctor.get('/search?q=QQ4242')).body.patients).toMatchObject(found)
    const similar = (number: string, country: string) =>
      doctor.get(
        `/patients/similar?name=A&surname=B&documentKind=passport&documentNumber=${number}&documentCountry=${country}`,
      )
    expect((await similar('qq 4242', 'it')).body.patients).toMatchObject(found)
    expect((await similar('qq 4242', 'FR')).body.patients).toEqual([])
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const link = (birthdate: string, country: string) =>
      elsewhere.client.post('/patients/link', { birthdate, document: { ...document, country } })
    expect((await link('1990-02-28', 'FR')).status).toBe(404)
    expect((await link('1990-02-27', 'IT')).status).toBe(404)
    expect(await link('1990-02-28', 'IT')).toMatchObject({ status: 200, body: { _id: id } })
    const nobody = { birthdate: '1990-02-28', document: none }
    expect((await elsewhere.client.post('/patients/link', nobody)).status).toBe(404)
  })

  it('name doctors and who registers themselves', async () => {
    const document = { kind: 'nie', number: 'Y7654321G', country: null }
    const staff = { ...facts(), specialty: 'cardiology', password: testPassword }
    const { status, body } = await admin.post('/staff/register', { ...staff, document })
    expect(status).toBe(201)
    expect((await admin.get(`/staff/${body._id}`)).body).toMatchObject({ dni: 'Y7654321G', document })
    const twin = { ...staff, email: `twin${unique()}@example.test`, document }
    expect((await admin.post('/staff/register', twin)).status).toBe(400)
    const signedUp = await new Client(test).post('/sign-ups', account({ clinicId, document: passport }))
    expect(signedUp.status).toBe(202)
  })

  it('are FHIR identifiers of their kind', async () => {
    const id = await register({ document: { kind: 'passport', number: 'FH1R5', country: 'DE' } })
    const url = `/fhir/R4/Patient/${id}`
    const answer = await test.app.inject({ method: 'GET', url, cookies: doctor.cookies })
    expect(answer.json().identifier).toMatchObject([
      {
        system: 'urn:oid:2.16.840.1.113883.4.330',
        type: { coding: [{ code: 'PPN' }] },
        value: 'FH1R5',
        assigner: { identifier: { system: 'urn:iso:std:iso:3166', value: 'DE' } },
      },
    ])
  })
})
