import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { mayOpen } from '@/lib/auth/route-access'
import { sidebarLinks } from './sidebar-links'

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

describe('the sidebar', () => {
  it.each(expected)('of %j', (roles, ids) => {
    expect(sidebarLinks(roles).map(({ id }) => id)).toEqual(ids)
  })

  it.each(expected)('offers %j nothing that is refused', (roles) => {
    expect(sidebarLinks(roles).filter(({ href }) => !mayOpen(href, roles))).toEqual([])
  })
})
