import 'server-only'
import { accountCalls } from '#contract/calls/account'
import type { WithId } from '#contract/calls/call'
import { staffCalls } from '#contract/calls/staff'
import type { Specialty } from '#contract/specialties'
import type { Doctor as WireDoctor } from '#contract/staff'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import type { Doctor, DoctorResult } from '@/lib/domain/doctor'
import { documentFrom } from '@/lib/domain/patient-wire'

/** The doctor; null when there is none with this id. */
export async function getDoctor(auth: ApiAuth, id: string): Promise<Doctor | null> {
  try {
    return fromWire(await sendCall(auth, staffCalls.get, { params: { id } }))
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
  /** For somebody who is here now. */
  walkIn?: 'true' | 'false' | undefined
}

/** Doctors of a clinic, of one specialty if given; `nextFree` adds the first free slots of each. */
export async function listDoctors(
  auth: ApiAuth,
  { clinicId, specialty, nextFree, kindId, walkIn }: DoctorsWanted,
): Promise<DoctorResult[]> {
  const query = { ...(nextFree && { nextFree: 'true' as const }), kindId, walkIn }
  const rows = specialty
    ? await sendCall(auth, staffCalls.listOfSpecialty, { params: { clinicId, speciality: specialty }, query })
    : await sendCall(auth, staffCalls.list, { params: { clinicId }, query })
  return rows.map((row) => ({
    ...fromWire(row),
    nextFree: row.nextFree ?? null,
    // The release before names the first one alone.
    nextTimes: row.nextTimes ?? (row.nextFree ? [row.nextFree] : []),
  }))
}

/** The account behind a staff member: e-mail and roles. */
export function requireStaffAccount(auth: ApiAuth, userId: string) {
  return sendCall(auth, accountCalls.getOther, { params: { id: userId } })
}

function fromWire({ dni, document, auditor = false, ...rest }: WithId<WireDoctor>): Doctor {
  return { ...rest, document: dni ? documentFrom(document, dni) : null, auditor }
}
