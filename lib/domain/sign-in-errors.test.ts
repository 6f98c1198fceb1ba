import { describe, expect, it } from 'vitest'
import { disableFault, passwordFault, signInFault, twoFactorFault } from './sign-in-errors'

const later = 'An error occurred. Please try again later.'
const network = 'Network error. Please try again later.'
const wait = (minutes: number) => ({ key: 'errors.tooManyAttempts', values: { minutes } })
const unexpected = 'An unexpected error occurred. Please try again later.'

describe('section 8, signing in', () => {
  it.each([
    [{ status: 400, message: 'Invalid email or password' }, 'Invalid email or password'],
    [{ status: 429, message: 'Too many attempts.', retryAfter: 61 }, wait(2)],
    [{ status: 429 }, wait(1)],
    [{ status: 0 }, network],
    [{ status: 500, message: 'boom at line 3' }, later],
    [{ status: 503, message: 'The clinic API cannot be reached' }, later],
    [{ status: 403 }, later],
  ])('%j says %j', (refusal, fault) => {
    expect(signInFault(refusal)).toEqual(fault)
  })
})

describe('section 8, 2FA verify', () => {
  it.each([
    [{ status: 403, message: 'Locked' }, 'Locked'],
    [{ status: 403 }, '2FA session expired or invalid'],
    [{ status: 403, message: '' }, '2FA session expired or invalid'],
    [{ status: 400, message: 'Used already' }, 'Used already'],
    [{ status: 400 }, 'Invalid 2FA token'],
    [{ status: 500, message: 'stack' }, later],
    [{ status: 404, message: 'Not found' }, later],
    [{ status: 0 }, network],
    [{ status: 503, message: 'The clinic API cannot be reached' }, network],
    [{ status: 504, message: 'The clinic API did not answer in time' }, network],
    [{ status: 502, message: 'The clinic API gave an unreadable answer' }, later],
    [{ status: 429, retryAfter: 600 }, wait(10)],
  ])('%j says %j', (refusal, fault) => {
    expect(twoFactorFault(refusal)).toEqual(fault)
  })
})

describe('section 8, change password', () => {
  it.each([
    [
      { status: 400, message: 'Invalid credentials' },
      { fields: { currentPassword: 'Invalid current password' }, form: null },
    ],
    [
      { status: 401, message: 'Invalid credentials' },
      { fields: { currentPassword: 'Invalid current password' }, form: null },
    ],
    [
      { status: 400, message: 'Invalid input', errors: { newPassword: 'New password is required' } },
      { fields: { newPassword: 'New password is required' }, form: null },
    ],
    [
      { status: 400, errors: { currentPassword: 'a', newPassword: 'b', other: 'c' } },
      { fields: { currentPassword: 'a', newPassword: 'b' }, form: null },
    ],
    [
      { status: 400, errors: { other: 'c' } },
      { fields: {}, form: unexpected },
    ],
    [
      { status: 500, message: 'stack' },
      { fields: {}, form: unexpected },
    ],
    [{ status: 0 }, { fields: {}, form: unexpected }],
    [
      { status: 429, retryAfter: 900 },
      { fields: {}, form: wait(15) },
    ],
  ])('%j says %j', (refusal, fault) => {
    expect(passwordFault(refusal)).toEqual(fault)
  })
})

describe('turning the second factor off', () => {
  it.each([
    [
      { status: 400, message: 'Invalid credentials' },
      { fields: { currentPassword: 'Invalid current password' }, form: null },
    ],
    [
      { status: 400, message: 'Invalid 2FA token' },
      { fields: { totpToken: 'Invalid 2FA token' }, form: null },
    ],
    [
      { status: 400, message: 'Invalid input', errors: { totpToken: '2FA token is required' } },
      { fields: { totpToken: '2FA token is required' }, form: null },
    ],
    [{ status: 500 }, { fields: {}, form: unexpected }],
  ])('%j says %j', (refusal, fault) => {
    expect(disableFault(refusal)).toEqual(fault)
  })
})
