import { join } from 'node:path'
import { z } from 'zod'
import { type Appointment, appointmentList } from '#contract/appointments'
import { history } from '#contract/histories'
import { patientListAnswer } from '#contract/patients'
import { threadList } from '#contract/threads'
import { stopTokenOf } from '../../clinic-api/testing/visit-links.ts'
import { routes } from '../../lib/routes'
import { required } from '../accounts'
import { clinicApiAs } from '../clinic-api'

const day = 86_400_000

export async function demoDoctor() {
  const { user } = await clinicApiAs('doctor')
  return z.string().parse(user.doctorid)
}

export async function demoPatient() {
  const { user } = await clinicApiAs('patient')
  return z.string().parse(user.patientid)
}

export async function demoClinic() {
  const { user } = await clinicApiAs('clinicadmin')
  return z.string().parse(user.clinicId)
}

function firstOf(visits: Appointment[], wanted: (visit: Appointment) => boolean) {
  const found = visits.find(wanted)
  if (!found) throw new Error('The demo has no such appointment to show.')
  return routes.appointment(found.appointmentId)
}

const isAny = () => true
const isAhead = ({ status, appointmentDate }: Appointment) =>
  status === 'pending' && Date.parse(appointmentDate) > Date.now() + day

async function patientsAppointments() {
  const caller = await clinicApiAs('patient')
  return caller.get(`/appointments/patient/${caller.user.patientid}`, appointmentList)
}

async function doctorsAppointments() {
  const caller = await clinicApiAs('doctor')
  const query = new URLSearchParams({
    doctorId: await demoDoctor(),
    from: new Date(Date.now() - 14 * day).toISOString(),
    to: new Date(Date.now() + 14 * day).toISOString(),
  })
  return caller.get(`/appointments?${query}`, appointmentList)
}

/** The latest visit of the demo's doctor that took place: those before it are not on the first page of a history. */
export async function doctorsPastVisit(): Promise<Appointment> {
  const visits = await doctorsAppointments()
  const [found] = visits
    .filter(({ status }) => status === 'completed')
    .toSorted((one, other) => Date.parse(other.appointmentDate) - Date.parse(one.appointmentDate))
  if (!found) throw new Error('The demo has no completed visit.')
  return found
}

export const ownAppointment = async () => firstOf(await patientsAppointments(), isAny)
export const ownAppointmentAhead = async () => firstOf(await patientsAppointments(), isAhead)
export const doctorsAppointment = async () => firstOf(await doctorsAppointments(), isAny)
export const doctorsAppointmentAhead = async () => firstOf(await doctorsAppointments(), isAhead)

export const listedHistory = async () => routes.history(await firstPatient('limit=1'))
export const listedDetails = async () => routes.patientDetails(await firstPatient('limit=1'))
export const listedTreatments = async () => routes.treatments(await firstPatient('limit=1'))
export const storedHistory = async () => routes.history(await storedPatient())
export const storedStudy = async () => routes.geneticStudyOf(await storedPatient())

const storedPatient = () => firstPatient('limit=1&status=stored')

async function firstPatient(query: string) {
  const caller = await clinicApiAs('doctor')
  const { patients } = await caller.get(`/patients?${query}`, patientListAnswer)
  const [first] = patients
  if (!first) throw new Error('The demo doctor has no patient to show.')
  return first._id
}

/** A history with visits before those that stand on its first page: who has come that often differs from day to day. */
export async function longHistory() {
  const caller = await clinicApiAs('doctor')
  const { patients } = await caller.get('/patients?limit=50', patientListAnswer)
  for (const { _id } of patients) {
    const { visitsCursor } = await caller.get(`/histories/${_id}`, history)
    if (visitsCursor) return routes.history(_id)
  }
  throw new Error('The demo doctor has no patient who has come often.')
}

/** The address in a mail to the demo's patient that stops such mails. */
export async function ownStopLink() {
  const { user } = await clinicApiAs('patient')
  const facts = { userId: user.userId, stops: 'visits' } as const
  return routes.stopLink(stopTokenOf(join(required('E2E_FOLDER'), 'data'), facts))
}

export const ownThread = () => threadOf('patient')
export const clinicsThread = () => threadOf('clinicadmin')

async function threadOf(who: 'patient' | 'clinicadmin') {
  const { threads } = await (await clinicApiAs(who)).get('/threads', threadList)
  const [first] = threads
  if (!first) throw new Error('The demo has no conversation to show.')
  return routes.thread(first._id)
}
