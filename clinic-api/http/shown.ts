import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { doubles } from '#contract/merges'
import type { Shown } from './audit-trail.ts'

const named = z.object({ _id: z.string() })
const ofPatients = z.object({ patients: z.array(named) })
const ofPairs = z.object({ pairs: z.array(z.object({ keep: named, merge: named })) })
const ofPeople = z.object({
  people: z.array(z.object({ patientId: z.string(), relation: z.string().nullable() })),
})
const visit = z.object({ appointmentId: z.string(), patientId: z.string() })
const ofDay = z.object({ visits: z.array(visit) })
const columns = z.array(z.object({ visits: z.array(visit) }))
const ofDoctors = z.object({ doctors: columns, resources: columns.optional() })
// Answers that only count visits do not match: their `visits` is a number.
const ofAnswer = z.object({
  answer: z.object({ visits: z.array(visit).optional(), visit: visit.nullish() }),
})
const ofTray = z.object({
  notifications: z.array(z.object({ patientId: z.string().optional(), phone: z.string().optional() })),
})
const ofCalls = z.object({ calls: z.array(z.object({ patientId: z.string() })) })
const waiting = z.array(z.object({ _id: z.string(), patientId: z.string() }))
const affected = z.object({ affected: z.array(visit) })
const ofThread = z.object({ _id: z.string(), patientId: z.string() })
const ofThreads = z.object({ threads: z.array(z.object({ patientId: z.string() })) })
const ofImport = z.object({
  kind: z.string(),
  lines: z.array(z.object({ sameId: z.string().nullable(), same: z.object({}).optional() })),
})
const ofMessages = z.object({ messages: z.array(z.object({ internal: z.boolean().optional() })) })
const participants = z.array(z.object({ actor: z.object({ reference: z.string().optional() }).optional() }))
const resource = z.object({
  resourceType: z.string(),
  id: z.string().optional(),
  participant: participants.optional(),
})
const ofBundle = resource.extend({ entry: z.array(z.object({ resource })).optional() })
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

/** For whom the caller acts; alone they are shown nobody else. */
export const showsPeople: Shown = (answer) => {
  const others = ofPeople.parse(answer).people.filter(({ relation }) => relation !== null)
  const ids = others.map(({ patientId }) => patientId)
  return ids.length === 0 ? null : { entity: 'patient', details: { ids } }
}

/** The guardians of the patient in the address. */
export const showsGuardians: Shown = (_answer, request) => ({ entity: 'guardian', patientId: idOf(request) })

/** Two records beside each other, as one row. */
export const showsDoubles: Shown = (_answer, { query }) => ({
  entity: 'patient',
  details: { ids: Object.values(doubles.parse(query)) },
})

/** Likely doubles, as one row; a clinic without any is shown nobody. */
export const showsPairs: Shown = (answer) => {
  const ids = ofPairs.parse(answer).pairs.flatMap(({ keep, merge }) => [keep._id, merge._id])
  return ids.length === 0 ? null : { entity: 'patient', details: { ids } }
}

/** Logs what a search found as one row; a search without results has shown nothing. */
export const showsFound: Shown = (answer) => {
  const { patients } = ofPatients.parse(answer)
  const { visits } = ofDay.parse(answer)
  if (patients.length + visits.length === 0) return null
  const ids = patients.map(({ _id }) => _id)
  return { entity: 'patient', details: { ids, visits: visits.map(({ appointmentId }) => appointmentId) } }
}

/** The visits of an answer, as one row; an answer without any shows nobody. Treatments record themselves. */
export const showsAnswered: Shown = (answer) => {
  const found = ofAnswer.safeParse(answer)
  const { visits = [], visit: one = null } = found.data?.answer ?? {}
  const ids = [...visits, ...(one ? [one] : [])].map(({ appointmentId }) => appointmentId)
  return ids.length === 0 ? null : { entity: 'appointment', details: { ids } }
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
  const { doctors, resources = [] } = ofDoctors.parse(answer)
  const visits = [...doctors, ...resources].flatMap((column) => column.visits)
  return { entity: 'appointment', details: { ids: visits.map(({ appointmentId }) => appointmentId) } }
}

