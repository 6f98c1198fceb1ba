import 'server-only'
import { patientCalls } from '#contract/calls/patients'
import { dayAt } from '#contract/zone'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'

/** Data of the page of a patient's details, by the clock of the clinic of the staff who read it. `now` in milliseconds. */
export async function getPatientDetails(
  auth: ApiAuth,
  { clinicId }: { clinicId: string | null },
  id: string,
  now: number,
) {
  const [patient, clinic, booked] = await Promise.all([
    load(requirePatient(auth, id)),
    clinicId ? load(requireClinic(auth, clinicId)) : null,
    load(sendCall(auth, patientCalls.booked, { params: { id } })),
  ])
  const timeZone = clinic?.value?.timeZone ?? 'Europe/Madrid'
  return { ...patient, booked: booked.value, timeZone, today: dayAt(now, timeZone) }
}
