import { expect, it } from 'vitest'
import { isLook } from './audit-looks'

it.each([
  ['history.read', true],
  ['appointment.list-range', true],
  ['patient.access-log', true],
  ['thread.mark-read', true],
  ['hold.create', true],
  ['record.download', false],
  ['notification.mark', false],
  ['access.break-glass', false],
  ['session.sign-in', true],
])('%s changes nothing: %s', (action, expected) => {
  expect(isLook({ action, outcome: 'done' })).toBe(expected)
})
