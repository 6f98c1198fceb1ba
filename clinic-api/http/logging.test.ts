import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { totpAt } from '../testing/totp.ts'
import { logSerializers } from './logging.ts'

const lines: string[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})

let test: TestApp

beforeAll(async () => {
  const quiet = await createTestApp()
  // Everything that can be said, as an operator may ask for it.
  const app = await buildApp({
    ...quiet.deps,
    logger: { level: 'trace', serializers: logSerializers, stream },
  })
  test = { ...quiet, app }
})
afterAll(() => test.close())

it('no line holds a name, a DNI, clinical text, a password, a code or a token, whatever goes wrong', async () => {
  const clinicId = (await addClinic(test)).id
  const doctor = await addStaff(test, { clinicId })
  const patient = await addPatient(test, { clinicId, name: 'Casimira' })
  const visitor = new Client(test)
  await visitor.post('/users/login', { email: patient.email, password: testPassword })
  await visitor.post('/users/login', { email: patient.email, password: 'Equivocada-77' })
  await visitor.post('/users/login', `{"email":"${patient.email}","password":"${testPassword}"`)
  const { secret } = (await patient.client.post('/users/enable-2fa')).body
  const code = totpAt(secret, test.clock.now())
  const { recoveryCodes } = (await patient.client.post('/users/confirm-2fa', { totpToken: code })).body
  const person = { name: 'Hermenegilda', surname: 'Sandoval', dni: newDni(), city: 'Albarracín' }
  const account = { email: `h${unique()}@example.test`, username: `h${unique()}`, password: 'Distinta-88' }
  const newcomer = { ...person, ...account, birthdate: '1961-02-03' }
  await doctor.client.post('/patients', newcomer)
  await doctor.client.post('/patients', newcomer)
  await doctor.client.get(`/patients?q=${person.surname}`)
  const history = `/histories/${patient.historyId}`
  const condition = { name: 'Psoriasis', details: 'Codos y rodillas', since: '2020-01-01' }
  expect((await doctor.client.post(`${history}/condition`, condition)).status).toBe(201)
  await doctor.client.post(`${history}/condition`, { ...condition, since: 'ayer' })
  await doctor.client.post(`${history}/allergy`, { allergy: 'Penicilina' })
  await doctor.client.delete(`${history}/allergy/Penicilina`)
  await doctor.client.get(`/nowhere/${person.surname}?dni=${patient.dni}`)
  await new Client(test).call('GET', '/users/me', { headers: { cookie: 'token=not-a-token-of-ours' } })
  await test.db.orm.execute(sql`alter table conditions rename column details to hidden`)
  expect((await doctor.client.post(`${history}/condition`, condition)).status).toBe(503)

  const said = lines.join('')
  expect(said).toContain('"route":"/api/v1/histories/:id/condition"')
  expect(said).toContain('"status":503')
  const secrets = [
    patient.name,
    patient.surname,
    patient.dni,
    patient.email,
    patient.username,
    doctor.surname,
    ...Object.values(person),
    ...Object.values(account),
    'Psoriasis',
    'Codos',
    'Penicilina',
    '1961-02-03',
    testPassword,
    'Equivocada-77',
    secret,
    ...recoveryCodes,
    ...[visitor, patient.client, doctor.client].flatMap(({ cookies }) => Object.values(cookies)),
    'not-a-token-of-ours',
  ]
  expect(secrets.filter((text) => said.includes(text) || said.includes(encodeURIComponent(text)))).toEqual([])
})

it('calls a request in the log as the answer does: as its caller did, where a line can hold it', async () => {
  const ask = (id?: string) =>
    test.app.inject({ url: '/health', headers: id === undefined ? {} : { 'x-request-id': id } })
  const [given, made, refused] = [
    await ask('from-the-browser-1'),
    await ask(),
    await ask('a line\u007f break'),
  ]
  expect(given.headers['x-request-id']).toBe('from-the-browser-1')
  expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  await new Promise(setImmediate)
  const logged = lines.map((line) => JSON.parse(line).requestId)
  for (const { headers } of [given, made, refused]) expect(logged).toContain(headers['x-request-id'])
})
