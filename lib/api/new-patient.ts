import 'server-only'
import { guardianCalls } from '#contract/calls/guardians'
import { isAdultOn } from '#contract/of-age'
import { dayAt } from '#contract/zone'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import { booksWith, type DeskUser } from '@/lib/domain/desk-user'
import type { DoctorResult } from '@/lib/domain/doctor'

/** At most this many doctors with their next free time appear beside a new patient. */
const mostOffers = 5

/**
 * Somebody who was just registered, whether a guardian is missing, and the doctors that the reader books with: for a
 * child the pediatricians first, for others last, then whoever is free soonest.
 */
export async function getNewPatient(auth: ApiAuth, id: string, user: DeskUser, now: number) {
  const { clinicId } = user
  const [patient, { timeZone }, found] = await Promise.all([
    requirePatient(auth, id),
    requireClinic(auth, clinicId),
    load(listDoctors(auth, { clinicId, nextFree: true })),
  ])
  const today = dayAt(now, timeZone)
  const isAdult = isAdultOn(patient.birthdate, today)
  const known = isAdult ? null : (await load(sendCall(auth, guardianCalls.list, { params: { id } }))).value
  const rank = ({ specialty }: DoctorResult) => Number((specialty === 'pediatrics') === isAdult)
  const doctors = (found.value ?? [])
    .filter((doctor) => doctor.nextFree && booksWith(user, doctor))
    .toSorted(
      (one, other) => rank(one) - rank(other) || (one.nextFree ?? '').localeCompare(other.nextFree ?? ''),
    )
    .slice(0, mostOffers)
  return { patient, isAdult, alone: known?.guardians.length === 0, doctors, timeZone, today }
}
