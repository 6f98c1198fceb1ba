import 'server-only'
import { memberCalls } from '#contract/calls/members'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import type { ListedMember } from '@/lib/domain/member'

/** The team of a clinic and its zone. Free times that cannot be told are left out: the list is shown without them. */
export async function loadTeam(
  auth: ApiAuth,
  clinicId: string,
): Promise<{ members: ListedMember[]; timeZone: string }> {
  const [{ members }, { timeZone }, doctors] = await Promise.all([
    sendCall(auth, memberCalls.list, { query: { clinicId } }),
    requireClinic(auth, clinicId),
    load(listDoctors(auth, { clinicId, nextFree: true })),
  ])
  const free = new Map(doctors.value?.map(({ id, nextFree }) => [id, nextFree]))
  return {
    members: members.map((each) => ({ ...each, nextFree: free.get(each.doctorId ?? '') ?? null })),
    timeZone,
  }
}
