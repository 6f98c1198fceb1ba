const seg = encodeURIComponent

/** The address of every screen; what else there is to know of a screen stands under the same name in lib/screens. */
export const routes = {
  home: '/',
  about: '/about',
  team: '/about/team',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  loginAs: (account: 'doctor') => `/login?as=${account}`,
  logout: '/logout',
  verifyTwoFactor: '/verify-2fa',
  setUpTwoFactor: '/set-up-2fa',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  visitLink: (token: string) => `/visit/${seg(token)}`,
  clinicPage: (slug: string) => `/c/${seg(slug)}`,
  embeddedBooking: (slug: string) => `/embed/${seg(slug)}`,
  bookAtClinic: (slug: string) => `/c/${seg(slug)}/book`,
  publicBooking: (token: string) => `/booking/${seg(token)}`,
  shortLink: (token: string) => `/v/${seg(token)}`,
  joinVisit: (token: string) => `/v/${seg(token)}/join`,
  demoPhone: '/phone',
  stopLink: (token: string) => `/unsubscribe/${seg(token)}`,
  register: '/register',
  join: '/join',
  guardian: (token: string) => `/guardian/${seg(token)}`,
  invitation: (token: string) => `/invitations/${seg(token)}`,
  confirmJoin: (token: string) => `/join/${seg(token)}`,
  emailChange: (token: string) => `/email/${seg(token)}`,
  openRecord: '/open-record',
  paymentSuccess: '/success',
  paymentCancel: '/cancel',
  designBook: '/design',
  newPatient: '/new-patient',
  app: '/app',
  forbidden: '/app/forbidden',
  calendar: '/app/calendar',
  staff: '/app/staff',
  doctor: (id: string) => `/app/staff/${seg(id)}`,
  myStaffProfile: '/app/staff/me',
  registerStaff: '/app/register-staff',
  searchStaff: '/app/search-staff',
  appointments: '/app/appointments',
  appointment: (id: string) => `/app/appointments/${seg(id)}`,
  book: (doctorId: string) => `/app/appointments/${seg(doctorId)}/book`,
  reschedule: (doctorId: string, appointmentId: string) =>
    `/app/appointments/${seg(doctorId)}/book?move=${seg(appointmentId)}`,
  bookFor: (doctorId: string, patientId: string) =>
    `/app/appointments/${seg(doctorId)}/book?patient=${seg(patientId)}`,
  history: (id: string) => `/app/history/${seg(id)}`,
  treatments: (id: string) => `/app/history/${seg(id)}/treatments`,
  clinicAdd: '/app/clinics/add',
  clinicEdit: '/app/clinics/edit',
  clinicCreated: '/app/clinics/success',
  audit: '/app/audit',
  insights: '/app/insights',
  insightVisits: '/app/insights/visits',
  messages: '/app/messages',
  newThread: '/app/messages/new',
  thread: (id: string) => `/app/messages/${seg(id)}`,
  today: '/app/today',
  clinicsDay: (day?: string) => `/app/today?clinics=all${day ? `&day=${seg(day)}` : ''}`,
  patients: '/app/patients',
  patientEdit: '/app/patients/edit',
  patientDetails: (id: string) => `/app/patients/${seg(id)}/details`,
  family: '/app/family',
  registerPatient: '/app/patients/register-patient',
  patientCreated: '/app/patients/success',
  patientCreatedOf: (patientId: string) => `/app/patients/success?patient=${seg(patientId)}`,
  imports: '/app/patients/import',
  importFile: (id: string) => `/app/patients/import?file=${seg(id)}`,
  mergePatients: '/app/patients/merge',
  mergeOf: (keep: string) => `/app/patients/merge?keep=${seg(keep)}`,
  mergePair: (keep: string, merge: string) => `/app/patients/merge?keep=${seg(keep)}&merge=${seg(merge)}`,
  erasures: '/app/erasures',
  erasuresOf: (text: string) => `/app/erasures?q=${seg(text)}`,
  plans: '/app/plans',
  plansOf: (clinicId: string) => `/app/plans?clinic=${seg(clinicId)}`,
  geneticStudy: '/app/genetic-study',
  geneticStudyOf: (patientId: string) => `/app/genetic-study?patient=${seg(patientId)}`,
} as const

/** The address to return to after signing in: a path of ours, or null. Anything else could lead away from us. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, own)) return null
  const { origin, pathname, search, hash } = new URL(next, own)
  // `/.//elsewhere` is a path of ours until its dots are gone.
  if (origin !== own || next.startsWith('//') || pathname.startsWith('//')) return null
  const page = pathname.replace(/\/+$/, '')
  return page === routes.login || page === routes.logout ? null : pathname + search + hash
}

const own = 'http://own.invalid'

/** A path with the query string that its page was asked for; repeated and missing values are left out. */
export function withQuery(
  path: string,
  params: Record<string, string | number | string[] | null | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'string' || typeof value === 'number') query.set(key, `${value}`)
  return query.size > 0 ? `${path}?${query}` : path
}

/** A value of a query; a repeated one is left out, as `withQuery` does. */
export function single(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** The sign-in page with the way back, and why the session before it ended. */
export function loginWith(next: string, ended?: 'idle' | 'over'): string {
  const query = [
    ...(safeNext(next) ? [`next=${encodeURIComponent(next)}`] : []),
    ...(ended ? [`ended=${ended}`] : []),
  ]
  return query.length > 0 ? `${routes.login}?${query.join('&')}` : routes.login
}
