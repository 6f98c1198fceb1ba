import { expect, it } from 'vitest'
import { routes } from '@/lib/routes'
import { rightPlaceOf } from './right-place'

it.each([
  [routes.appointments, 'doctor', 'calendar'],
  [routes.appointments, 'receptionist', 'teamCalendar'],
  [routes.appointments, 'admin', null],
  [routes.patientEdit, 'doctor', 'profile'],
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
] as const)('%s: a %s finds it at %s', (path, role, place) => {
  expect(rightPlaceOf(path, [role])?.text ?? null).toBe(place)
})

it('a doctor’s own appointments are the agenda’s, the clinic’s are its calendar’s', () => {
  const wayOf = (role: 'doctor' | 'receptionist') => rightPlaceOf(routes.appointments, [role])?.way?.href
  expect(wayOf('doctor')).toBe(`${routes.calendar}?view=agenda`)
  expect(wayOf('receptionist')).toBe(routes.calendar)
})
