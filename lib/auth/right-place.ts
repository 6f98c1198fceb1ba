import type { Role } from '#contract/access'
import { accessOf, mayOpen } from '@/lib/auth/route-access'
import { routes, withQuery } from '@/lib/routes'

/** Texts (keys of `refused`) and help per group that may open the screen. */
const places = {
  admin: { text: 'admin', help: null },
  clinic: { text: 'clinic', help: { href: routes.newThread, label: 'writeClinic' } },
} as const

/** The reader's own counterpart of `path`, to redirect to; null if they may open `path` or have none. */
export function ownPlaceOf(path: string, roles: readonly Role[]): string | null {
  if (mayOpen(path, roles)) return null
  if (path === routes.appointments && mayOpen(routes.calendar, roles))
    return roles.includes('doctor') ? withQuery(routes.calendar, { view: 'agenda' }) : routes.calendar
  return path === routes.patientEdit && mayOpen(routes.myStaffProfile, roles) ? routes.myStaffProfile : null
}

/** Who opens `path` for somebody who was refused it; null where that is unknown. */
export function rightPlaceOf(path: string, roles: readonly Role[]) {
  if (mayOpen(path, roles) || accessOf(path) === null || roles.includes('admin')) return null
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
