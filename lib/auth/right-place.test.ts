import { expect, it } from 'vitest'
import { routes } from '@/lib/routes'
import { ownPlaceOf, rightPlaceOf } from './right-place'

it.each([
  [routes.appointments, 'admin', null],
  [routes.mergePatients, 'receptionist', 'admin'],
  [routes.clinicEdit, 'doctor', 'admin'],
  [routes.clinicEdit, 'patient', 'clinic'],
  [routes.plans, 'patient', 'clinic'],
  [routes.plans, 'auditor', null],
  ['/app/nowhere', 'patient', null],
  [routes.history('x'), 'receptionist', null],
  [routes.insights, 'nurse', null],
  [routes.erasures, 'doctor', null],
  [routes.forbidden, 'doctor', null],
] as const)('%s: a %s reads who opens it: %s', (path, role, place) => {
  expect(rightPlaceOf(path, [role])?.text ?? null).toBe(place)
})

it.each([
  [routes.appointments, 'doctor', `${routes.calendar}?view=agenda`],
  [routes.appointments, 'receptionist', routes.calendar],
  [routes.appointments, 'patient', null],
  [routes.appointments, 'admin', null],
  [routes.patientEdit, 'doctor', routes.myStaffProfile],
  [routes.patientEdit, 'patient', null],
  [routes.plans, 'doctor', null],
] as const)('%s: a %s is led to %s', (path, role, place) => {
  expect(ownPlaceOf(path, [role])).toBe(place)
})
