import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { challengeCookie } from './challenge'
import { openOnce } from './opened-seals'
import { sealedCookie } from './sealed-cookie'
import { openedSession, sessionCookie } from './session'

const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'
const token = `${uuid}.${'x'.repeat(43)}`
const tokens = { access: token, refresh: token, renewAt: 1_795_181_838_899 }
const viewer = {
  userId: uuid,
  name: 'Ana',
  surname: 'Ruiz',
  email: 'ana@clinic.example',
  roles: ['doctor' as const],
  clinicId: uuid,
  doctorId: uuid,
  patientId: null,
}
const session = openedSession(viewer, tokens, 1_795_181_838_899)

beforeAll(() => {
  process.env.SESSION_SECRET = 'a secret of the tests long enough to be one'
})

describe('the sealed session', () => {
  it('opens again as it was', async () => {
    expect(await sessionCookie.unseal(await sessionCookie.seal(session))).toEqual(session)
  })

  it.each(['a', 'ñ', '漢', '👩🏽‍⚕️', '"', '\u0001', '\u2028'])(
    'stays under 2 000 bytes with every field full of %j',
    async (character) => {
      const long = character.repeat(200).slice(0, 200)
      const full = openedSession(
        {
          ...viewer,
          name: long,
          surname: long,
          email: `${'e'.repeat(242)}@example.com`,
          roles: ['patient', 'doctor', 'clinicadmin', 'admin'],
          patientId: uuid,
        },
        tokens,
        1_795_181_838_899,
      )
      const seal = await sessionCookie.seal(full)
      expect(Buffer.byteLength(`${sessionCookie.name()}=${encodeURIComponent(seal)}`)).toBeLessThan(2000)
      expect(await sessionCookie.unseal(seal)).toEqual(full)
    },
  )

  it('outlives its secret: whatever was sealed with an older one of the list still opens', async () => {
    const [old, fresh] = [process.env.SESSION_SECRET, 'a newer secret of the tests that is long enough']
    const sealed = await sessionCookie.seal(session)
    const withSecret = async (text: string) => {
      vi.resetModules()
      vi.stubEnv('SESSION_SECRET', text)
      return (await import('./session')).sessionCookie
    }
    const both = await withSecret(`${fresh}, ${old}`)
    expect(await both.unseal(sealed)).toEqual(session)
    const alone = await withSecret(fresh)
    expect(await alone.unseal(await both.seal(session))).toEqual(session)
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('is opened once, and its copy can be changed by nobody', async () => {
    const seal = await sessionCookie.seal(session)
    const found = await sessionCookie.unseal(seal)
    expect(await sessionCookie.unseal(seal)).toBe(found)
    expect(() => Object.assign(found?.viewer ?? {}, { roles: ['admin'] })).toThrow(TypeError)
  })

  it('is nobody once its time is over, also where it was opened before', async () => {
    const now = Date.now()
    vi.useFakeTimers({ now })
    const content = z.object({ who: z.string() })
    const short = sealedCookie({ name: 'short', content, life: () => 60, clock: () => Date.now() })
    const seal = await short.seal({ who: 'Ana' })
    vi.setSystemTime(now + 59_000)
    expect(await short.unseal(seal)).toEqual({ who: 'Ana' })
    // A minute more is given to clocks that differ; after it the seal is opened anew and refused.
    vi.setSystemTime(now + 121_000)
    expect(await short.unseal(seal)).toBeNull()
    vi.useRealTimers()
  })

  it('keeps no more opened seals than a bound', async () => {
    const first = await sessionCookie.seal(session)
    const found = await sessionCookie.unseal(first)
    for (let count = 0; count < 500; count += 1) {
      await openOnce('other', `Fe26.2*1*a*b*${count}*${Date.now() + 60_000}*c`, async () => ({}), Date.now())
    }
    const again = await sessionCookie.unseal(first)
    expect(again).toEqual(found)
    expect(again).not.toBe(found)
  })

  it('does not show what it holds', async () => {
    const seal = await sessionCookie.seal(session)
    const readable = [
      seal,
      ...seal.split('*').map((part) => Buffer.from(part, 'base64url').toString('latin1')),
    ]
    for (const text of readable) {
      expect(text).not.toContain(token)
      expect(text).not.toContain('clinic.example')
    }
  })

  it('is nobody when a character of it is changed, wherever', async () => {
    const seal = await sessionCookie.seal(session)
    for (let at = 0; at < seal.length; at += 7) {
      const other = seal[at] === 'A' ? 'B' : 'A'
      expect(await sessionCookie.unseal(`${seal.slice(0, at)}${other}${seal.slice(at + 1)}`)).toBeNull()
    }
  })

  it.each([
    undefined,
    '',
    'x',
    '%%%',
    'Fe26.2',
    'Fe26.2**********',
    'Fe26.2*1*a*b*c*d*e*f~2',
    'a'.repeat(5000),
    '{"viewer":{}}',
    '\u0000',
  ])('is nobody for %j', async (value) => {
    expect(await sessionCookie.unseal(value)).toBeNull()
  })

  it('is nobody when it was sealed for something else', async () => {
    const challenge = await challengeCookie.seal({ userId: uuid, pending: token, next: '/app' })
    expect(await sessionCookie.unseal(challenge)).toBeNull()
    expect(await challengeCookie.unseal(await sessionCookie.seal(session))).toBeNull()
  })

  it('is nobody when its shape is of an older version', async () => {
    const { startedAt: _gone, ...older } = session
    expect(await sessionCookie.unseal(await sessionCookie.seal(older as typeof session))).toBeNull()
  })

  it('has flags that keep it from scripts and from other sites', () => {
    expect(sessionCookie.options()).toEqual({ httpOnly: true, secure: false, sameSite: 'lax', path: '/' })
  })
})

describe('the challenge', () => {
  it('stays under 2 000 bytes with the longest way back', async () => {
    const seal = await challengeCookie.seal({ userId: uuid, pending: token, next: `/${'n'.repeat(499)}` })
    expect(seal.length).toBeLessThan(2000)
  })
})
