import type { Messages } from 'next-intl'
import { type Role, role } from '#contract/access'
import { routes } from '@/lib/routes'

/** `public`: anyone. Otherwise the roles that may open the screen. */
export type Access = 'public' | readonly Role[]

export type ScreenTitle = keyof Messages['nav']

/** A link in the sidebar, for those who may open the screen and hold one of `roles`, where these are given. */
interface MenuPlace {
  /** What the staff open all day, of what section 6 does not order; the links of section 6; below them the rest. */
  group: 'desk' | 'specified' | 'added'
  /** Its place in the group. */
  order: number
  roles?: readonly Role[]
  /** The submenu in which it stands. */
  within?: 'search'
}

/** The addresses that are screens; the others are the address of one of these with a query. */
export type ScreenName = Exclude<
  keyof typeof routes,
  | 'reschedule'
  | 'clinicsDay'
  | 'bookFor'
  | 'geneticStudyOf'
  | 'loginAs'
  | 'plansOf'
  | 'patientCreatedOf'
  | 'importFile'
  | 'erasuresOf'
  | 'mergeOf'
  | 'mergePair'
>

interface Screen {
  access: Access
  /** Its name in sidebar and breadcrumb; a screen outside the signed-in frame needs none. */
  title?: ScreenTitle
  /** The screens it hangs below; breadcrumb and sidebar take the first that is in the viewer's menu. */
  parents?: readonly ScreenName[]
  /** Its places in the sidebar; a viewer sees the first that is theirs. */
  menu?: readonly MenuPlace[]
  /** The screen whose address its own begins with, for the way back to the same person. */
  of?: ScreenName
  /** Names of its query that the screens below it pass on, for the way back. */
  keeps?: readonly string[]
  inSitemap?: true
}

const everyRole = role.options
const clinicRoles = ['clinicadmin', 'admin'] as const
/** The front desk, for whom section 6 orders nothing. */
const desk = ['receptionist', 'nurse'] as const
const staff = ['doctor', 'clinicadmin', 'admin', ...desk] as const
const clinicTeam = ['doctor', 'clinicadmin', ...desk] as const
const clinical = ['patient', 'doctor', 'clinicadmin'] as const
const historyReaders = [...clinical, 'nurse'] as const
const correspondents = ['patient', ...clinicTeam] as const

/**
 * Every screen, under the name that its address has in `routes`. Who may open it, sidebar, breadcrumb, sitemap and the
 * walk of the tests are read from here. The browser gets what it needs of it as data: never import this in an island.
 */
