import { expect, it } from 'vitest'
import { z } from 'zod'
import { optionalEmail } from './common.ts'

it.each([
  [' ana@example.test ', 'ana@example.test'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('an address that may be left out: %j is %j', (typed, kept) => {
  expect(optionalEmail.parse(typed)).toBe(kept)
})

it('an address that is typed has to be one', () => {
  expect(optionalEmail.safeParse('ana@').success).toBe(false)
})

it.each([
  [undefined, 'This field is required'],
  [5, 'Invalid value'],
])('a schema without a message of its own says of %s: %s', (value, message) => {
  expect(z.string().safeParse(value).error?.issues).toMatchObject([{ message }])
})
