import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import {
  clinic,
  clinicList,
  createdClinicAnswer,
  type orderClinicInput,
  type updateClinicInput,
  type Clinic as WireClinic,
} from '#contract/clinics'
import { listPatientAppointments } from '@/lib/api/appointments'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import type { Clinic, ListedClinic } from '@/lib/domain/clinic'

export async function listClinics(auth: ApiAuth): Promise<ListedClinic[]> {
  const wire = await callApi(auth, { path: '/clinics/', answer: clinicList })
  return wire.map(({ _id: id, ...clinic }) => ({ id, ...clinic }))
}

/**
 * The clinic that a search for a doctor starts with: that of the staff, or of a patient's latest visit; '' when
 * unknown.
 */
export async function usualClinic(
  auth: ApiAuth,
  viewer: { clinicId: string | null; patientId: string | null },
): Promise<string> {
  if (viewer.clinicId || !viewer.patientId) return viewer.clinicId ?? ''
  const { value: visits } = await load(listPatientAppointments(auth, viewer.patientId))
  return visits?.toSorted((a, b) => b.start.localeCompare(a.start))[0]?.clinicId ?? ''
}

/** Throws `ApiError` 404 for an unknown clinic. Layout and page of one request ask once. */
export const requireClinic = cache(async (auth: ApiAuth, id: string): Promise<Clinic> => {
  return fromWire(await callApi(auth, { path: `/clinics/${encodeURIComponent(id)}`, answer: clinic }))
})

/** Creates a clinic, inactive until it is paid for; answers its id. */
export async function createClinic(auth: ApiAuth, input: z.input<typeof orderClinicInput>): Promise<string> {
  const body = { ...input, active: false }
  const call = { method: 'POST', path: '/clinics/', body, answer: createdClinicAnswer } as const
  return (await callApi(auth, call))._id
}

/** Throws `ApiError` `stale` when somebody else changed the clinic since `input.version`. */
export async function updateClinic(
  auth: ApiAuth,
  id: string,
  input: z.infer<typeof updateClinicInput>,
): Promise<Clinic> {
  const path = `/clinics/${encodeURIComponent(id)}`
  return fromWire(await callApi(auth, { method: 'PUT', path, body: input, answer: clinic }))
}

function fromWire({ _id, plan, ...wire }: WireClinic): Clinic {
  return { id: _id, planId: plan, ...wire }
}