const table = {
  home: { access: 'public', title: 'home', menu: [{ group: 'specified', order: 1 }], inSitemap: true },
  about: { access: 'public', inSitemap: true },
  team: { access: 'public', inSitemap: true },
  contact: { access: 'public', inSitemap: true },
  terms: { access: 'public', inSitemap: true },
  privacy: { access: 'public', inSitemap: true },
  login: { access: 'public', inSitemap: true },
  logout: { access: 'public' },
  verifyTwoFactor: { access: 'public' },
  setUpTwoFactor: { access: everyRole },
  forgotPassword: { access: 'public' },
  resetPassword: { access: 'public' },
  visitLink: { access: 'public' },
  clinicPage: { access: 'public' },
  embeddedBooking: { access: 'public' },
  bookAtClinic: { access: 'public' },
  publicBooking: { access: 'public' },
  shortLink: { access: 'public' },
  joinVisit: { access: 'public' },
  demoPhone: { access: 'public' },
  stopLink: { access: 'public' },
  register: { access: 'public', inSitemap: true },
  join: { access: 'public', inSitemap: true },
  confirmJoin: { access: 'public' },
  guardian: { access: 'public' },
  invitation: { access: 'public' },
  emailChange: { access: 'public' },
  openRecord: { access: 'public', inSitemap: true },
  paymentSuccess: { access: 'public' },
  paymentCancel: { access: 'public' },
  designBook: { access: 'public' },
  newPatient: { access: staff },
  app: { access: everyRole },
  forbidden: { access: everyRole },
  calendar: {
    access: clinicTeam,
    title: 'calendar',
    menu: [
      { group: 'specified', order: 7, roles: ['doctor'] },
      { group: 'desk', order: 2, roles: ['clinicadmin', ...desk] },
    ],
  },
  today: {
    access: clinicTeam,
    title: 'today',
    menu: [{ group: 'desk', order: 1 }],
  },
  messages: {
    access: correspondents,
    title: 'messages',
    menu: [
      { group: 'desk', order: 3, roles: clinicTeam },
      { group: 'added', order: 1, roles: ['patient'] },
    ],
  },
  thread: { access: correspondents, title: 'thread', parents: ['messages'] },
  newThread: { access: correspondents, title: 'newThread', parents: ['messages'] },
  staff: {
    access: ['clinicadmin'],
    title: 'staff',
    menu: [{ group: 'added', order: 5 }],
  },
  doctor: { access: everyRole, title: 'doctor', parents: ['staff', 'searchStaff'] },
  myStaffProfile: {
    access: staff,
    title: 'myStaffProfile',
    menu: [{ group: 'specified', order: 2, roles: ['doctor'] }],
  },
  registerStaff: {
    access: ['clinicadmin'],
    title: 'registerDoctor',
    parents: ['staff'],
    menu: [{ group: 'specified', order: 3 }],
  },
  searchStaff: {
    access: everyRole,
    title: 'searchDoctor',
    menu: [{ group: 'specified', order: 9, within: 'search' }],
    keeps: ['clinicId', 'specialty'],
  },
  appointments: {
    access: ['patient'],
    title: 'appointments',
    menu: [{ group: 'specified', order: 5 }],
  },
  // An admin, who may read no visit, is told the sentence of section 8 by the page itself.
  appointment: { access: everyRole, title: 'appointment', parents: ['appointments', 'calendar'] },
  book: { access: correspondents, title: 'bookAppointment', parents: ['searchStaff'] },
  history: {
    access: historyReaders,
    title: 'clinicalHistory',
    parents: ['patients'],
    menu: [{ group: 'added', order: 0, roles: ['patient'] }],
  },
  treatments: {
    access: historyReaders,
    title: 'treatments',
    parents: ['patients', 'history'],
    of: 'history',
  },
  clinicAdd: {
    access: clinicRoles,
    title: 'clinicRegistration',
    parents: ['clinicEdit'],
    menu: [{ group: 'added', order: 9, roles: ['admin'] }],
  },
  clinicEdit: {
    access: clinicRoles,
    title: 'clinicInformation',
    menu: [{ group: 'added', order: 3, roles: ['clinicadmin', 'admin'] }],
  },
  clinicCreated: { access: clinicRoles, title: 'clinicCreated' },
  patients: { access: staff, title: 'patients', menu: [{ group: 'specified', order: 8 }] },
  patientEdit: {
    access: ['patient'],
    title: 'editPatientProfile',
    menu: [{ group: 'specified', order: 6 }],
  },
  patientDetails: { access: clinicTeam, title: 'details', parents: ['patients'] },
  family: { access: ['patient'], title: 'family', menu: [{ group: 'added', order: 8 }] },
  registerPatient: {
    access: staff,
    title: 'patientCreation',
    parents: ['patients'],
    menu: [{ group: 'specified', order: 4 }],
  },
  patientCreated: { access: staff, title: 'patientCreated', parents: ['patients'] },
  plans: {
    access: clinicRoles,
    title: 'plans',
    menu: [{ group: 'added', order: 4, roles: ['clinicadmin', 'admin'] }],
  },
  imports: { access: ['clinicadmin'], title: 'imports', parents: ['patients'] },
  mergePatients: { access: clinicRoles, title: 'mergePatients', parents: ['patients'] },
  erasures: { access: ['admin'], title: 'erasures', parents: ['patients'] },
  audit: {
    access: ['clinicadmin', 'auditor'],
    title: 'audit',
    menu: [{ group: 'added', order: 6 }],
  },
  insights: {
    access: ['doctor', 'clinicadmin'],
    title: 'insights',
    menu: [{ group: 'added', order: 7 }],
    keeps: ['from', 'to', 'doctor'],
  },
  insightVisits: { access: ['doctor', 'clinicadmin'], title: 'insightVisits', parents: ['insights'] },
  geneticStudy: { access: clinical, title: 'geneticStudy', parents: ['patients', 'history'], of: 'history' },
} as const satisfies Record<ScreenName, Screen>

/** The screens with a link in somebody's sidebar. */
export type MenuScreen = {
  [Name in ScreenName]: (typeof table)[Name] extends { menu: unknown } ? Name : never
}[ScreenName]

type ScreenRow = Screen & { name: ScreenName; path: string }

function rowOf(name: ScreenName): ScreenRow {
  const address = routes[name]
  const path = typeof address === 'string' ? address : address(':id').replace('%3A', ':')
  return { name, path, ...table[name] }
}

/** The table with the path of every screen; `:id` stands for one segment. */
export const screens: readonly ScreenRow[] = Object.keys(table).map((name) => rowOf(name as ScreenName))

/** The home page by role (section 6), Today for the front desk; `clinicEdit` for roles with neither a calendar nor appointments. */
export function homeOf(roles: readonly Role[]): 'calendar' | 'today' | 'appointments' | 'clinicEdit' {
  if (roles.includes('doctor') || roles.includes('clinicadmin')) return 'calendar'
  if (desk.some((each) => roles.includes(each))) return 'today'
  return roles.includes('patient') ? 'appointments' : 'clinicEdit'
}
