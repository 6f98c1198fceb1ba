import type { Messages } from 'next-intl'
import { routes } from '@/lib/routes'
import type { NavLinkId } from './nav-links'

export type Crumb = { label: keyof Messages['nav']; href?: string }

type Rule = {
  path: RegExp
  label: Crumb['label']
  /** Where the screen hangs; the first that the viewer's sidebar offers. */
  parents?: NavLinkId[]
}

const rules: Rule[] = [
  { path: /^\/app\/calendar$/, label: 'calendar' },
  { path: /^\/app\/appointments$/, label: 'appointments' },
  { path: /^\/app\/appointments\/[^/]+\/book$/, label: 'bookAppointment', parents: ['searchDoctor'] },
  { path: /^\/app\/appointments\/[^/]+$/, label: 'appointment', parents: ['appointments', 'calendar'] },
  { path: /^\/app\/staff\/me$/, label: 'myStaffProfile' },
  { path: /^\/app\/staff\/[^/]+$/, label: 'doctor', parents: ['searchDoctor'] },
  { path: /^\/app\/register-staff$/, label: 'registerDoctor' },
  { path: /^\/app\/search-staff$/, label: 'searchDoctor' },
  { path: /^\/app\/clinics\/add$/, label: 'clinicRegistration' },
  { path: /^\/app\/clinics\/edit$/, label: 'clinicInformation' },
  { path: /^\/app\/clinics\/success$/, label: 'clinicCreated' },
  { path: /^\/app\/patients$/, label: 'patients' },
  { path: /^\/app\/patients\/edit$/, label: 'editPatientProfile' },
  { path: /^\/app\/patients\/register-patient$/, label: 'patientCreation', parents: ['patients'] },
  { path: /^\/app\/patients\/success$/, label: 'patientCreated', parents: ['patients'] },
  { path: /^\/app\/history\/[^/]+$/, label: 'clinicalHistory', parents: ['patients', 'editPatientProfile'] },
  { path: /^\/app\/plans$/, label: 'plans' },
  { path: /^\/app\/genetic-study$/, label: 'geneticStudy', parents: ['patients', 'editPatientProfile'] },
]

const addresses: Partial<Record<NavLinkId, string>> = {
  appointments: routes.appointments,
  calendar: routes.calendar,
  searchDoctor: routes.searchStaff,
  patients: routes.patients,
  editPatientProfile: routes.patientEdit,
}

/** The way to the open screen, its own name last; `offered` are the links of the viewer's sidebar. */
export function crumbsOf(pathname: string, offered: NavLinkId[]): Crumb[] {
  if (pathname === routes.app) {
    return [{ label: homeLabel(offered) }]
  }
  const rule = rules.find(({ path }) => path.test(pathname))
  if (!rule) return []
  const parent = rule.parents?.find((id) => offered.includes(id))
  return [...(parent ? [{ label: parent, href: addresses[parent] }] : []), { label: rule.label }]
}

/** Section 6: the screen that home is, told by what else the sidebar offers; a clinic admin's has no link of its own. */
function homeLabel(offered: NavLinkId[]): Crumb['label'] {
  if (offered.includes('calendar') || offered.includes('registerDoctor')) return 'calendar'
  return offered.includes('appointments') ? 'appointments' : 'clinicInformation'
}
