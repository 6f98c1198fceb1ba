import { expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { deskUserOf, opensOnlyOf } from './desk-user'

const viewer = { userId: 'u', name: 'Ana', surname: 'Gil', email: 'ana@example.test', patientId: null }
const desk = { clinicId: 'here', name: 'Ana Gil' }

it.each<[Role, string | null, string | null, object | null]>([
  ['receptionist', 'here', null, { ...desk, doctorId: null, wholeClinic: true }],
  ['clinicadmin', 'here', null, { ...desk, doctorId: null, wholeClinic: true }],
  ['doctor', 'here', 'gil', { ...desk, doctorId: 'gil', wholeClinic: false }],
  ['doctor', 'here', null, null],
  ['receptionist', null, null, null],
  ['patient', null, null, null],
])('a %s at clinic %s, as doctor %s', (role, clinicId, doctorId, expected) => {
  expect(deskUserOf({ ...viewer, roles: [role], clinicId, doctorId })).toEqual(expected)
})

it.each<[Role[], string | null]>([
  [['doctor'], 'gil'],
  [['doctor', 'clinicadmin'], null],
  [['receptionist'], null],
])('of appointments that are not theirs %j open those of this doctor alone: %s', (roles, expected) => {
  expect(opensOnlyOf({ roles, doctorId: 'gil' })).toBe(expected)
})
