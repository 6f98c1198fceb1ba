import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { navigationOf } from './navigation'
import { crumbsOf, currentLinks } from './place'

describe('crumbsOf', () => {
  it.each<[Role, string, string[]]>([
    ['doctor', '/app', ['calendar']],
    ['clinicadmin', '/app', ['calendar']],
    ['patient', '/app', ['appointments']],
    ['admin', '/app', ['clinicInformation']],
    ['patient', '/app/appointments/1', ['appointments', 'appointment']],
    ['doctor', '/app/appointments/1', ['calendar', 'appointment']],
    ['patient', '/app/appointments/1/book', ['searchDoctor', 'bookAppointment']],
    ['doctor', '/app/history/1', ['patients', 'clinicalHistory']],
    ['patient', '/app/history/1', ['editPatientProfile', 'clinicalHistory']],
    ['doctor', '/app/staff/me', ['myStaffProfile']],
    ['doctor', '/app/patients/register-patient', ['patients', 'patientCreation']],
    ['patient', '/app/staff/1', ['searchDoctor', 'doctor']],
    ['patient', '/app/unheard-of', []],
  ])('of a %s at %s', (role, pathname, labels) => {
    expect(crumbsOf(navigationOf([role]), pathname).map(({ label }) => label)).toEqual(labels)
  })

  it('links the way, not the open screen', () => {
    expect(crumbsOf(navigationOf(['doctor']), '/app/history/1')).toEqual([
      { label: 'patients', href: '/app/patients' },
      { label: 'clinicalHistory' },
    ])
  })
})

describe('currentLinks', () => {
  it.each<[Role, string, object]>([
    ['doctor', '/app/calendar', { calendar: 'page' }],
    ['doctor', '/app', { calendar: 'page' }],
    ['patient', '/app', { appointments: 'page' }],
    ['admin', '/app', {}],
    ['patient', '/app/appointments/1', { appointments: 'true' }],
    ['doctor', '/app/appointments/1', { calendar: 'true' }],
    ['doctor', '/app/patients/register-patient', { registerPatient: 'page' }],
    ['patient', '/app/staff/1', { searchStaff: 'true' }],
    ['doctor', '/app/staff/me', { myStaffProfile: 'page' }],
    ['admin', '/app/staff/me', {}],
    ['patient', '/app/unheard-of', {}],
  ])('for a %s at %s', (role, pathname, expected) => {
    expect(currentLinks(navigationOf([role]), pathname)).toEqual(expected)
  })
})
