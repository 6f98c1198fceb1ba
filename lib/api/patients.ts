import 'server-only'
import type { z } from 'zod'
import { patientCalls } from '#contract/calls/patients'
import type { updatePatientOn } from '#contract/patients'
import { type ApiAuth, openApi } from '@/lib/api/client'
import { sendCall, sendParsed } from '@/lib/api/send-call'
import type { Patient, PatientPage } from '@/lib/domain/patient'
import { type PatientListState, pageSize } from '@/lib/domain/patient-list'
import { patientFrom, patientPageFrom, withSentDocument } from '@/lib/domain/patient-wire'

/** One page of the patients that the caller may see; `cursor` from the page before. */
export async function listPatients(
  auth: ApiAuth,
  query: { q?: string; status?: string; only?: string; sort?: string; cursor?: string; limit?: string },
): Promise<PatientPage> {
  return patientPageFrom(await sendParsed(auth, patientCalls.list, { query }))
}

/** The page of the list that a state of it shows. */
export function listPatientsOf(auth: ApiAuth, { q, status, only, cursor, sort }: PatientListState) {
  const filters = { ...(status && { status }), ...(only && { only }), ...(cursor && { cursor }) }
  return listPatients(auth, { ...(q && { q }), ...filters, sort, limit: String(pageSize) })
}

/** Throws `ApiError` 404 for an unknown patient and for one the caller may not see. */
export async function requirePatient(auth: ApiAuth, id: string): Promise<Patient> {
  return patientFrom(await sendCall(auth, patientCalls.get, { params: { id } }))
}

export async function updatePatient(
  auth: ApiAuth,
  id: string,
  input: z.infer<ReturnType<typeof updatePatientOn>>,
): Promise<Patient> {
  const parts = { params: { id }, body: withSentDocument(input) }
  return patientFrom(await sendParsed(auth, patientCalls.update, parts))
}

/** The whole record as one file, as it comes. */
export function openRecord(auth: ApiAuth, id: string, lang: 'en' | 'es'): Promise<Response> {
  const path = `/patients/${encodeURIComponent(id)}/record`
  return openApi(auth, { path, query: { lang }, headers: { accept: '*/*' } })
}
