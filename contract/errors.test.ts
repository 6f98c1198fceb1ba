import { describe, expect, it } from 'vitest'
import { readEnvelope } from './errors.ts'

describe('an envelope without code is understood by its message and status', () => {
  it.each([
    [401, 'Token expired', 'unauthenticated'],
    [401, 'Invalid token', 'unauthenticated'],
    [401, 'No token provided', 'unauthenticated'],
    [403, 'You need another role', 'forbidden'],
    [403, '2FA session expired or invalid', 'challenge_expired'],
    [403, 'Please confirm your password', 'password_needed'],
    [400, 'Invalid 2FA token', 'wrong_code'],
    [400, 'Invalid credentials', 'wrong_credentials'],
    [400, 'A patient with the same DNI or Email already exists', 'duplicate'],
    [400, 'Something else', 'invalid_input'],
    [404, 'No such doctor', 'not_found'],
    [409, 'Taken', 'conflict'],
    [418, 'Teapot', 'invalid_input'],
    [500, 'Oh', 'internal'],
    [507, 'Full', 'internal'],
  ])('%i %s is %s', (status, message, code) => {
    expect(readEnvelope({ message }, status)).toEqual({ message, code })
  })

  it('keeps the code it has, and what it says of fields', () => {
    const envelope = { message: 'Invalid input', code: 'stale', errors: { name: 'Name is required' } }
    expect(readEnvelope(envelope, 409)).toEqual(envelope)
  })

  it('reads past a code and fields that are not ours', () => {
    const foreign = { message: 'No', code: 'E_17', errors: ['x'] }
    expect(readEnvelope(foreign, 404)).toMatchObject({ message: 'No', code: 'not_found' })
  })

  it.each([null, 'no', [], {}, { message: 1 }])('%j is none', (body) => {
    expect(readEnvelope(body, 401)).toBeNull()
  })

  it.each([
    [400, 'invalid_input'],
    [403, 'forbidden'],
  ])('%i says enough without a message', (status, code) => {
    expect(readEnvelope({}, status)).toEqual({ message: '', code })
  })
})
