import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { POST as refresh } from '@/app/api/auth/refresh/route'
import { POST as register } from '@/app/api/auth/register/route'
import { POST as reset } from '@/app/api/auth/reset-password/route'
import { POST as verify } from '@/app/api/auth/verify-2fa/route'
import { getViewer } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { openedSession, sessionCookie } from '@/lib/auth/session'
import { pushSubscriptions } from '../../../clinic-api/db/schema/push.ts'
import { addClinic, addStaff, newDni, testPassword, unique } from '../../../clinic-api/testing/fixtures.ts'
import { listeningTestApp } from '../../../clinic-api/testing/listening-app.ts'
import { readMails } from '../../../clinic-api/testing/mails.ts'
import type { TestApp } from '../../../clinic-api/testing/test-app.ts'
import { totpAt, wrongTotpAt } from '../../../clinic-api/testing/totp.ts'
import { askCall } from './ask-call'
import { ask, jar } from './browser'

vi.mock('next/headers', () => import('./browser'))

let test: TestApp
let doctor: Awaited<ReturnType<typeof addStaff>>

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  jar.clear()
  doctor = await addStaff(test, { clinicId: (await addClinic(test)).id })
})

const session = () => sessionCookie.read()
const isSignedOut = async () => !(await session()) && !(await challengeCookie.read())
const enter = (more: object = {}) =>
  ask(login, { body: { email: doctor.email, password: testPassword, ...more } })

/** The doctor signs in with two factors from now on; answers what makes the second. */
async function withTwoFactors(): Promise<string> {
  const { secret } = (await doctor.client.post('/users/enable-2fa')).body
  await doctor.client.post('/users/confirm-2fa', { totpToken: totpAt(secret, test.clock.now()) })
  test.clock.advance({ minutes: 1 })
  return secret
}

describe('signing in', () => {
  it('seals who it is and tokens that open the account, and leads to the app', async () => {
    expect(await enter()).toMatchObject({ status: 200, body: { goTo: '/app' } })
    const opened = await session()
    expect(opened?.viewer).toMatchObject({ userId: doctor.userId, doctorId: doctor.id, roles: ['doctor'] })
    const viewer = await getViewer({ accessToken: opened?.tokens.access ?? '' })
    expect(viewer).toMatchObject({ userId: doctor.userId })
  })

  it.each([
    ['/app/calendar?week=2026-11-16', '/app/calendar?week=2026-11-16'],
    ['https://evil.example/', '/app'],
    ['//evil.example', '/app'],
    ['/\\evil.example', '/app'],
    [null, '/app'],
  ])('leads back to %j as %s', async (next, goTo) => {
    expect((await enter({ next })).body).toEqual({ goTo })
  })

  it('with a wrong password is refused with one sentence and opens nothing', async () => {
    const refused = await enter({ password: 'Wrong-1234' })
    expect(refused).toMatchObject({ status: 400, body: { message: 'Invalid email or password' } })
    expect(await isSignedOut()).toBe(true)
  })

  it('ends the session that this browser had before', async () => {
    await enter()
    const before = await session()
    await enter()
    const dead = getViewer({ accessToken: before?.tokens.access ?? '' })
    await expect(dead).rejects.toMatchObject({ status: 401 })
  })
})

