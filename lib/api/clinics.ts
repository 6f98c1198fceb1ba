import 'server-only'
import { clinic, clinicList, type Clinic as WireClinic } from '#contract/clinics'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { Clinic, ClinicName } from '@/lib/domain/clinic'

export async function listClinics(auth: ApiAuth): Promise<ClinicName[]> {
  const wire = await callApi(auth, { path: '/clinics/', answer: clinicList })
  return wire.map(({ _id, name, city, timeZone }) => ({ id: _id, name, city, timeZone }))
}

/** Throws `ApiError` 404 for an unknown clinic. */
export async function requireClinic(auth: ApiAuth, id: string): Promise<Clinic> {
  return fromWire(await callApi(auth, { path: `/clinics/${encodeURIComponent(id)}`, answer: clinic }))
}

function fromWire({ _id, plan, ...wire }: WireClinic): Clinic {
  return { id: _id, planId: plan, ...wire }
}
