import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint, wire } from '@/lib/endpoints/endpoint'
import { call, RequestError, readAddress } from './request'

const a = endpoint('GET /api/a', 'anyone', wire<{ answer: unknown }>())
const b = endpoint('GET /api/b', 'anyone', wire<{ answer: unknown }>())

interface Answer {
  status: number
  body: unknown
}

const expired = { status: 401, body: { message: 'Token expired', code: 'unauthenticated' } }
const fine = { status: 200, body: { ok: true } }

const asked: string[] = []
let answers: (url: string, nth: number) => Answer | Promise<Answer>
let went: string | null

beforeEach(() => {
  asked.length = 0
  went = null
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`)
    const nth = asked.filter((each) => each.endsWith(` ${url}`)).length
    const { status, body } = await answers(url, nth)
    return new Response(JSON.stringify(body), { status })
  })
  const location = {
    pathname: '/app/patients',
    search: '?q=a',
    origin: 'http://localhost:3000',
    replace: (target: URL | string) => {
      went = String(target)
    },
  }
  vi.stubGlobal('window', { location })
})

afterEach(() => vi.unstubAllGlobals())

describe('section 8, request', () => {
  it('takes an answer that was cut off for none', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"expiresAt": "20'))
    await expect(call(a)).rejects.toMatchObject({ code: 'network' })
  })

  it('renews once for many expired requests, lets others wait, and retries each once', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answers = async (url, nth) => {
      if (url !== '/api/auth/refresh') return nth <= 5 && url === '/api/a' ? expired : fine
      await held
      return fine
    }
    const first = Array.from({ length: 5 }, () => call(a))
    await vi.waitFor(() => expect(asked).toContain('POST /api/auth/refresh'), 5000)
    const late = call(b)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).not.toContain('GET /api/b')
    release()
    expect(await Promise.all([...first, late])).toEqual(Array.from({ length: 6 }, () => ({ ok: true })))
    expect(asked.filter((each) => each === 'POST /api/auth/refresh')).toHaveLength(1)
    expect(asked.filter((each) => each === 'GET /api/a')).toHaveLength(10)
  })

  it('renews once per request only', async () => {
    answers = (url) => (url === '/api/auth/refresh' ? fine : expired)
    await expect(call(a)).rejects.toMatchObject({ status: 401 })
    expect(asked).toEqual(['GET /api/a', 'POST /api/auth/refresh', 'GET /api/a'])
  })

  it('signs out when the renewal is refused', async () => {
    answers = (url) =>
      url === '/api/auth/logout' ? fine : url === '/api/auth/refresh' ? { ...expired, status: 401 } : expired
    await expect(call(a)).rejects.toBeInstanceOf(RequestError)
    expect(asked).toContain('POST /api/auth/logout')
    expect(went).toBe('/login?next=%2Fapp%2Fpatients%3Fq%3Da&ended=over')
  })

  it('stays signed in when the renewal is not answered', async () => {
    answers = (url) =>
      url === '/api/auth/refresh' ? { status: 503, body: { code: 'unavailable' } } : expired
    await expect(call(a)).rejects.toBeInstanceOf(RequestError)
    expect(went).toBeNull()
  })

  it.each([
    ['Invalid token', true],
    ['anything else', true],
    ['Not logged in', false],
    ['No token provided', false],
  ])('401 %s: signs out by a call %s', async (message, calls) => {
    answers = (url) =>
      url === '/api/auth/logout' ? fine : { status: 401, body: { message, code: 'unauthenticated' } }
    await expect(call(a)).rejects.toMatchObject({ status: 401 })
    expect(asked.includes('POST /api/auth/logout')).toBe(calls)
    expect(went).toContain('/login?next=')
  })

  it.each(['Not logged in', 'Invalid token', 'Token expired'])(
    '401 %s: what is asked in the background keeps the page',
    async (message) => {
      answers = () => ({ status: 401, body: { message, code: 'unauthenticated' } })
      await expect(readAddress('/api/a', { stay: true })).rejects.toMatchObject({ status: 401 })
      expect(went).toBeNull()
      expect(asked).not.toContain('POST /api/auth/logout')
    },
  )

  it('says that no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(call(a)).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network error. Please try again later.',
    })
  })
})
