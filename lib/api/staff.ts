import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import type { Specialty } from '#contract/specialties'
import {
  doctor,
  doctorList,
  registeredStaffAnswer,
  type registerStaffForm,
  type updateStaffInput,
  type Doctor as WireDoctor,
} from '#contract/staff'
import { type startTwoFactorInput, userView } from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { documentFrom, withSentDocument } from '@/lib/api/document'
import { ApiError } from '@/lib/api/error'
import type { Doctor, DoctorResult } from '@/lib/domain/doctor'

const seg = encodeURIComponent

/** The doctor; null when there is none with this id. */
export async function getDoctor(auth: ApiAuth, id: string): Promise<Doctor | null> {
  try {
    return fromWire(await callApi(auth, { path: `/staff/${seg(id)}`, answer: doctor }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

interface DoctorsWanted {
  clinicId: string
  specialty?: Specialty | ''
  nextFree?: boolean
  /** Free for a visit of this kind. */
  kindId?: string | undefined
}

/** Doctors of a clinic, of one specialty if given; `nextFree` adds the first free slot of each. */
export async function listDoctors(
  auth: ApiAuth,
  { clinicId, specialty, nextFree, kindId }: DoctorsWanted,
): Promise<DoctorResult[]> {
  const wire = await callApi(auth, {
    path: `/staff/clinic/${seg(clinicId)}/speciality${specialty ? `/${seg(specialty)}` : ''}`,
    query: { nextFree: nextFree ? 'true' : undefined, kindId },
    answer: doctorList,
  })
  return wire.map((row) => ({ ...fromWire(row), nextFree: row.nextFree ?? null }))
}

/** The account behind a staff member: e-mail and roles. */
export async function requireStaffAccount(auth: ApiAuth, userId: string) {
  const { _id: id, ...account } = await callApi(auth, { path: `/users/${seg(userId)}`, answer: userView })
  return { id, ...account }
}

/** Registers a doctor of the caller's clinic; answers the new id. */
export async function registerDoctor(
  auth: ApiAuth,
  input: z.infer<typeof registerStaffForm>,
): Promise<string> {
  const call = {
    method: 'POST',
    path: '/staff/register',
    body: withSentDocument(input),
    answer: registeredStaffAnswer,
  } as const
  return (await callApi(auth, call))._id
}

export async function updateDoctor(
  auth: ApiAuth,
  id: string,
  body: z.infer<typeof updateStaffInput>,
): Promise<Doctor> {
  const path = `/staff/${seg(id)}`
  return fromWire(await callApi(auth, { method: 'PUT', path, body, answer: doctor }))
}

/** Throws `ApiError` `appointments_affected` while patients wait for this doctor, unless `force` cancels them, and `password_needed`. */
export async function deleteDoctor(
  auth: ApiAuth,
  id: string,
  { force, ...body }: { force: boolean } & z.output<typeof startTwoFactorInput>,
): Promise<void> {
  await callApi(auth, {
    method: 'DELETE',
    path: `/staff/${seg(id)}`,
    query: { force: force ? 'true' : undefined },
    body,
    answer: messageAnswer,
  })
}

function fromWire(wire: WireDoctor): Doctor {
  return {
    id: wire._id,
    name: wire.name,
    surname: wire.surname,
    specialty: wire.specialty,
    document: wire.dni ? documentFrom(wire.document, wire.dni) : null,
    userId: wire.userId,
    clinicId: wire.clinicId,
    auditor: wire.auditor ?? false,
  }
}
