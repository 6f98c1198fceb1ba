import { describe, expect, it } from 'vitest'
import { loginWith, routes, safeNext, withQuery } from './routes'

describe('safeNext', () => {
  it.each([
    ['/app', '/app'],
    ['/app/patients?q=a&sort=name#top', '/app/patients?q=a&sort=name#top'],
    ['/success', '/success'],
    ['/app/../about', '/about'],
    ['/login-help', '/login-help'],
  ])('keeps %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected)
  })

  it.each([
    null,
    undefined,
    '',
    'app',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' /app',
    '/login',
    '/login?next=%2Flogin',
    '/logout',
    '/./logout',
    '/logout/',
    '/%6cogin/..//logout',
  ])('refuses %j', (next) => {
    expect(safeNext(next)).toBeNull()
  })
})

describe('loginWith', () => {
  it('carries the way back', () => {
    expect(loginWith('/app/patients?q=a b')).toBe('/login?next=%2Fapp%2Fpatients%3Fq%3Da%20b')
    expect(loginWith('//evil.example')).toBe('/login')
  })

  it('encodes what stands in an address', () => {
    expect(routes.doctor('a/b')).toBe('/app/staff/a%2Fb')
  })
})

describe('withQuery', () => {
  it.each([
    [{}, '/app/search-staff'],
    [{ clinicId: 'c 1', specialty: undefined }, '/app/search-staff?clinicId=c+1'],
    [{ clinicId: ['a', 'b'], specialty: '' }, '/app/search-staff?specialty='],
    [{ version: 0 }, '/app/search-staff?version=0'],
  ])('%o', (params, expected) => {
    expect(withQuery(routes.searchStaff, params)).toBe(expected)
  })
})
