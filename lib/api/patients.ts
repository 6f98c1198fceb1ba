import 'server-only'
import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import { patientCalls } from '#contract/calls/patients'
import {
  type linkPatientForm,
  type quickPatientOn,
  registeredPatientAnswer,
  type registerPatientOn,
  type similarPatientsQuery,
  type updatePatientOn,
  type Patient as WirePatient,
} from '#contract/patients'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { documentFrom, withSentDocument } from '@/lib/api/document'
import { sendCall, sendParsed } from '@/lib/api/send-call'
import { marked } from '@/lib/domain/deceased'
import type { Patient, PatientPage, SimilarPatient } from '@/lib/domain/patient'
import type { PatientListState } from '@/lib/domain/patient-list'

/** One page of the patients that the caller may see; `cursor` from the page before. */
export async function listPatients(
  auth: ApiAuth,
  query: { q?: string; status?: string; only?: string; sort?: string; cursor?: string; limit?: string },
): Promise<PatientPage> {
  const { patients, ...page } = await sendParsed(auth, patientCalls.list, { query })
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
  const { patients } = await sendCall(auth, patientCalls.similar, { query })
  return patients.map(identityFrom).map(marked)
}

/** Throws `ApiError` 404 for an unknown patient and for one the caller may not see. */
export async function requirePatient(auth: ApiAuth, id: string): Promise<Patient> {
  return fromWire(await sendCall(auth, patientCalls.get, { params: { id } }))
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
  return (await sendParsed(auth, patientCalls.invite, { body: withSentDocument(input) })).id
}

/** Links somebody who is registered already to the registrar's clinic. Throws `ApiError` 404 when nobody has both. */
export async function linkPatient(auth: ApiAuth, input: z.infer<typeof linkPatientForm>): Promise<string> {
  return (await sendParsed(auth, patientCalls.link, { body: withSentDocument(input) })).id
}

export async function updatePatient(
  auth: ApiAuth,
  id: string,
  input: z.infer<ReturnType<typeof updatePatientOn>>,
): Promise<Patient> {
  const parts = { params: { id }, body: withSentDocument(input) }
  return fromWire(await sendParsed(auth, patientCalls.update, parts))
}

function fromWire<Wire extends Identity & { phone?: string | null | undefined }>({
  phone = null,
  ...wire
}: Wire) {
  return { phone, ...identityFrom(wire) }
}

type Identity = Pick<WithId<WirePatient>, 'id' | 'dni' | 'document'>

/** Somebody with the document that the screens use. */
export function identityFrom<Wire extends Identity>({ document, ...rest }: Wire) {
  return { ...rest, document: documentFrom(document, rest.dni) }
}

/** The whole record as one file, as it comes. */
export function openRecord(auth: ApiAuth, id: string, lang: 'en' | 'es'): Promise<Response> {
  const path = `/patients/${encodeURIComponent(id)}/record`
  return openApi(auth, { path, query: { lang }, headers: { accept: '*/*' } })
}
