import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { navigationOf } from './navigation'
import { crumbsOf, currentLinks } from './place'

const nothing = new URLSearchParams()

describe('crumbsOf', () => {
  it.each<[Role, string, string[]]>([
    ['doctor', '/app', ['home']],
    ['clinicadmin', '/app', ['home']],
    ['patient', '/app', ['home']],
    ['admin', '/app', ['home']],
    ['patient', '/app/appointments/1', ['appointments', 'appointment']],
    ['doctor', '/app/appointments/1', ['calendar', 'appointment']],
    ['patient', '/app/appointments/1/book', ['searchDoctor', 'bookAppointment']],
    ['doctor', '/app/history/1', ['patients', 'clinicalHistory']],
    ['patient', '/app/history/1', ['clinicalHistory']],
    ['patient', '/app/history/1/treatments', ['clinicalHistory', 'treatments']],
    ['patient', '/app/genetic-study', ['clinicalHistory', 'geneticStudy']],
    ['doctor', '/app/history/1/treatments', ['patients', 'clinicalHistory', 'treatments']],
    ['doctor', '/app/staff/me', ['myStaffProfile']],
    ['doctor', '/app/patients/register-patient', ['patients', 'patientCreation']],
    ['clinicadmin', '/app/register-staff', ['staff', 'registerDoctor']],
    ['clinicadmin', '/app/clinics/add', ['clinicInformation', 'clinicRegistration']],
    ['patient', '/app/staff/1', ['searchDoctor', 'doctor']],
    ['patient', '/app/unheard-of', []],
  ])('of a %s at %s', (role, pathname, labels) => {
    expect(crumbsOf(navigationOf([role], '1'), pathname, nothing).map(({ label }) => label)).toEqual(labels)
  })

  it('links the way, not the open screen', () => {
    expect(crumbsOf(navigationOf(['doctor']), '/app/history/1', nothing)).toEqual([
      { label: 'patients', href: '/app/patients' },
      { label: 'clinicalHistory' },
    ])
    expect(crumbsOf(navigationOf(['doctor']), '/app/history/1/treatments', nothing)).toEqual([
      { label: 'patients', href: '/app/patients' },
      { label: 'clinicalHistory', href: '/app/history/1' },
      { label: 'treatments' },
    ])
    const study = new URLSearchParams({ patient: '1' })
    expect(crumbsOf(navigationOf(['doctor']), '/app/genetic-study', study)).toEqual([
      { label: 'patients', href: '/app/patients' },
      { label: 'clinicalHistory', href: '/app/history/1' },
      { label: 'geneticStudy' },
    ])
    expect(crumbsOf(navigationOf(['doctor']), '/app/genetic-study', nothing)).toHaveLength(2)
  })

  it.each<[string, string]>([
    ['/app/staff/1', 'staff'],
    ['/app/staff/1?clinicId=c1', 'searchDoctor'],
  ])('of an administrator at %s lead back to where they came from', (address, label) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const [back] = crumbsOf(navigationOf(['clinicadmin']), pathname, searchParams)
    expect(back?.label).toBe(label)
  })

  it('leads back to the search as it was', () => {
    const query = new URLSearchParams({ clinicId: 'c1', specialty: 'urology', day: '2026-11-23' })
    const back = (address: string, sent: URLSearchParams) =>
      crumbsOf(navigationOf(['patient']), address, sent)[0]?.href
    expect(back('/app/staff/1', query)).toBe('/app/search-staff?clinicId=c1&specialty=urology')
    expect(back('/app/appointments/1/book', nothing)).toBe('/app/search-staff')
  })

  it.each<[Role, string]>([
    ['patient', 'appointments'],
    ['doctor', 'calendar'],
  ])('of a %s who moves a visit lead to where it is', (role, label) => {
    const crumbs = crumbsOf(
      navigationOf([role]),
      '/app/appointments/1/book',
      new URLSearchParams({ move: '2' }),
    )
    expect(crumbs.map((crumb) => crumb.label)).toEqual([label, 'bookAppointment'])
  })
})

describe('currentLinks', () => {
  it.each<[Role, string, object]>([
    ['doctor', '/app/calendar', { calendar: 'page' }],
    ['doctor', '/app', { home: 'page' }],
    ['clinicadmin', '/app', { home: 'page' }],
    ['patient', '/app', { home: 'page' }],
    ['admin', '/app', { home: 'page' }],
    ['admin', '/app/clinics/edit', { clinicEdit: 'page' }],
    ['admin', '/app/plans', { plans: 'page' }],
    ['patient', '/app/appointments/1', { appointments: 'true' }],
    ['doctor', '/app/appointments/1', { calendar: 'true' }],
    ['doctor', '/app/patients/register-patient', { registerPatient: 'page' }],
    ['patient', '/app/staff/1', { searchStaff: 'true' }],
    ['doctor', '/app/staff/me', { myStaffProfile: 'page' }],
    ['admin', '/app/staff/me', {}],
    ['patient', '/app/history/1', { history: 'page' }],
    ['patient', '/app/history/1/treatments', { history: 'true' }],
    ['patient', '/app/unheard-of', {}],
  ])('for a %s at %s', (role, pathname, expected) => {
    expect(currentLinks(navigationOf([role], '1'), pathname, nothing)).toEqual(expected)
  })

  it.each<[Role, object]>([
    ['patient', { appointments: 'true' }],
    ['doctor', { calendar: 'true' }],
  ])('marks for a %s who moves a visit where it is', (role, expected) => {
    const query = new URLSearchParams({ move: '2' })
    expect(currentLinks(navigationOf([role]), '/app/appointments/1/book', query)).toEqual(expected)
  })
})
