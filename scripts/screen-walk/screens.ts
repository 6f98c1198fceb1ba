import { z } from 'zod'
import type { Role } from '#contract/access'
import { appointmentList } from '#contract/appointments'
import { patientListAnswer } from '#contract/patients'
import { clinicApiAs } from '../../e2e/clinic-api'
import { routes } from '../../lib/routes'

export type Visitor = Role | 'visitor'
type Address = string | (() => Promise<string>)

const everyone: Role[] = ['patient', 'doctor', 'clinicadmin', 'admin']
const clinic: Role[] = ['clinicadmin', 'admin']
const registrars: Role[] = ['doctor', 'clinicadmin', 'admin']
const clinical: Role[] = ['patient', 'doctor', 'clinicadmin']

async function demoDoctor() {
  const { user } = await clinicApiAs('doctor')
  return z.string().parse(user.doctorid)
}

async function demoPatient() {
  const { user } = await clinicApiAs('patient')
  return z.string().parse(user.patientid)
}

async function ownAppointment() {
  const caller = await clinicApiAs('patient')
  const [first] = await caller.get(`/appointments/patient/${caller.user.patientid}`, appointmentList)
  if (!first) throw new Error('The demo patient has no appointment to show.')
  return routes.appointment(first.appointmentId)
}

async function doctorsAppointment() {
  const caller = await clinicApiAs('doctor')
  const day = 86_400_000
  const range = { from: new Date(Date.now() - 14 * day), to: new Date(Date.now() + 14 * day) }
  const query = new URLSearchParams({
    doctorId: await demoDoctor(),
    from: range.from.toISOString(),
    to: range.to.toISOString(),
  })
  const [first] = await caller.get(`/appointments?${query}`, appointmentList)
  if (!first) throw new Error('The demo doctor has no appointment to show.')
  return routes.appointment(first.appointmentId)
}

async function listedHistory() {
  const caller = await clinicApiAs('doctor')
  const { patients } = await caller.get('/patients?limit=1', patientListAnswer)
  const [first] = patients
  if (!first) throw new Error('The demo doctor has no patient to show.')
  return routes.history(first._id)
}

/** Every screen: its picture's name, its address, and who is shown it. */
export const screens: { name: string; address: Address; seenBy: Visitor[] }[] = [
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
  { name: 'not-found', address: '/no-such-page', seenBy: ['visitor', 'patient'] },
  { name: 'home', address: routes.app, seenBy: everyone },
  { name: 'refused', address: routes.registerStaff, seenBy: ['patient'] },
  { name: 'calendar', address: routes.calendar, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'appointments', address: routes.appointments, seenBy: ['patient'] },
  { name: 'appointment', address: ownAppointment, seenBy: ['patient'] },
  { name: 'appointment', address: doctorsAppointment, seenBy: ['doctor'] },
  { name: 'book', address: async () => routes.book(await demoDoctor()), seenBy: ['patient'] },
  { name: 'history', address: async () => routes.history(await demoPatient()), seenBy: ['patient'] },
  { name: 'history', address: listedHistory, seenBy: ['doctor', 'clinicadmin'] },
  {
    name: 'genetic-study',
    address: async () => routes.geneticStudyOf(await demoPatient()),
    seenBy: clinical,
  },
  { name: 'search-staff', address: routes.searchStaff, seenBy: everyone },
  { name: 'doctor', address: async () => routes.doctor(await demoDoctor()), seenBy: everyone },
  { name: 'my-staff-profile', address: routes.myStaffProfile, seenBy: ['doctor', 'clinicadmin'] },
  { name: 'register-staff', address: routes.registerStaff, seenBy: ['clinicadmin'] },
  { name: 'patients', address: routes.patients, seenBy: registrars },
  { name: 'register-patient', address: routes.registerPatient, seenBy: registrars },
  { name: 'patient-created', address: routes.patientCreated, seenBy: ['doctor'] },
  { name: 'patient-edit', address: routes.patientEdit, seenBy: ['patient'] },
  { name: 'clinic-add', address: routes.clinicAdd, seenBy: ['admin'] },
  { name: 'clinic-edit', address: routes.clinicEdit, seenBy: clinic },
  { name: 'clinic-created', address: routes.clinicCreated, seenBy: ['clinicadmin'] },
  { name: 'plans', address: routes.plans, seenBy: clinic },
]