describe('the second factor', () => {
  it('is asked for before there is a session, and leads where the first one was going', async () => {
    const secret = await withTwoFactors()
    expect((await enter({ next: '/app/calendar' })).body).toEqual({ goTo: '/verify-2fa' })
    expect(await session()).toBeNull()
    const answer = await ask(verify, { body: { totpToken: totpAt(secret, test.clock.now()) } })
    expect(answer).toMatchObject({ status: 200, body: { goTo: '/app/calendar' } })
    expect((await session())?.viewer.userId).toBe(doctor.userId)
    expect(await challengeCookie.read()).toBeNull()
  })

  it('forgets a way back that would not fit into its cookie', async () => {
    const secret = await withTwoFactors()
    await enter({ next: `/app/calendar?week=${'x'.repeat(500)}` })
    const answer = await ask(verify, { body: { totpToken: totpAt(secret, test.clock.now()) } })
    expect(answer.body).toEqual({ goTo: '/app' })
  })

  it('without a password before it opens nothing', async () => {
    const secret = await withTwoFactors()
    const answer = await ask(verify, { body: { totpToken: totpAt(secret, test.clock.now()) } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'challenge_expired' } })
    expect(await isSignedOut()).toBe(true)
  })

  it('may be wrong a few times; then the password has to be given again', async () => {
    const secret = await withTwoFactors()
    await enter()
    const guess = () => ask(verify, { body: { totpToken: wrongTotpAt(secret, test.clock.now()) } })
    expect(await guess()).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
    expect(await challengeCookie.read()).not.toBeNull()
    let last = await guess()
    for (let tries = 2; tries < 6 && last.status === 400; tries += 1) last = await guess()
    expect(last).toMatchObject({ status: 403, body: { code: 'challenge_expired' } })
    expect(await challengeCookie.read()).toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session here and at the clinic API, and has the cache cleared', async () => {
    await enter()
    const tokens = (await session())?.tokens
    const answer = await ask(logout)
    expect(answer).toMatchObject({ status: 200, body: { goTo: '/' } })
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(await isSignedOut()).toBe(true)
    await expect(getViewer({ accessToken: tokens?.access ?? '' })).rejects.toMatchObject({ status: 401 })
  })

  it('ends the notifications of this browser, and of no other', async () => {
    await enter()
    const keys = { p256dh: 'B', auth: 'a', createdAt: test.clock.now() }
    const at = (browser: string) => `https://fcm.googleapis.com/fcm/send/${doctor.userId}-${browser}`
    const rows = ['here', 'elsewhere'].map((browser) => ({ id: at(browser), endpoint: at(browser) }))
    await test.db.orm
      .insert(pushSubscriptions)
      .values(rows.map((row) => ({ ...row, userId: doctor.userId, ...keys })))
    expect((await ask(logout, { body: { pushEndpoint: at('here') } })).status).toBe(200)
    const left = await test.db.orm
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, doctor.userId))
    expect(left.map(({ endpoint }) => endpoint)).toEqual([at('elsewhere')])
    expect(await isSignedOut()).toBe(true)
  })

  it('works without a session, and while a second factor is asked for', async () => {
    expect((await ask(logout)).status).toBe(200)
    await withTwoFactors()
    await enter()
    await ask(logout)
    expect(await isSignedOut()).toBe(true)
  })
})

describe('renewing', () => {
  it('seals the next tokens for the same session', async () => {
    await enter()
    const before = await session()
    expect((await ask(refresh)).status).toBe(200)
    const after = await session()
    expect(after?.tokens.access).not.toBe(before?.tokens.access)
    expect(after?.startedAt).toBe(before?.startedAt)
  })

  it('is refused without a session', async () => {
    expect(await ask(refresh)).toMatchObject({ status: 401, body: { message: 'Not logged in' } })
  })

  it('drops a session that the clinic API has ended', async () => {
    await enter()
    const opened = await session()
    if (!opened) throw new Error('Not signed in')
    const tokens = { ...opened.tokens, refresh: 'of nobody' }
    await sessionCookie.write(openedSession(opened.viewer, tokens, 1))
    expect((await ask(refresh)).status).toBe(401)
    expect(await isSignedOut()).toBe(true)
  })
})

describe('registering', () => {
  const newcomer = () => ({
    name: 'Irene',
    surname: 'Vega',
    email: `owner${unique()}@example.test`,
    password: testPassword,
    dni: newDni(),
  })

  it('signs the newcomer in and leads to their clinic’s registration', async () => {
    const person = newcomer()
    expect(await ask(register, { body: person })).toMatchObject({ body: { goTo: '/app/clinics/add' } })
    expect((await session())?.viewer).toMatchObject({ email: person.email, roles: ['clinicadmin'] })
  })

  it('with the address of an account leads to the sign-in and opens nothing', async () => {
    const person = newcomer()
    await ask(register, { body: person })
    jar.clear()
    const again = await ask(register, { body: { ...person, dni: newDni(), password: 'Another-1234' } })
    expect(again).toMatchObject({ status: 200, body: { goTo: expect.stringMatching(/^\/login/) } })
    expect(await isSignedOut()).toBe(true)
  })
})

describe('a forgotten password', () => {
  const forget = (email: string, headers = {}) =>
    askCall('account.forgotPassword', { body: { email }, headers })

  it('is set anew by the link of a mail in the reader’s language, and signs this browser out', async () => {
    expect((await forget(doctor.email, { 'accept-language': 'es' })).status).toBe(200)
    const mail = (await readMails(test)).find(({ to }) => to.includes(doctor.email))
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    expect(mail?.text).toMatch(/contraseña/i)
    await enter()
    const changed = await ask(reset, { body: { token, newPassword: 'Fresh-12345' } })
    expect(changed.status).toBe(200)
    expect(await isSignedOut()).toBe(true)
    expect((await enter()).status).toBe(400)
    expect((await enter({ password: 'Fresh-12345' })).status).toBe(200)
  })

  it('of nobody is answered alike', async () => {
    const [known, unknown] = [await forget(doctor.email), await forget('nobody@example.test')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })
})
