import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demoFault, secretFault, secretsOf } from './settings'

describe('a secret of the environment', () => {
  it.each(['', 'short', 'x'.repeat(31), ',', `${'k9Zq3'.repeat(8)}v,short`])('%j is too short', (text) => {
    expect(secretFault(text)).toMatch(/^is too short/)
  })

  it.each([
    'a'.repeat(32),
    'ab'.repeat(40),
    'password'.repeat(5),
    '1234567890'.repeat(4),
    '12345678901234567890123456789012345',
  ])('%s is too easy to guess', (text) => {
    expect(secretFault(text)).toMatch(/^is too easy to guess/)
  })

  it('is fine when it is random, in whatever letters, and so is a list of them', () => {
    for (let round = 0; round < 500; round += 1) {
      const secrets = (['hex', 'base64url'] as const).map((form) => randomBytes(24).toString(form))
      expect(secretFault(secrets.join(', '))).toBeNull()
      expect(secretsOf(secrets.join(', '))).toEqual(secrets)
    }
  })
})

describe('the demo', () => {
  const home = { host: '127.0.0.1', appUrl: null }

  it.each([
    { demo: '1', ...home },
    { demo: '1', host: 'localhost', appUrl: 'http://localhost:3000' },
    { demo: '1', host: '::1', appUrl: null },
    { demo: '0', host: '0.0.0.0', appUrl: 'https://clinic.example' },
    { demo: 'public', host: '0.0.0.0', appUrl: 'https://clinic.example' },
  ])('may start with %j', (settings) => {
    expect(demoFault(settings)).toBeNull()
  })

  it.each([
    [{ demo: '1', ...home, appUrl: 'https://clinic.example' }, 'APP_URL'],
    [{ demo: '1', ...home, host: '0.0.0.0' }, 'HOST'],
    [{ demo: '1', ...home, host: '::' }, 'HOST'],
    [{ demo: '1', ...home, host: '192.168.1.7' }, 'HOST'],
    [{ demo: '1', ...home, host: '127.0.0.1.evil.example' }, 'HOST'],
  ])('must not start with %j: it names %s', (settings, variable) => {
    expect(demoFault(settings)).toContain(variable)
    expect(demoFault(settings)).toContain('CLINIC_DEMO=public')
  })
})
