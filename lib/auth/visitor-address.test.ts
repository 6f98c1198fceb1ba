import { expect, it } from 'vitest'
import { visitorAddress } from './visitor-address'

it.each([
  [undefined, null],
  ['', null],
  ['203.0.113.7', '203.0.113.7'],
  ['1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['::1', '::1'],
])('visitorAddress %j is %j', (header, expected) => {
  expect(visitorAddress(new Headers(header === undefined ? {} : { 'x-forwarded-for': header }))).toBe(
    expected,
  )
})
