import type { Role } from '#contract/access'
import type { DemoRole } from '../../lib/content/demo-accounts'
import { routes } from '../../lib/routes'
import { type ScreenName, screens as table } from '../../lib/screens'
import {
  clinicsThread,
  demoClinic,
  demoDoctor,
  demoPatient,
  doctorsAppointment,
  listedDetails,
  listedHistory,
  listedTreatments,
  ownAppointment,
  ownStopLink,
  ownThread,
} from './addresses'

export type Visitor = DemoRole | 'visitor'
export type Address = string | (() => Promise<string>)

export interface Screen {
  /** Its picture's. */
  name: string
  address: Address
  seenBy: readonly Visitor[]
  status?: number
}

type Visit = Omit<Screen, 'name'>

/** The screens whose path names somebody or something: what the demo has to show there, and to whom. */
type AboutSomething = {
  [Name in ScreenName]: (typeof routes)[Name] extends string ? never : Name
}[ScreenName]

/** The clinic of the demo that has a page. */
const demoSlug = 'clinica-retiro'
const clinical: DemoRole[] = ['patient', 'doctor', 'clinicadmin']
const everyone: DemoRole[] = [...clinical, 'admin', 'receptionist', 'nurse']

const aboutSomething: Record<AboutSomething, Visit[]> = {
  appointment: [
    { address: ownAppointment, seenBy: ['patient'] },
    { address: doctorsAppointment, seenBy: ['doctor', 'receptionist'] },
  ],
  book: [{ address: async () => routes.book(await demoDoctor()), seenBy: ['patient'] }],
  doctor: [{ address: async () => routes.doctor(await demoDoctor()), seenBy: everyone }],
  guardian: [{ address: routes.guardian('unknown'), seenBy: ['visitor'] }],
  emailChange: [{ address: routes.emailChange('unknown'), seenBy: ['visitor'] }],
  invitation: [{ address: routes.invitation('unknown'), seenBy: ['visitor'] }],
  confirmJoin: [{ address: routes.confirmJoin('unknown'), seenBy: ['visitor'] }],
  visitLink: [{ address: routes.visitLink('unknown'), seenBy: ['visitor'] }],
  clinicPage: [{ address: routes.clinicPage(demoSlug), seenBy: ['visitor'] }],
  embeddedBooking: [{ address: routes.embeddedBooking(demoSlug), seenBy: ['visitor'] }],
  bookAtClinic: [{ address: routes.bookAtClinic(demoSlug), seenBy: ['visitor'] }],
  publicBooking: [{ address: routes.publicBooking('unknown'), seenBy: ['visitor'] }],
  shortLink: [{ address: routes.shortLink('unknown'), seenBy: ['visitor'] }],
  joinVisit: [{ address: routes.joinVisit('unknown'), seenBy: ['visitor'] }],
  stopLink: [{ address: ownStopLink, seenBy: ['visitor'] }],
  thread: [
    { address: ownThread, seenBy: ['patient'] },
    { address: clinicsThread, seenBy: ['clinicadmin', 'nurse'] },
  ],
  history: [
    { address: async () => routes.history(await demoPatient()), seenBy: ['patient'] },
    { address: listedHistory, seenBy: ['doctor', 'clinicadmin', 'nurse'] },
  ],
  patientDetails: [{ address: listedDetails, seenBy: ['receptionist', 'clinicadmin'] }],
  treatments: [
    { address: async () => routes.treatments(await demoPatient()), seenBy: ['patient'] },
    { address: listedTreatments, seenBy: ['doctor'] },
  ],
}

/** Screens that are visited in another way than their row of the table says: by fewer, or with a query. */
const otherwise: Partial<Record<ScreenName, Partial<Visit> | 'not visited'>> = {
  home: { seenBy: ['visitor', 'patient'] },
  resetPassword: { address: `${routes.resetPassword}?token=unknown` },
  geneticStudy: { address: async () => routes.geneticStudyOf(await demoPatient()) },
  myStaffProfile: { seenBy: ['doctor', 'clinicadmin', 'receptionist'] },
  // A search stays at the list; without one, a wide window opens its first conversation.
  messages: { address: `${routes.messages}?q=a` },
  patientCreated: { seenBy: ['doctor'] },
  clinicCreated: { seenBy: ['clinicadmin'] },
  newPatient: 'not visited', // leads on to registerPatient
  forbidden: 'not visited', // drawn as `refused` below
  logout: 'not visited', // signs out
  designBook: 'not visited', // no screen of the product
}

/** An auditor always has another role as well: nobody sees a screen as nothing else. */
const isOwn = (role: Role): role is DemoRole => role !== 'auditor'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function visitsOf({ name, path, access }: (typeof table)[number]): Screen[] {
  const change = otherwise[name]
  if (change === 'not visited') return []
  const isAboutSomething = (each: ScreenName): each is AboutSomething => each in aboutSomething
  const visits = isAboutSomething(name)
    ? aboutSomething[name]
    : [
        {
          address: path,
          seenBy: access === 'public' ? (['visitor'] as const) : access.filter(isOwn),
          ...change,
        },
      ]
  return visits.map((visit) => ({ name: kebab(name), ...visit }))
}

const unknown = '0199a3a0-0000-7000-8000-000000000000'

/** The same screens with nothing, or with something else, to show. */
const further: Screen[] = [
  { name: 'not-found', address: '/no-such-page', seenBy: ['visitor', 'patient'], status: 404 },
  {
    name: 'not-found-signed-in',
    address: '/app/no-such-page',
    seenBy: ['patient', 'receptionist'],
    status: 404,
  },
  { name: 'login-next', address: `${routes.login}?next=${routes.patients}`, seenBy: ['visitor'] },
  { name: 'refused', address: routes.registerStaff, seenBy: ['patient'], status: 403 },
  { name: 'unknown-appointment', address: routes.appointment(unknown), seenBy: everyone },
  { name: 'unknown-history', address: routes.history(unknown), seenBy: ['doctor'], status: 404 },
  {
    name: 'search-results',
    address: async () => `${routes.searchStaff}?clinicId=${await demoClinic()}`,
    seenBy: ['patient'],
  },
  { name: 'calendar-day', address: `${routes.calendar}?view=day`, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'calendar-agenda', address: `${routes.calendar}?view=agenda`, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'calendar-team', address: `${routes.calendar}?view=team`, seenBy: ['clinicadmin', 'receptionist'] },
  { name: 'unknown-doctor', address: routes.doctor(unknown), seenBy: ['patient'] },
  { name: 'patients-none', address: `${routes.patients}?q=zzzzzz`, seenBy: ['doctor'] },
]

export const screens: readonly Screen[] = [...table.flatMap(visitsOf), ...further]
