import type { Role } from '#contract/access'
import { accessOf, mayOpen } from '@/lib/auth/route-access'
import { routes } from '@/lib/routes'

/** The calendar, one's own profile, or nothing but the administrator who opens it. */
export type RightPlace = 'calendar' | 'teamCalendar' | 'profile' | 'admin'

/** Where somebody who was refused `path` finds what they were looking for, or who opens it; null where it is unknown. */
export function rightPlaceOf(path: string, roles: readonly Role[]): RightPlace | null {
  if (mayOpen(path, roles)) return null
  if (path === routes.appointments && mayOpen(routes.calendar, roles))
    return roles.includes('doctor') ? 'calendar' : 'teamCalendar'
  if (path === routes.patientEdit && mayOpen(routes.myStaffProfile, roles)) return 'profile'
  const isStaff = mayOpen(routes.patients, roles) && !roles.includes('admin')
  return isStaff && accessOf(path)?.includes('clinicadmin') ? 'admin' : null
}
