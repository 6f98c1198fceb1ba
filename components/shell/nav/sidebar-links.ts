import type { Role } from '#contract/access'
import { routes } from '@/lib/routes'
import type { NavLink } from './nav-links'

interface RoleLink extends NavLink {
  /** Absent: for everyone. */
  roles?: readonly Role[]
}

/** Section 6, the sidebar: which link is for whom, in the order of section 2. */
const sidebar: readonly RoleLink[] = [
  { id: 'home', href: routes.home },
  { id: 'myStaffProfile', href: routes.myStaffProfile, roles: ['doctor'] },
  { id: 'registerDoctor', href: routes.registerStaff, roles: ['clinicadmin'] },
  { id: 'patientCreation', href: routes.registerPatient, roles: ['doctor', 'admin', 'clinicadmin'] },
  { id: 'appointments', href: routes.appointments, roles: ['patient'] },
  { id: 'editPatientProfile', href: routes.patientEdit, roles: ['patient'] },
  { id: 'calendar', href: routes.calendar, roles: ['doctor'] },
  { id: 'patients', href: routes.patients, roles: ['doctor', 'admin', 'clinicadmin'] },
  {
    id: 'search',
    href: routes.searchStaff,
    children: [{ id: 'searchDoctor', href: routes.searchStaff }],
  },
]

/** The sidebar of somebody with `userRoles`. */
export function sidebarLinks(userRoles: readonly Role[]): NavLink[] {
  return sidebar
    .filter(({ roles }) => !roles || roles.some((role) => userRoles.includes(role)))
    .map(({ roles: _, ...link }) => link)
}
