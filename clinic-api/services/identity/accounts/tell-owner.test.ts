import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../../testing/client.ts'
import { addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpAt } from '../../../testing/totp.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const fresh = 'Nueva-5678'

describe('the owner of an account is told by mail', () => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    patient = await addPatient(test)
  })

  interface From {
    client?: Client
    language?: string
    address?: string
    password?: string
  }
  async function signIn({
    client = new Client(test),
    language = 'en',
    address = '192.0.2.7',
    ...more
  }: From = {}) {
    const { password = testPassword } = more
    const headers = { 'user-agent': firefox, 'accept-language': language, 'x-forwarded-for': address }
    await client.call('POST', '/users/login', { body: { email: patient.email, password }, headers })
    return client
  }
  const subjects = async () =>
    (await readMails(test)).filter(({ to }) => to.includes(patient.email)).map(({ subject }) => subject)
  const lastText = async () =>
    (await readMails(test)).filter(({ to }) => to.includes(patient.email)).at(-1)?.text ?? ''

  it('of a sign-in with a browser that is new to it: not of the first, not of one that it knows', async () => {
    const own = await signIn()
    await signIn({ client: own })
    expect(await subjects()).toEqual([])
    await signIn({ address: '198.51.100.4' })
    expect(await subjects()).toEqual(['New login to your account'])
    expect(await lastText()).toContain('Firefox on Linux, from the address 198.51.100.4')
    expect(await lastText()).toContain('http://localhost:3000/app/patients/edit#account')
  })

  it('once a day of what looks the same, such as a private window', async () => {
    await signIn()
    for (let times = 0; times < 3; times += 1) await signIn({ address: '198.51.100.4' })
    expect(await subjects()).toHaveLength(1)
    await signIn({ address: '198.51.100.5' })
    expect(await subjects()).toHaveLength(2)
    test.clock.advance({ days: 1 })
    await signIn({ address: '198.51.100.5' })
    expect(await subjects()).toHaveLength(3)
  })

  it('not of a wrong password, nor before the second factor was given', async () => {
    const own = await signIn()
    const { body } = await own.post('/users/enable-2fa')
    await own.post('/users/confirm-2fa', { totpToken: totpAt(body.secret, test.clock.now()) })
    const before = await subjects()
    await signIn({ password: 'Wrong-1234' })
    const other = await signIn()
    expect(await subjects()).toEqual(before)
    test.clock.advance({ seconds: 30 })
    const totpToken = totpAt(body.secret, test.clock.now())
    await other.post('/users/verify-2fa', { userId: patient.userId, totpToken })
    expect(await subjects()).toEqual([...before, 'New login to your account'])
  })

  it('of a new password, in their own language', async () => {
    const own = await signIn({ language: 'es' })
    await own.post('/users/change-password', { currentPassword: testPassword, newPassword: fresh })
    expect(await subjects()).toEqual(['Tu contraseña ha cambiado'])
    expect(await lastText()).toContain('/forgot-password')
  })

  it('of a reset password, but not of the first that they chose', async () => {
    const reset = async () => {
      await new Client(test).post('/users/forgot-password', { email: patient.email })
      const token = decodeURIComponent(/token=([^\s&]+)/.exec(await lastText())?.[1] ?? '')
      const answer = await new Client(test).post('/users/reset-password', { token, newPassword: fresh })
      expect(answer.status).toBe(200)
    }
    await reset()
    expect(await subjects()).toEqual(['Choose a new password'])
    await signIn({ password: fresh })
    await reset()
    expect((await subjects()).at(-1)).toBe('Your password was changed')
  })

  it('of every change of the second factor', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const own = await signIn()
    const { body } = await own.post('/users/enable-2fa')
    await own.post('/users/confirm-2fa', { totpToken: totpAt(body.secret, test.clock.now()) })
    test.clock.advance({ seconds: 30 })
    const totpToken = totpAt(body.secret, test.clock.now())
    await own.post('/users/disable-2fa', { currentPassword: testPassword, totpToken })
    await admin.client.post(`/users/${patient.userId}/reset-2fa`)
    expect(await subjects()).toEqual([
      'Two-factor authentication is on',
      'Two-factor authentication is off',
      'Your two-factor authentication was reset',
    ])
  })
})
