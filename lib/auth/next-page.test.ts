import { describe, expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { routes } from '@/lib/routes'
import { nextPage, unpaidCheckout } from './next-page'

it.each([
  [`${routes.plans}?plan=${planCatalogue[1]?._id}&cancelled=1`, { outcome: 'cancelled', plan: 'Advanced' }],
  [`${routes.plans}?plan=none&declined=1`, { outcome: 'declined', plan: undefined }],
  [`${routes.patients}?declined=1`, null],
  [routes.plans, null],
  [null, null],
])('%s leads back from an unpaid checkout: %o', (next, expected) => {
  expect(unpaidCheckout(next)).toEqual(expected)
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