/** An account; of staff it says nothing that is not on the clinic's own pages. */
export const showsAccount: Shown = (answer, request) => {
  const { roles } = account.parse(answer)
  return roles.includes('patient')
    ? { entity: 'user', entityId: idOf(request), patientId: request.concerns }
    : null
}

/** Whose threads a list shows, as one row; an empty one shows nobody. */
export const showsThreads: Shown = (answer) => {
  const ids = [...new Set(ofThreads.parse(answer).threads.map(({ patientId }) => patientId))]
  return ids.length === 0 ? null : { entity: 'thread', details: { ids } }
}

/** One thread: the name of its patient and the beginning of what was written last. */
export const showsThread: Shown = (answer) => {
  const { _id: entityId, patientId } = ofThread.parse(answer)
  return { entity: 'thread', entityId, patientId }
}

/** The phone numbers that a tray tells the desk to call, as one row; a tray without any shows nobody. */
export const showsTray: Shown = (answer) => {
  const called = ofTray.parse(answer).notifications.filter(({ phone }) => phone)
  const ids = called.flatMap(({ patientId }) => patientId ?? [])
  return ids.length === 0 ? null : { entity: 'patient', details: { ids } }
}

/** A list of calls is shown as one row; an empty list shows nobody. */
export const showsCalls: Shown = (answer) => {
  const ids = ofCalls.parse(answer).calls.map(({ patientId }) => patientId)
  return ids.length === 0 ? null : { entity: 'patient', details: { ids: [...new Set(ids)] } }
}

/** Those who wait at a clinic, as one row; an empty list shows nobody. */
export const showsWaiting: Shown = (answer) => {
  const entries = waiting.parse(answer)
  if (entries.length === 0) return null
  const ids = [...new Set(entries.map(({ patientId }) => patientId))]
  return { entity: 'patient', details: { ids } }
}

/** The clinic's patients with whom lines of a file are compared, as one row; a file without any shows nobody. */
export const showsCompared: Shown = (answer) => {
  const { kind, lines } = ofImport.parse(answer)
  const ids = lines.flatMap(({ same, sameId }) => (same && sameId ? [sameId] : []))
  return kind !== 'patients' || ids.length === 0 ? null : { entity: 'patient', details: { ids } }
}

/** The visits that a change of hours would touch, as one row. */
export const showsAffected: Shown = (answer) => {
  const ids = affected.parse(answer).affected.map(({ appointmentId }) => appointmentId)
  return ids.length === 0 ? null : { entity: 'appointment', details: { ids } }
}

/** Messages of the thread in the address. Where they are all notes of the team, the patient's list says nothing of them. */
export const showsMessages: Shown = (answer, request) => {
  const isShared = ofMessages.parse(answer).messages.some(({ internal }) => !internal)
  return { entity: 'thread', entityId: idOf(request), patientId: isShared ? request.concerns : null }
}

/** Patients or visits as FHIR has them: one, or a page as one row. */
export function showsResources(entity: 'patient' | 'appointment'): Shown {
  return (answer) => {
    const { entry, ...single } = ofBundle.parse(answer)
    if (single.resourceType !== 'Bundle')
      return { entity, entityId: single.id ?? null, patientId: patientOf(single) }
    const resources = (entry ?? []).map((each) => each.resource)
    if (resources.length === 0) return null
    const people = new Set(resources.map(patientOf))
    const [one = null] = people.size === 1 ? people : []
    return { entity, patientId: one, details: { ids: resources.flatMap(({ id }) => id ?? []) } }
  }
}

/** The patient of a resource: itself, or the one who takes part in a visit. */
function patientOf({ resourceType, id, participant }: z.output<typeof resource>): string | null {
  if (resourceType === 'Patient') return id ?? null
  const references = (participant ?? []).map(({ actor }) => actor?.reference ?? '')
  return references.find((each) => each.startsWith('Patient/'))?.slice('Patient/'.length) ?? null
}
