export type NavLinkId =
  | 'home'
  | 'myStaffProfile'
  | 'registerDoctor'
  | 'patientCreation'
  | 'appointments'
  | 'editPatientProfile'
  | 'calendar'
  | 'patients'
  | 'search'
  | 'searchDoctor'

/** A link of the sidebar; one with children is a submenu and its own address is not used. */
export type NavLink = { id: NavLinkId; href: string; children?: NavLink[] }

/** Screens that belong to a link without standing below its address. */
const sections: Partial<Record<NavLinkId, RegExp>> = {
  appointments: /^\/app\/appointments\/[^/]+$/,
  calendar: /^\/app\/appointments\/[^/]+$/,
  patients: /^\/app\/history\//,
  searchDoctor: /^\/app\/(staff\/(?!me$)|appointments\/[^/]+\/book$)/,
}

/** `/app` itself is the calendar of those who have one, and the appointments of a patient. */
const shownAtIndex: NavLinkId[] = ['calendar', 'appointments']

/** What aria-current says of a link while `pathname` is open. */
export function currentState(id: NavLinkId, href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href || (pathname === '/app' && shownAtIndex.includes(id))) return 'page'
  return sections[id]?.test(pathname) ? 'true' : undefined
}
