import { type Role, role } from '#contract/access'
import { routes } from '@/lib/routes'

/** `public`: anyone. Otherwise the roles that may open the page; what is not listed is refused. */
export type Access = 'public' | readonly Role[]

interface RouteAccess {
  /** A path; `:name` stands for one segment. */
  pattern: string
  access: Access
}

const everyRole = role.options
const clinicRoles = ['clinicadmin', 'admin'] as const
const registrars = ['doctor', 'clinicadmin', 'admin'] as const
const clinical = ['patient', 'doctor', 'clinicadmin'] as const

/** Page to roles, more special patterns first. Read by the middleware, the sidebar and every page. */
export const routeAccess: readonly RouteAccess[] = [
  { pattern: routes.home, access: 'public' },
  { pattern: routes.about, access: 'public' },
  { pattern: routes.team, access: 'public' },
  { pattern: routes.contact, access: 'public' },
  { pattern: routes.terms, access: 'public' },
  { pattern: routes.privacy, access: 'public' },
  { pattern: routes.login, access: 'public' },
  { pattern: routes.logout, access: 'public' },
  { pattern: routes.verifyTwoFactor, access: 'public' },
  { pattern: routes.forgotPassword, access: 'public' },
  { pattern: routes.resetPassword, access: 'public' },
  { pattern: routes.register, access: 'public' },
  { pattern: routes.paymentSuccess, access: 'public' },
  { pattern: routes.paymentCancel, access: 'public' },
  { pattern: '/design', access: 'public' },
  { pattern: routes.newPatient, access: registrars },
  { pattern: routes.app, access: everyRole },
  { pattern: routes.forbidden, access: everyRole },
  { pattern: routes.calendar, access: ['doctor', 'clinicadmin'] },
  { pattern: routes.myStaffProfile, access: registrars },
  { pattern: '/app/staff/:doctorId', access: everyRole },
  { pattern: routes.registerStaff, access: ['clinicadmin'] },
  { pattern: routes.searchStaff, access: everyRole },
  { pattern: routes.appointments, access: ['patient'] },
  { pattern: '/app/appointments/:id', access: clinical },
  { pattern: '/app/appointments/:id/book', access: ['patient'] },
  { pattern: '/app/history/:id', access: clinical },
  { pattern: routes.clinicAdd, access: clinicRoles },
  { pattern: routes.clinicEdit, access: clinicRoles },
  { pattern: routes.clinicCreated, access: clinicRoles },
  { pattern: routes.patientEdit, access: ['patient'] },
  { pattern: routes.registerPatient, access: registrars },
  { pattern: routes.patientCreated, access: registrars },
  { pattern: routes.patients, access: registrars },
  { pattern: routes.plans, access: clinicRoles },
  { pattern: routes.geneticStudy, access: clinical },
]

/** Who may open `path` (without query); null for a path that no page declares. */
export function accessOf(path: string): Access | null {
  const segments = segmentsOf(path)
  return routeAccess.find((row) => matches(segmentsOf(row.pattern), segments))?.access ?? null
}

/** Whether somebody with `roles` may open `path`; an undeclared path is nobody's. */
export function mayOpen(path: string, roles: readonly Role[]): boolean {
  const access = accessOf(path)
  if (access === null) return false
  return access === 'public' || roles.some((each) => access.includes(each))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}
