import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { clinicCalls } from '#contract/calls/clinics'
import type { orderClinicInput } from '#contract/clinics'
import { listPatientAppointments } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Clinic, ListedClinic } from '@/lib/domain/clinic'

export async function listClinics(auth: ApiAuth): Promise<ListedClinic[]> {
  return sendCall(auth, clinicCalls.list)
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
export const requireClinic = cache(
  (auth: ApiAuth, id: string): Promise<Clinic> => sendCall(auth, clinicCalls.get, { params: { id } }),
)

/** Creates a clinic, inactive until it is paid for; answers its id. */
export async function createClinic(auth: ApiAuth, input: z.input<typeof orderClinicInput>): Promise<string> {
  return (await sendCall(auth, clinicCalls.create, { body: { ...input, active: false } })).id
}
