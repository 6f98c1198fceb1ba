import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/calls/account'
import { getAccount } from '@/lib/api/account'
import { sendCall } from '@/lib/api/send-call'
import { signIn } from '@/lib/api/users'
import { sendFor } from '@/lib/api/visitor'
import { addPatient, newDni, testPassword, unique } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import { readMails } from '../../clinic-api/testing/mails.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'
import { totpAt } from '../../clinic-api/testing/totp.ts'

const visitor = { address: '203.0.113.8', language: 'en' }
const newPassword = 'Other-4567'

describe('one’s own account through the web’s calls', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  afterAll(() => test.close())

  const enter = (email: string, password: string) =>
    signIn({ email, password }, visitor, test.clock.now().getTime())

  it('the password changes for whoever knows it, and is refused in words that fit the form', async () => {
    const { email, ...patient } = await addPatient(test)
    const auth = authOf(patient)
    const changePassword = (body: { currentPassword: string; newPassword: string }) =>
      sendCall(auth, accountCalls.changePassword, { body })
    const wrong = changePassword({ currentPassword: 'Wrong-123', newPassword })
    await expect(wrong).rejects.toMatchObject({ status: 400, message: 'Invalid credentials' })
    const weak = changePassword({ currentPassword: testPassword, newPassword: 'weak' })
    await expect(weak).rejects.toMatchObject({
      status: 400,
      envelope: { errors: { newPassword: 'Password must be at least 8 characters long' } },
    })
    await changePassword({ currentPassword: testPassword, newPassword })
    await expect(enter(email, testPassword)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect((await enter(email, newPassword)).kind).toBe('signed-in')
  })

  it('the second factor counts from its first code until it is turned off', async () => {
    const { email, ...patient } = await addPatient(test)
    const auth = authOf(patient)
    const asks = { twoFactorNeeded: false, strictPasswords: false }
    const startTwoFactor = () => sendCall(auth, accountCalls.startTwoFactor, { body: {} })
    const { secret, qrCodeUrl } = await startTwoFactor()
    expect(qrCodeUrl).toMatch(/^data:image\/png;base64,/)
    expect(await getAccount(auth)).toEqual({ email, ...asks, twoFactorEnabled: false })
    const body = { totpToken: totpAt(secret, test.clock.now()) }
    const { recoveryCodes } = await sendCall(auth, accountCalls.confirmTwoFactor, { body })
    expect(recoveryCodes).toHaveLength(10)
    expect(await getAccount(auth)).toEqual({ email, ...asks, twoFactorEnabled: true })
    await expect(startTwoFactor()).rejects.toMatchObject({ status: 409 })
    test.clock.advance({ minutes: 1 })
    const totpToken = totpAt(secret, test.clock.now())
    const factors = { currentPassword: testPassword, totpToken }
    await sendCall(auth, accountCalls.disableTwoFactor, { body: factors })
    expect(await getAccount(auth)).toEqual({ email, ...asks, twoFactorEnabled: false })
  })

  it('a forgotten password is set anew with the link of the mail, once', async () => {
    const { email } = await addPatient(test)
    const forget = (body: { email: string }) => sendCall(null, accountCalls.forgotPassword, { body })
    expect(await forget({ email: 'nobody@example.test' })).toEqual(await forget({ email }))
    const mail = (await readMails(test)).find(({ to }) => to.includes(email))
    const token = decodeURIComponent(/token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '')
    await sendFor(visitor, accountCalls.resetPassword, { body: { token, newPassword } })
    expect((await enter(email, newPassword)).kind).toBe('signed-in')
    const again = sendFor(visitor, accountCalls.resetPassword, { body: { token, newPassword } })
    await expect(again).rejects.toMatchObject({ status: 400 })
  })

  it('an owner starts as a clinic administrator without a clinic', async () => {
    const email = `owner${unique()}@example.test`
    const owner = { name: 'Eva', surname: 'Ruiz', dni: newDni(), email, password: testPassword }
    await sendFor(visitor, accountCalls.register, { body: owner })
    expect(await enter(email, testPassword)).toMatchObject({
      viewer: { name: 'Eva', roles: ['clinicadmin'], clinicId: null, doctorId: null },
    })
    const again = sendFor(visitor, accountCalls.register, { body: { ...owner, dni: newDni() } })
    await expect(again).resolves.toHaveProperty('message')
  })
})
