import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Shown } from './audit-trail.ts'

const named = z.object({ _id: z.string() })
const ofPatients = z.object({ patients: z.array(named) })
const visit = z.object({ appointmentId: z.string(), patientId: z.string() })
const ofDay = z.object({ visits: z.array(visit) })
const ofDoctors = z.object({ doctors: z.array(z.object({ visits: z.array(visit) })) })
const account = z.object({ roles: z.array(z.string()) })

const idOf = ({ params }: FastifyRequest, name = 'id') => (params as Record<string, string>)[name] ?? null

/** The patient in the address. */
export const showsPatient: Shown = (_answer, request) => {
  const patientId = idOf(request)
  return { entity: 'patient', entityId: patientId, patientId }
}

/** A page of the list, as one row. */
export const showsPatients: Shown = (answer) => {
  const { patients } = ofPatients.parse(answer)
  return { entity: 'patient', details: { ids: patients.map(({ _id }) => _id) } }
}

/** What a search found, as one row; nothing found, nothing shown. */
export const showsFound: Shown = (answer) => {
  const { patients } = ofPatients.parse(answer)
  const { visits } = ofDay.parse(answer)
  if (patients.length + visits.length === 0) return null
  const ids = patients.map(({ _id }) => _id)
  return { entity: 'patient', details: { ids, visits: visits.map(({ appointmentId }) => appointmentId) } }
}

export const showsVisit: Shown = (answer, request) => {
  const { patientId } = visit.parse(answer)
  return { entity: 'appointment', entityId: idOf(request), patientId }
}

/** A range of a calendar, or all of a patient, as one row. */
export const showsVisits: Shown = (answer, request) => {
  const ids = z
    .array(visit)
    .parse(answer)
    .map(({ appointmentId }) => appointmentId)
  return { entity: 'appointment', patientId: idOf(request, 'patientId'), details: { ids } }
}

/** A clinic's day, as one row. */
export const showsVisitsOfDay: Shown = (answer) => {
  const ids = ofDay.parse(answer).visits.map(({ appointmentId }) => appointmentId)
  return { entity: 'appointment', details: { ids } }
}

/** The visits of a whole clinic, as one row. */
export const showsTeamDay: Shown = (answer) => {
  const visits = ofDoctors.parse(answer).doctors.flatMap((doctor) => doctor.visits)
  return { entity: 'appointment', details: { ids: visits.map(({ appointmentId }) => appointmentId) } }
}

/** An account; of staff it says nothing that is not on the clinic's own pages. */
export const showsAccount: Shown = (answer, request) => {
  const { roles } = account.parse(answer)
  return roles.includes('patient') ? { entity: 'user', entityId: idOf(request) } : null
}
