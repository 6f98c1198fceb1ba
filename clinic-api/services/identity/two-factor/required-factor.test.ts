import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../../testing/client.ts'
import { addClinic, addMembership, addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpAt } from '../../../testing/totp.ts'

const refused = { message: 'Please set up two-factor authentication first', code: 'factor_needed' }

describe('a clinic that asks its staff for a second factor', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let owner: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
  })

  async function ask(changes: object) {
    const { body } = await owner.client.get(`/clinics/${clinic.id}`)
    const { name, city, district, postalCode } = body
    const answer = await owner.client.put(`/clinics/${clinic.id}`, {
      name,
      city,
      district,
      postalCode,
      ...changes,
    })
    expect(answer).toMatchObject({ status: 200, body: changes })
  }
  async function setUp({ client }: { client: Client }): Promise<string> {
    const { body } = await client.post('/users/enable-2fa')
    const answer = await client.post('/users/confirm-2fa', {
      totpToken: totpAt(body.secret, test.clock.now()),
    })
    expect(answer.status).toBe(200)
    return body.secret
  }
  const list = (client: Client) => client.get('/patients')

  it('asks every member for it, in that clinic alone', async () => {
    const other = await addClinic(test)
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    await addMembership(test, desk, { clinicId: other.id, roles: ['nurse'] })
    await ask({ staffSecondFactor: true })
    expect(await list(desk.client)).toMatchObject({ status: 403, body: refused })
    const moved = await desk.client.put('/sessions/current', { clinicId: other.id })
    expect(moved).toMatchObject({ status: 200, body: { clinicId: other.id } })
    expect((await list(desk.client)).status).toBe(200)
    await desk.client.put('/sessions/current', { clinicId: clinic.id })
    expect(await list(desk.client)).toMatchObject({ status: 403, body: refused })
    await setUp(desk)
    expect((await list(desk.client)).status).toBe(200)
  })

  it('answers nothing else before there is one, from the next request on', async () => {
    expect((await list(doctor.client)).status).toBe(200)
    await ask({ staffSecondFactor: true })
    for (const call of [
      '/patients',
      `/clinics/${clinic.id}`,
      '/plans',
      '/sessions',
      `/users/${doctor.userId}`,
    ]) {
      const answer = await doctor.client.get(call)
      // The price list is anybody's.
      if (call === '/plans') expect(answer.status).toBe(200)
      else expect(answer, call).toMatchObject({ status: 403, body: refused })
    }
    expect((await doctor.client.get('/users/me')).body).toMatchObject({ twoFactorNeeded: true })
    await setUp(doctor)
    expect((await list(doctor.client)).status).toBe(200)
    expect((await doctor.client.get('/users/me')).body).toMatchObject({ twoFactorNeeded: false })
  })

  it('can be left by signing out, and asks again after the next sign-in', async () => {
    await ask({ staffSecondFactor: true })
    expect((await doctor.client.post('/logout')).status).toBe(200)
    const again = new Client(test)
    const answer = await again.post('/users/login', { email: doctor.email, password: testPassword })
    expect(answer.body.user).toMatchObject({ twoFactorNeeded: true })
    expect((await list(again)).body).toMatchObject(refused)
  })

  it('asks its administrators too, and neither patients nor other clinics', async () => {
    const other = await addStaff(test, { clinicId: (await addClinic(test)).id })
    await ask({ staffSecondFactor: true })
    expect((await owner.client.get(`/clinics/${clinic.id}`)).body).toMatchObject(refused)
    expect((await patient.client.get('/users/me')).body).toMatchObject({ twoFactorNeeded: false })
    expect((await patient.client.get(`/patients/${patient.id}`)).status).toBe(200)
    expect((await list(other.client)).status).toBe(200)
  })

  it('cannot be got round by turning it off again', async () => {
    const secret = await setUp(doctor)
    await ask({ staffSecondFactor: true })
    test.clock.advance({ seconds: 30 })
    const totpToken = totpAt(secret, test.clock.now())
    await doctor.client.post('/users/disable-2fa', { currentPassword: testPassword, totpToken })
    expect((await list(doctor.client)).body).toMatchObject(refused)
  })

  it('lets its administrator reset a colleague’s, who hears of it and sets it up anew', async () => {
    const visitor = new Client(test)
    await visitor.post('/users/login', { email: doctor.email, password: testPassword })
    await setUp({ client: visitor })
    await setUp(owner)
    await ask({ staffSecondFactor: true })
    expect((await owner.client.post(`/users/${doctor.userId}/reset-2fa`)).status).toBe(200)
    expect((await visitor.get('/users/me')).status).toBe(401)
    const again = new Client(test)
    const entry = await again.post('/users/login', { email: doctor.email, password: testPassword })
    expect(entry.body.user).toMatchObject({ twoFactorEnabled: false, twoFactorNeeded: true })
    const told = (await readMails(test)).filter(({ to }) => to.includes(doctor.email))
    expect(told.map(({ subject }) => subject)).toContain('Your two-factor authentication was reset')
    const { rows } = (await owner.client.get('/audit?act=two-factor.reset')).body
    expect(JSON.stringify(rows ?? '')).toBeTypeOf('string')
  })

  it('lets nobody reset who should not: no colleague, no other clinic, no patient’s, not one’s own', async () => {
    const foreign = await addStaff(test, {
      clinicId: (await addClinic(test)).id,
      roles: ['clinicadmin'],
    })
    const reset = async (client: Client, userId: string) =>
      (await client.post(`/users/${userId}/reset-2fa`)).status
    expect(await reset(doctor.client, owner.userId)).toBe(403)
    expect(await reset(foreign.client, doctor.userId)).toBe(404)
    expect(await reset(owner.client, patient.userId)).toBe(404)
    expect(await reset(owner.client, owner.userId)).toBe(403)
  })

  describe('and for stronger passwords', () => {
    const long = 'Password must be at least 12 characters long'
    const common = 'Password must not be one that many people use'
    const change = (client: Client, newPassword: string) =>
      client.post('/users/change-password', { currentPassword: testPassword, newPassword })

    it('takes no others from its staff, when they change, reset or are given one', async () => {
      await ask({ strictPasswords: true })
      for (const [password, fault] of [
        ['kR7!vopa2Q', long],
        ['Contraseña2026!', common],
      ] as const) {
        const wrong = { status: 400, body: { errors: { newPassword: fault } } }
        expect(await change(doctor.client, password)).toMatchObject(wrong)
        const hired = {
          name: 'x',
          surname: 'x',
          dni: '00000000T',
          email: 'x@example.test',
          specialty: 'cardiology',
        }
        const register = await owner.client.post('/staff/register', { ...hired, password })
        expect(register).toMatchObject({ status: 400, body: { errors: { password: fault } } })
        await new Client(test).post('/users/forgot-password', { email: doctor.email })
        const mail = (await readMails(test)).filter(({ to }) => to.includes(doctor.email)).at(-1)?.text ?? ''
        const token = decodeURIComponent(/token=([^\s&]+)/.exec(mail)?.[1] ?? '')
        const reset = await new Client(test).post('/users/reset-password', { token, newPassword: password })
        expect(reset).toMatchObject(wrong)
        // The link is not used up by what was refused.
        if (fault === common) {
          const good = { token, newPassword: 'kR7!vopa2QzT' }
          expect((await new Client(test).post('/users/reset-password', good)).status).toBe(200)
        }
      }
    })

    it('counts for every member, wherever they are working', async () => {
      const other = await addClinic(test)
      const nurse = await addStaff(test, { clinicId: other.id, roles: ['nurse'] })
      await addMembership(test, nurse, { clinicId: clinic.id, roles: ['receptionist'] })
      await ask({ strictPasswords: true })
      const wrong = { status: 400, body: { errors: { newPassword: long } } }
      expect(await change(nurse.client, 'kR7!vopa2Q')).toMatchObject(wrong)
      await nurse.client.put('/sessions/current', { clinicId: clinic.id })
      expect(await change(nurse.client, 'kR7!vopa2Q')).toMatchObject(wrong)
    })

    it('leaves those who have one, its patients and other clinics as they are', async () => {
      await ask({ strictPasswords: true })
      const signed = await new Client(test).post('/users/login', {
        email: doctor.email,
        password: testPassword,
      })
      expect(signed).toMatchObject({ status: 200, body: { user: { strictPasswords: true } } })
      expect((await change(patient.client, 'kR7!vopa2Q')).status).toBe(200)
      const other = await addStaff(test, { clinicId: (await addClinic(test)).id })
      expect((await change(other.client, 'kR7!vopa2Q')).status).toBe(200)
    })
  })
})
