import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './guard-write'

const plain = 'http://localhost:3000'
const secure = 'https://clinic.example'

describe('isSameOrigin', () => {
  it.each([
    ['the browser says so', plain, { 'sec-fetch-site': 'same-origin' }, true],
    ['the browser says cross-site', plain, { 'sec-fetch-site': 'cross-site', origin: plain }, false],
    ['the browser says same-site', plain, { 'sec-fetch-site': 'same-site', origin: plain }, false],
    ['typed into the address bar', plain, { 'sec-fetch-site': 'none', origin: plain }, false],
    ['the public address', plain, { origin: plain }, true],
    ['the public address, another host header', secure, { origin: secure, host: '10.0.0.5:3000' }, true],
    ['the address that was called', plain, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    ['another port', plain, { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
    ['another host', plain, { origin: 'http://evil.example', host: 'localhost:3000' }, false],
    [
      'plain http in front of https',
      secure,
      { origin: 'http://clinic.example', host: 'clinic.example' },
      false,
    ],
    [
      'a host that the caller made up',
      secure,
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      false,
    ],
    ['a null origin', plain, { origin: 'null', host: 'localhost:3000' }, false],
    ['a broken origin', plain, { origin: 'localhost:3000', host: 'localhost:3000' }, false],
    ['nothing at all', plain, { host: 'localhost:3000' }, false],
  ])('%s', (_what, publicAddress, headers, expected) => {
    expect(isSameOrigin(new Headers(headers), publicAddress)).toBe(expected)
  })
})
