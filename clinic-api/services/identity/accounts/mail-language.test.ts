import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/users.ts'
import { Client } from '../../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { upload } from '../../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../../testing/test-app.ts'
import { statementKinds } from '../../../testing/test-database.ts'

describe.each(statementKinds)('the language of an account’s mails on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let owner: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, LOGIN_LIMIT_PER_ADDRESS: '1000' } })
    clinicId = (await addClinic(test, { selfRegistration: true })).id
    owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    await test.db.orm.update(users).set({ language: 'es' }).where(eq(users.id, owner.userId))
  })
  afterAll(() => test.close())

  const person = () => ({
    name: 'Núria',
    surname: 'Puig',
    dni: newDni(),
    email: `nuria${unique()}@example.test`,
  })
  const born = { birthdate: '1990-02-28', phone: '612 345 678' }
  const access = () => ({ city: 'Vic', username: `nuria${unique()}`, password: testPassword })
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to === email)
  const languageOf = async (email: string) => {
    const [row] = await test.db.orm
      .select({ language: users.language })
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`)
    return row?.language
  }
  const send = (path: string, body: object, browser: string) =>
    new Client(test).call('POST', path, { body, headers: { 'accept-language': browser } })

  it.each([
    ['ca-ES,ca;q=0.9,en;q=0.5', 'es', 'Confirma tu registro'],
    ['en-GB,ca;q=0.9', 'en', 'Confirm your registration'],
  ])('is that in which a patient with %s has signed up', async (browser, language, subject) => {
    const patient = { ...person(), ...born, ...access(), clinicId }
    expect((await send('/sign-ups', patient, browser)).status).toBe(202)
    const [mail] = await mailsTo(patient.email)
    expect(mail?.subject).toBe(subject)
    const token = /\/join\/([^\s?]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    // The link may be opened on another device.
    await send(`/sign-ups/${token}`, { password: testPassword }, 'de')
    expect(await languageOf(patient.email)).toBe(language)
  })

  it('is that in which the owner of a clinic has signed up', async () => {
    const someone = { ...person(), password: testPassword }
    expect((await send('/users/register', someone, 'gl-ES,gl;q=0.9')).status).toBe(201)
    expect(await languageOf(someone.email)).toBe('es')
  })

  it('is that of the clinic for whoever is registered or invited by it', async () => {
    const doctor = { ...person(), specialty: 'neurology', password: testPassword }
    expect((await owner.client.post('/staff/register', doctor)).status).toBe(201)
    const patient = { ...person(), ...born, ...access() }
    expect((await owner.client.post('/patients', patient)).status).toBe(201)
    const atDesk = { ...person(), ...born }
    expect((await owner.client.post('/patients/quick', atDesk)).status).toBe(201)
    const [invitation] = await mailsTo(atDesk.email)
    expect(invitation?.text).toContain('contraseña')
    for (const { email } of [doctor, patient, atDesk]) expect(await languageOf(email)).toBe('es')
  })

  it.each([
    ['patients', 'Nombre;Apellidos;DNI;Correo;Fecha de nacimiento', '03/01/1990'],
    ['doctors', 'Nombre;Apellidos;DNI;Correo;Especialidad', 'Pediatría'],
  ])('is that of who imports %s', async (kind, heads, last) => {
    const { surname, dni, email } = person()
    const bytes = Buffer.from(`${heads}\n${['Eulàlia', surname, dni, email, last].join(';')}`)
    const { body } = await upload(test, owner.client, `/imports?kind=${kind}`, { name: 'a.csv', bytes })
    expect((await owner.client.post(`/imports/${body._id}/run`, {})).status).toBe(200)
    expect(await languageOf(email)).toBe('es')
  })

  it('becomes that in which an invited person chooses a password', async () => {
    const patient = await addPatient(test)
    const link = async () => {
      await send('/users/forgot-password', { email: patient.email }, 'es')
      const text = (await mailsTo(patient.email)).at(-1)?.text ?? ''
      return decodeURIComponent(/reset-password\?token=([\w.%-]+)/.exec(text)?.[1] ?? '')
    }
    const reset = { token: await link(), newPassword: 'Another-456' }
    expect((await send('/users/reset-password', reset, 'eu')).status).toBe(200)
    expect(await languageOf(patient.email)).toBe('es')
    // A browser that names neither language changes nothing.
    await send('/users/reset-password', { ...reset, token: await link() }, 'de')
    expect(await languageOf(patient.email)).toBe('es')
  })
})
