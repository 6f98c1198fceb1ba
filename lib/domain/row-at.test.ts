import { expect, it } from 'vitest'
import { rowAt } from './row-at'

const rows = ['/', '/app', '/app/staff/:id', '/app/staff/me', '/app/:id/book'].map((path) => ({ path }))

it.each([
  ['/', '/'],
  ['/app', '/app'],
  ['/app/', '/app'],
  ['//app', '/app'],
  ['/app/staff/me', '/app/staff/me'],
  ['/app/staff/7', '/app/staff/:id'],
  ['/app/7/book/', '/app/:id/book'],
  ['/app/staff', undefined],
  ['/app/staff/7/8', undefined],
  ['/elsewhere', undefined],
])('finds at %s the row of %s', (pathname, path) => {
  expect(rowAt(rows, pathname)?.path).toBe(path)
})
