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

  it.each(expected)(
    'of %j has the specified links in their order, the staff’s below what they open all day',
    (roles, labels) => {
      const isStaff = roles.includes('doctor') || roles.includes('clinicadmin')
      expect(menuOf(roles)[isStaff ? 1 : 0]?.map(({ label }) => label)).toEqual(labels)
    },
  )

  it.each([
    [['doctor'], ['today', 'messages'], ['insights']],
    [
      ['clinicadmin'],
      ['today', 'calendar', 'messages'],
      ['clinicInformation', 'plans', 'staff', 'audit', 'insights'],
    ],
    [
      ['doctor', 'clinicadmin'],
      ['today', 'messages'],
      ['clinicInformation', 'plans', 'staff', 'audit', 'insights'],
    ],
  ] as [Role[], string[], string[]][])(
    'of %j begins with what is open all day and ends with the rest',
    (roles, first, last) => {
      const menu = menuOf(roles).map((group) => group.map(({ label }) => label))
      expect([menu[0], menu[2]]).toEqual([first, last])
    },
  )

  it('of an administrator of the product leads to clinic information, plans and clinic registration', () => {
    const added = ['clinicInformation', 'plans', 'clinicRegistration']
    expect(menuOf(['admin'])[1]?.map(({ label }) => label)).toEqual(added)
  })

  it('of a patient leads to their own history, below what section 6 orders', () => {
    expect(menuOf(['patient'], 'p1')[1]?.map(({ label, href }) => [label, href])).toEqual([
      ['clinicalHistory', '/app/history/p1'],
      ['messages', '/app/messages'],
      ['family', '/app/family'],
    ])
    expect(menuOf(['doctor'], 'p1').flat()).toEqual(menuOf(['doctor']).flat())
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
