import type { Role } from '#contract/access'
import { accessOf, mayOpen } from '@/lib/auth/route-access'
import { routes, withQuery } from '@/lib/routes'

/** By their texts in the namespace `refused`: what somebody is told, and the way there or to somebody who helps. */
const places = {
  calendar: {
    text: 'calendar',
    way: { href: withQuery(routes.calendar, { view: 'agenda' }), label: 'openAgenda' },
    help: null,
  },
  teamCalendar: { text: 'teamCalendar', way: { href: routes.calendar, label: 'openCalendar' }, help: null },
  profile: { text: 'profile', way: { href: routes.myStaffProfile, label: 'openProfile' }, help: null },
  admin: { text: 'admin', way: null, help: null },
  clinic: { text: 'clinic', way: null, help: { href: routes.newThread, label: 'writeClinic' } },
} as const

/** Where somebody who was refused `path` finds what they were looking for, or who opens it; null where it is unknown. */
export function rightPlaceOf(path: string, roles: readonly Role[]) {
  if (mayOpen(path, roles)) return null
  if (path === routes.appointments && mayOpen(routes.calendar, roles))
    return roles.includes('doctor') ? places.calendar : places.teamCalendar
  if (path === routes.patientEdit && mayOpen(routes.myStaffProfile, roles)) return places.profile
  if (accessOf(path) === null || roles.includes('admin')) return null
  if (mayOpen(routes.patients, roles)) return isOfAdministrators(path) ? places.admin : null
  return mayOpen(routes.newThread, roles) ? places.clinic : null
}

/** Whether a clinic's administrator opens it and nobody else of the clinic does. */
function isOfAdministrators(path: string) {
  const access = accessOf(path)
  return (
    Array.isArray(access) &&
    access.includes('clinicadmin') &&
    access.every((role) => role === 'clinicadmin' || role === 'admin')
  )
}
