import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { mayOpen } from '@/lib/auth/route-access'
import { screens } from '@/lib/screens'
import { menuOf, navigationOf } from './navigation'

const expected: [Role[], string[]][] = [
  [['patient'], ['home', 'appointments', 'editPatientProfile', 'search']],
  [['doctor'], ['home', 'myStaffProfile', 'patientCreation', 'calendar', 'patients', 'search']],
  [['clinicadmin'], ['home', 'registerDoctor', 'patientCreation', 'patients', 'search']],
  [['admin'], ['home', 'patientCreation', 'patients', 'search']],
  [
    ['doctor', 'clinicadmin'],
    ['home', 'myStaffProfile', 'registerDoctor', 'patientCreation', 'calendar', 'patients', 'search'],
  ],
]

const desk = [
  ['today', 'calendar', 'messages'],
  ['home', 'patientCreation', 'patients', 'search'],
]

describe('the sidebar', () => {
  it.each(['receptionist', 'nurse'] as const)('of a %s is their own and begins with Today', (role) => {
    expect(menuOf([role]).map((group) => group.map(({ label }) => label))).toEqual(desk)
    expect(navigationOf([role]).places.filter(({ path }) => !mayOpen(path, [role]))).toEqual([])
  })

  it.each(expected)('of %j has the specified links on top', (roles, labels) => {
    expect(menuOf(roles)[0]?.map(({ label }) => label)).toEqual(labels)
  })

  it('of a clinic administrator reaches today, messages, calendar, clinic, plans, staff, log and insights below them', () => {
    const added = [
      'today',
      'messages',
      'calendar',
      'clinicInformation',
      'plans',
      'staff',
      'audit',
      'insights',
    ]
    expect(menuOf(['clinicadmin'])[1]?.map(({ label }) => label)).toEqual(added)
    expect(menuOf(['doctor', 'clinicadmin'])[1]?.map(({ label }) => label)).toEqual(
      added.filter((label) => label !== 'calendar'),
    )
    expect(menuOf(['doctor'])[1]?.map(({ label }) => label)).toEqual(['today', 'messages', 'insights'])
  })

  it('of an administrator of the product leads to clinic information, plans and clinic registration', () => {
    const added = ['clinicInformation', 'plans', 'clinicRegistration']
    expect(menuOf(['admin'])[1]?.map(({ label }) => label)).toEqual(added)
  })

  it.each(expected)('offers %j nothing that is refused', (roles) => {
    expect(
      menuOf(roles)
        .flat()
        .filter(({ href }) => !mayOpen(href, roles)),
    ).toEqual([])
  })

  it('has no two links in one place', () => {
    const taken = screens.flatMap(({ menu = [] }) => menu.map(({ group, order }) => `${group} ${order}`))
    expect(taken).toEqual([...new Set(taken)])
  })
})

it.each(expected)('the browser of %j is told of no screen that is refused', (roles) => {
  expect(navigationOf(roles).places.filter(({ path }) => !mayOpen(path, roles))).toEqual([])
})
