import { expect, it } from 'vitest'
import { mobileNumber, wholeNumber } from './mobile-number.ts'

it.each([
  ['612 34 56 78', '+34612345678', '+34612345678'],
  ['0034 712345678', '+34712345678', '+34712345678'],
  ['34612345678', '+34612345678', '+34612345678'],
  ['(+34) 612-345-678', '+34612345678', '+34612345678'],
  ['91 234 56 78', '+34912345678', null],
  ['+34 812 345 678', '+34812345678', null],
  ['+44 (0)20 7946 0958', '+442079460958', '+442079460958'],
  ['12345', null, null],
  ['5551234567', null, null],
])('%s is %s, and messages reach it at %s', (typed, whole, mobile) => {
  expect(wholeNumber(typed)).toBe(whole)
  expect(mobileNumber(typed)).toBe(mobile)
})
