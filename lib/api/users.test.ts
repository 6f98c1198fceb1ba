import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiAuth } from '@/lib/api/client'
import { requireStaffAccount } from '@/lib/api/staff'
import { getViewer, refreshTokens, signIn, signOut, verifyTwoFactor } from '@/lib/api/users'
import type { Tokens } from '@/lib/domain/session'
import { addClinic, addPatient, addStaff, testPassword } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'
import { totpAt, wrongTotpAt } from '../../clinic-api/testing/totp.ts'

const visitor = { address: '203.0.113.7', language: 'es' }
const authWith = ({ access }: Tokens): ApiAuth => ({ accessToken: access })

describe('accounts through the web’s calls', () => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const enter = (email: string, password = testPassword) =>
    signIn({ email, password }, visitor, test.clock.now().getTime())

  async function tokensOf(email: string): Promise<Tokens> {
    const entry = await enter(email)
    if (entry.kind !== 'signed-in') throw new Error('A second factor is wanted')
    return entry.tokens
  }

  it('signing in answers who it is, with tokens that open the account', async () => {
    const entry = await enter(doctor.email)
    const { userId, name, surname, email } = doctor
    const viewer = { userId, name, surname, email, roles: ['doctor'], clinicId, doctorId: doctor.id }
    expect(entry).toMatchObject({ kind: 'signed-in', viewer: { ...viewer, patientId: null } })
    const tokens = await tokensOf(doctor.email)
    expect(tokens.renewAt).toBe(test.clock.now().getTime() + 900_000 * 0.8)
    expect(await getViewer(authWith(tokens))).toMatchObject(viewer)
  })

  it.each([
    ['a wrong password', 'Wrong-123', () => doctor.email],
    ['an unknown account', testPassword, () => 'nobody@example.test'],
    ['nothing', '', () => ''],
  ])('signing in with %s is refused with one sentence', async (_what, password, email) => {
    const refusal = { status: 400, code: 'wrong_credentials', message: 'Invalid email or password' }
    await expect(enter(email(), password)).rejects.toMatchObject(refusal)
  })

  it('a refresh token answers a new pair, and the last access token is dead after signing out', async () => {
    const first = await tokensOf(doctor.email)
    const { tokens: next, viewer: told } = await refreshTokens(first.refresh, test.clock.now().getTime())
    expect(told).toMatchObject({ userId: doctor.userId })
    expect(next.access).not.toBe(first.access)
    expect(await getViewer(authWith(next))).toMatchObject({ userId: doctor.userId })
    await signOut(next)
    await expect(getViewer(authWith(next))).rejects.toMatchObject({ status: 401 })
    const dead = refreshTokens(next.refresh, test.clock.now().getTime())
    await expect(dead).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['', 'No token provided'],
    ['garbage', 'Invalid token'],
  ])('the token %j is refused with “%s”', async (accessToken, message) => {
    await expect(getViewer({ accessToken })).rejects.toMatchObject({ status: 401, message })
  })

  it('a token that has expired says so', async () => {
    const tokens = await tokensOf(doctor.email)
    const before = test.clock.now().toISOString()
    test.clock.advance({ minutes: 16 })
    const late = getViewer(authWith(tokens))
    await expect(late).rejects.toMatchObject({ status: 401, message: 'Token expired' })
    test.clock.set(before)
  })

  it('an account of the staff is open to all who are signed in, a patient’s is not', async () => {
    const patient = await addPatient(test, { clinicId })
    const stranger = await addPatient(test)
    const { userId: id, email, name, surname } = doctor
    expect(await requireStaffAccount(authOf(stranger), id)).toEqual({
      id,
      email,
      name,
      surname,
      roles: ['doctor'],
    })
    expect((await requireStaffAccount(authOf(doctor), patient.userId)).email).toBe(patient.email)
    const foreign = requireStaffAccount(authOf(stranger), patient.userId)
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  it('with a second factor a code is wanted, and one of this challenge alone', async () => {
    const { client, email, userId } = doctor
    const { secret } = (await client.post('/users/enable-2fa', {})).body
    await client.post('/users/confirm-2fa', { totpToken: totpAt(secret, test.clock.now()) })
    test.clock.advance({ minutes: 1 })
    const entry = await enter(email)
    if (entry.kind !== 'two-factor') throw new Error('No second factor is wanted')
    expect(entry.userId).toBe(userId)
    const now = test.clock.now()
    const prove = (pending: string, totpToken: string) =>
      verifyTwoFactor({ userId, pending }, { totpToken }, visitor, now.getTime())
    const wrong = prove(entry.pending, wrongTotpAt(secret, now))
    await expect(wrong).rejects.toMatchObject({ status: 400, message: 'Invalid 2FA token' })
    const strange = prove('garbage', totpAt(secret, now))
    await expect(strange).rejects.toMatchObject({
      status: 403,
      message: '2FA session expired or invalid',
    })
    const { viewer, tokens } = await prove(entry.pending, totpAt(secret, now))
    expect(viewer.userId).toBe(userId)
    expect(await getViewer(authWith(tokens))).toEqual(viewer)
  })
})
