import { describe, expect, it } from 'vitest'
import { routes } from '@/lib/routes'
import { isUnpaidCheckout, nextPage } from './next-page'

it.each([
  [`${routes.plans}?plan=advanced&cancelled=1`, true],
  [`${routes.plans}?declined=1`, true],
  [routes.plans, false],
  [null, false],
])('%s leads back from an unpaid checkout: %s', (next, expected) => {
  expect(isUnpaidCheckout(next)).toBe(expected)
})

describe('after signing in', () => {
  it.each([
    ['/app', '/app'],
    ['/', '/'],
    ['/app/patients?q=a&sort=name#top', '/app/patients?q=a&sort=name#top'],
    ['/app?next=/api/auth/logout', '/app?next=/api/auth/logout'],
    ['/app/../about', '/about'],
    [routes.confirmJoin('0193.secret'), '/join/0193.secret'],
    [routes.reschedule('d', 'a'), '/app/appointments/d/book?move=a'],
  ])('%s is a page to return to', (next, expected) => {
    expect(nextPage(next)).toBe(expected)
  })

  it.each([
    null,
    '//evil.example',
    '/login',
    '/logout',
    '/api/auth/logout',
    '/api/auth/refresh?x=/app',
    '/app/../api/auth/logout',
    '/app/%2e%2e/api/auth/logout',
    '/%61pi/auth/logout',
    '/API/auth/logout',
    '/api',
    '/feeds/token.ics',
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/opengraph-image',
    '/shots/week-en-light.webp',
    '/_next/static/chunks/a.js',
    '/nowhere',
  ])('%j is none', (next) => {
    expect(nextPage(next)).toBeNull()
  })
})
