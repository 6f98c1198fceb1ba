import { expect, it } from 'vitest'
import { memberRefusal } from './member'

it.each([
  [403, 'Forbidden', 'team.noSeat'],
  [409, 'A clinic needs an administrator', 'team.lastAdmin'],
  [409, 'Already a member', 'team.alreadyHere'],
  [500, 'Internal', 'team.failed'],
])('%i %s is said as %s', (status, message, key) => {
  expect(memberRefusal({ status, message })).toEqual({ key })
})
