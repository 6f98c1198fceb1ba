import 'server-only'
import type { z } from 'zod'
import {
  type accessChange,
  breakGlassAnswer,
  type breakGlassInput,
  recordAccess,
  type RecordAccess as WireRecordAccess,
} from '#contract/record-access'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { RecordAccess } from '@/lib/domain/record-access'

const pathOf = (patientId: string, what: string) => `/patients/${encodeURIComponent(patientId)}/${what}`

/** Which clinics may open the patient's record, and the emergencies that opened it past that. */
export async function readRecordAccess(auth: ApiAuth, patientId: string): Promise<RecordAccess> {
  return fromWire(await callApi(auth, { path: pathOf(patientId, 'access'), answer: recordAccess }))
}

/** Throws `ApiError` 409 when a clinic whose access ends still awaits the patient. */
export async function changeRecordAccess(
  auth: ApiAuth,
  patientId: string,
  body: z.infer<typeof accessChange>,
): Promise<RecordAccess> {
  const path = pathOf(patientId, 'access')
  return fromWire(await callApi(auth, { method: 'PUT', path, body, answer: recordAccess }))
}

/** Opens a record to the calling doctor for a while. Throws `ApiError` 404 for none and 409 for one that is open. */
export function breakGlass(auth: ApiAuth, patientId: string, body: z.infer<typeof breakGlassInput>) {
  const path = pathOf(patientId, 'break-glass')
  return callApi(auth, { method: 'POST', path, body, answer: breakGlassAnswer })
}

function fromWire({ clinics, emergencies }: WireRecordAccess): RecordAccess {
  return { clinics, emergencies: emergencies.map(({ _id: id, ...rest }) => ({ id, ...rest })) }
}
