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
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  register: '/register',
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
  history: (id: string) => `/app/history/${seg(id)}`,
  clinicAdd: '/app/clinics/add',
  clinicEdit: '/app/clinics/edit',
  clinicCreated: '/app/clinics/success',
  patients: '/app/patients',
  patientEdit: '/app/patients/edit',
  registerPatient: '/app/patients/register-patient',
  patientCreated: '/app/patients/success',
  patientCreatedOf: (patientId: string) => `/app/patients/success?patient=${seg(patientId)}`,
  plans: '/app/plans',
  plansOf: (clinicId: string) => `/app/plans?clinic=${seg(clinicId)}`,
  geneticStudy: '/app/genetic-study',
  geneticStudyOf: (patientId: string) => `/app/genetic-study?patient=${seg(patientId)}`,
} as const

/** The two kinds of file of a clinical history, as they stand in addresses. */
type FileKind = 'analytic' | 'image'

/** Route handlers of the web program, called by the browser. */
export const api = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  refresh: '/api/auth/refresh',
  verifyTwoFactor: '/api/auth/verify-2fa',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  register: '/api/auth/register',
  changePassword: '/api/account/password',
  startTwoFactor: '/api/account/two-factor',
  confirmTwoFactor: '/api/account/two-factor/confirm',
  disableTwoFactor: '/api/account/two-factor/disable',
  live: '/api/live',
  workshifts: '/api/workshifts',
  workshift: (id: string) => `/api/workshifts/${seg(id)}`,
  week: '/api/schedule',
  appointments: '/api/appointments',
  appointment: (id: string) => `/api/appointments/${seg(id)}`,
  appointmentAction: (id: string, verb: 'cancel' | 'complete' | 'no-show' | 'reschedule') =>
    `/api/appointments/${seg(id)}/${verb}`,
  slots: '/api/appointments/slots',
  bookableDays: '/api/appointments/bookable-days',
  doctors: '/api/staff',
  doctor: (id: string) => `/api/staff/${seg(id)}`,
  patients: '/api/patients',
  linkPatient: '/api/patients/link',
  patient: (id: string) => `/api/patients/${seg(id)}`,
  clinics: '/api/clinics',
  clinic: (id: string) => `/api/clinics/${seg(id)}`,
  payments: '/api/payments',
  history: (id: string) => `/api/histories/${seg(id)}`,
  conditions: (id: string) => `/api/histories/${seg(id)}/conditions`,
  condition: (id: string, conditionId: string) => `/api/histories/${seg(id)}/conditions/${seg(conditionId)}`,
  treatments: (id: string) => `/api/histories/${seg(id)}/treatments`,
  treatment: (id: string, treatmentId: string) => `/api/histories/${seg(id)}/treatments/${seg(treatmentId)}`,
  allergies: (id: string) => `/api/histories/${seg(id)}/allergies`,
  historyFile: (id: string, kind: FileKind, fileId: string) =>
    `/api/histories/${seg(id)}/files/${kind}/${seg(fileId)}`,
  historyFileBytes: (id: string, kind: FileKind, fileId: string) =>
    `/api/files/histories/${seg(id)}/${kind}/${seg(fileId)}`,
  uploadHistoryFile: (id: string, kind: FileKind) => `/api/uploads/histories/${seg(id)}/${kind}`,
  uploadFastq: (patientId: string) => `/api/uploads/patients/${seg(patientId)}/fastq`,
  requestFastq: (patientId: string) => `/api/genetic-study/${seg(patientId)}/fastq-request`,
  notifyGenetic: (patientId: string) => `/api/genetic-study/${seg(patientId)}/notification`,
} as const

/** The address to return to after signing in: a path of ours, or null. Anything else could lead away from us. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, own)) return null
  const { origin, pathname, search, hash } = new URL(next, own)
  // `/.//elsewhere` is a path of ours until its dots are gone.
  if (origin !== own || next.startsWith('//') || pathname.startsWith('//')) return null
  return pathname === routes.login || pathname === routes.logout ? null : pathname + search + hash
}

const own = 'http://own.invalid'

/** A path with the query string that its page was asked for; repeated and missing values are left out. */
export function withQuery(path: string, params: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) if (typeof value === 'string') query.set(key, value)
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
