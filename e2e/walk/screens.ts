import type { Role } from '#contract/access'
import { routes } from '../../lib/routes'
import {
  demoClinic,
  demoDoctor,
  demoPatient,
  doctorsAppointment,
  listedHistory,
  ownAppointment,
} from './addresses'

export type Visitor = Role | 'visitor'
export type Address = string | (() => Promise<string>)

const everyone: Role[] = ['patient', 'doctor', 'clinicadmin', 'admin']
const clinic: Role[] = ['clinicadmin', 'admin']
const registrars: Role[] = ['doctor', 'clinicadmin', 'admin']
const clinical: Role[] = ['patient', 'doctor', 'clinicadmin']

const unknown = '0199a3a0-0000-7000-8000-000000000000'

export interface Screen {
  /** Its picture's. */
  name: string
  address: Address
  seenBy: Visitor[]
  status?: number
}

export const screens: Screen[] = [
  { name: 'landing', address: routes.home, seenBy: ['visitor', 'patient'] },
  { name: 'about', address: routes.about, seenBy: ['visitor'] },
  { name: 'team', address: routes.team, seenBy: ['visitor'] },
  { name: 'contact', address: routes.contact, seenBy: ['visitor'] },
  { name: 'terms', address: routes.terms, seenBy: ['visitor'] },
  { name: 'privacy', address: routes.privacy, seenBy: ['visitor'] },
  { name: 'login', address: routes.login, seenBy: ['visitor'] },
  { name: 'verify-2fa', address: routes.verifyTwoFactor, seenBy: ['visitor'] },
  { name: 'forgot-password', address: routes.forgotPassword, seenBy: ['visitor'] },
  { name: 'reset-password', address: `${routes.resetPassword}?token=unknown`, seenBy: ['visitor'] },
  { name: 'register', address: routes.register, seenBy: ['visitor'] },
  { name: 'payment-success', address: routes.paymentSuccess, seenBy: ['visitor'] },
  { name: 'payment-cancel', address: routes.paymentCancel, seenBy: ['visitor'] },
  { name: 'not-found', address: '/no-such-page', seenBy: ['visitor', 'patient'], status: 404 },
  { name: 'login-next', address: `${routes.login}?next=${routes.patients}`, seenBy: ['visitor'] },
  { name: 'home', address: routes.app, seenBy: everyone },
  { name: 'refused', address: routes.registerStaff, seenBy: ['patient'], status: 403 },
  { name: 'calendar', address: routes.calendar, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'appointments', address: routes.appointments, seenBy: ['patient'] },
  { name: 'appointment', address: ownAppointment, seenBy: ['patient'] },
  { name: 'appointment', address: doctorsAppointment, seenBy: ['doctor'] },
  { name: 'unknown-appointment', address: routes.appointment(unknown), seenBy: ['patient', 'doctor'] },
  { name: 'book', address: async () => routes.book(await demoDoctor()), seenBy: ['patient'] },
  { name: 'history', address: async () => routes.history(await demoPatient()), seenBy: ['patient'] },
  { name: 'history', address: listedHistory, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'unknown-history', address: routes.history(unknown), seenBy: ['doctor'], status: 404 },
  {
    name: 'genetic-study',
    address: async () => routes.geneticStudyOf(await demoPatient()),
    seenBy: clinical,
  },
  { name: 'search-staff', address: routes.searchStaff, seenBy: everyone },
  {
    name: 'search-results',
    address: async () => `${routes.searchStaff}?clinicId=${await demoClinic()}`,
    seenBy: ['patient'],
  },
  { name: 'unknown-doctor', address: routes.doctor(unknown), seenBy: ['patient'] },
  { name: 'doctor', address: async () => routes.doctor(await demoDoctor()), seenBy: everyone },
  { name: 'my-staff-profile', address: routes.myStaffProfile, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'register-staff', address: routes.registerStaff, seenBy: ['clinicadmin'] },
  { name: 'patients', address: routes.patients, seenBy: registrars },
  { name: 'patients-none', address: `${routes.patients}?q=zzzzzz`, seenBy: ['doctor'] },
  { name: 'register-patient', address: routes.registerPatient, seenBy: registrars },
  { name: 'patient-created', address: routes.patientCreated, seenBy: ['doctor'] },
  { name: 'patient-edit', address: routes.patientEdit, seenBy: ['patient'] },
  { name: 'clinic-add', address: routes.clinicAdd, seenBy: ['admin'] },
  { name: 'clinic-edit', address: routes.clinicEdit, seenBy: clinic },
  { name: 'clinic-created', address: routes.clinicCreated, seenBy: ['clinicadmin'] },
  { name: 'plans', address: routes.plans, seenBy: clinic },
]
