import 'server-only'
import type { z } from 'zod'
import { accessLogAnswer } from '#contract/access-log'
import {
  type linkPatientForm,
  patient,
  patientListAnswer,
  type quickPatientOn,
  registeredPatientAnswer,
  type registerPatientOn,
  similarPatientsAnswer,
  type similarPatientsQuery,
  type updatePatientOn,
  type Patient as WirePatient,
} from '#contract/patients'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { documentFrom, withSentDocument } from '@/lib/api/document'
import { marked } from '@/lib/domain/deceased'
import type { Patient, PatientPage, SimilarPatient } from '@/lib/domain/patient'
import type { PatientListState } from '@/lib/domain/patient-list'

/** One page of the patients that the caller may see; `cursor` from the page before. */
export async function listPatients(
  auth: ApiAuth,
  query: { q?: string; status?: string; only?: string; sort?: string; cursor?: string; limit?: string },
): Promise<PatientPage> {
  const { patients, ...page } = await callApi(auth, { path: '/patients', query, answer: patientListAnswer })
  return { ...page, patients: patients.map(fromWire) }
}

const listed = '20'

/** The page of the list that a state of it shows. */
export function listPatientsOf(auth: ApiAuth, { q, status, only, cursor, sort }: PatientListState) {
  const filters = { ...(status && { status }), ...(only && { only }), ...(cursor && { cursor }) }
  return listPatients(auth, { ...(q && { q }), ...filters, sort, limit: listed })
}

/** Patients of the registrar's clinic who may be the person that is being registered. */
export async function listSimilarPatients(
  auth: ApiAuth,
  query: z.infer<typeof similarPatientsQuery>,
): Promise<SimilarPatient[]> {
  const call = { path: '/patients/similar', query, answer: similarPatientsAnswer } as const
  const { patients } = await callApi(auth, call)
  return patients.map(identityFrom).map(marked)
}

/** Throws `ApiError` 404 for an unknown patient and for one the caller may not see. */
export async function requirePatient(auth: ApiAuth, id: string): Promise<Patient> {
  return fromWire(await callApi(auth, { path: `/patients/${encodeURIComponent(id)}`, answer: patient }))
}

/** Registers a patient at the caller's clinic, or at the one that an admin names; answers the new id. */
export async function registerPatient(
  auth: ApiAuth,
  input: z.infer<ReturnType<typeof registerPatientOn>>,
): Promise<string> {
  const call = {
    method: 'POST',
    path: '/patients/',
    body: withSentDocument(input),
    answer: registeredPatientAnswer,
  } as const
  return (await callApi(auth, call))._id
}

/** Registers somebody who chooses their password by a mail; answers the new id. */
export async function invitePatient(
  auth: ApiAuth,
  input: z.infer<ReturnType<typeof quickPatientOn>>,
): Promise<string> {
  const call = {
    method: 'POST',
    path: '/patients/quick',
    body: withSentDocument(input),
    answer: registeredPatientAnswer,
  } as const
  return (await callApi(auth, call))._id
}

/** Links somebody who is registered already to the registrar's clinic. Throws `ApiError` 404 when nobody has both. */
export async function linkPatient(auth: ApiAuth, input: z.infer<typeof linkPatientForm>): Promise<string> {
  const call = {
    method: 'POST',
    path: '/patients/link',
    body: withSentDocument(input),
    answer: registeredPatientAnswer,
  } as const
  return (await callApi(auth, call))._id
}

export async function updatePatient(
  auth: ApiAuth,
  id: string,
  input: z.infer<ReturnType<typeof updatePatientOn>>,
): Promise<Patient> {
  const path = `/patients/${encodeURIComponent(id)}`
  return fromWire(
    await callApi(auth, { method: 'PUT', path, body: withSentDocument(input), answer: patient }),
  )
}

type Listed = Pick<WirePatient, '_id' | 'dni' | 'document' | 'phone'>

function fromWire<Wire extends Listed>({ phone = null, ...wire }: Wire) {
  return { phone, ...identityFrom(wire) }
}

/** Somebody with the name of the id and the document that the screens use. */
export function identityFrom<Wire extends Pick<WirePatient, '_id' | 'dni' | 'document'>>(wire: Wire) {
  const { _id, document, ...rest } = wire
  return { id: _id, ...rest, document: documentFrom(document, wire.dni) }
}

/** Readers of the patient's record, newest first; `cursor` from the page before. */
export function listRecordReaders(
  auth: ApiAuth,
  patientId: string,
  query: { cursor?: string; limit?: string },
) {
  const path = `/patients/${encodeURIComponent(patientId)}/access-log`
  return callApi(auth, { path, query, answer: accessLogAnswer })
}

/** The whole record as one file, as it comes. */
export function openRecord(auth: ApiAuth, id: string, lang: 'en' | 'es'): Promise<Response> {
  const path = `/patients/${encodeURIComponent(id)}/record`
  return openApi(auth, { path, query: { lang }, headers: { accept: '*/*' } })
}
