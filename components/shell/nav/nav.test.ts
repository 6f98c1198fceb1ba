import { describe, expect, it } from 'vitest'
import { crumbsOf } from './crumbs'
import { currentState, type NavLinkId } from './nav-links'

const patient: NavLinkId[] = ['home', 'appointments', 'editPatientProfile', 'searchDoctor']
const doctor: NavLinkId[] = [
  'home',
  'myStaffProfile',
  'calendar',
  'patients',
  'patientCreation',
  'searchDoctor',
]
const admin: NavLinkId[] = ['home', 'patients', 'patientCreation', 'searchDoctor']

describe('crumbsOf', () => {
  it.each<[string, NavLinkId[], string[]]>([
    ['/app', doctor, ['calendar']],
    ['/app', patient, ['appointments']],
    ['/app', admin, ['clinicInformation']],
    ['/app/appointments/1', patient, ['appointments', 'appointment']],
    ['/app/appointments/1', doctor, ['calendar', 'appointment']],
    ['/app/appointments/1/book', patient, ['searchDoctor', 'bookAppointment']],
    ['/app/history/1', doctor, ['patients', 'clinicalHistory']],
    ['/app/history/1', patient, ['editPatientProfile', 'clinicalHistory']],
    ['/app/staff/me', doctor, ['myStaffProfile']],
    ['/app/staff/1', patient, ['searchDoctor', 'doctor']],
    ['/app/unheard-of', patient, []],
  ])('%s', (pathname, offered, labels) => {
    expect(crumbsOf(pathname, offered).map(({ label }) => label)).toEqual(labels)
  })

  it('links the way, not the open screen', () => {
    expect(crumbsOf('/app/history/1', doctor)).toEqual([
      { label: 'patients', href: '/app/patients' },
      { label: 'clinicalHistory' },
    ])
  })
})

describe('currentState', () => {
  it.each([
    ['calendar', '/app/calendar', '/app/calendar', 'page'],
    ['calendar', '/app/calendar', '/app', 'page'],
    ['appointments', '/app/appointments', '/app/appointments/1', 'true'],
    ['patients', '/app/patients', '/app/patients/register-patient', undefined],
    ['searchDoctor', '/app/search-staff', '/app/staff/1', 'true'],
    ['searchDoctor', '/app/search-staff', '/app/staff/me', undefined],
    ['home', '/', '/app', undefined],
  ] as const)('%s at %s while %s is open: %s', (id, href, pathname, expected) => {
    expect(currentState(id, href, pathname)).toBe(expected)
  })
})
