import 'server-only'
import { calendarCalls } from '#contract/calls/calendar'
import { memberCalls } from '#contract/calls/members'
import { dayAt } from '#contract/zone'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import type { ListedMember } from '@/lib/domain/member'
import { workshiftFromWire } from '@/lib/domain/workshift'

/**
 * The team of a clinic and its zone. Free times and hours that cannot be told are left out: the list is shown without
 * them. `now` in milliseconds.
 */
export async function loadTeam(
  auth: ApiAuth,
  clinicId: string,
  now: number,
): Promise<{ members: ListedMember[]; timeZone: string }> {
  const clinic = requireClinic(auth, clinicId)
  const today = clinic.then(({ timeZone }) => {
    const query = { clinicId, date: dayAt(now, timeZone) }
    return load(sendCall(auth, calendarCalls.team, { query }))
  })
  const [{ members }, { timeZone }, doctors, day] = await Promise.all([
    sendCall(auth, memberCalls.list, { query: { clinicId } }),
    clinic,
    load(listDoctors(auth, { clinicId, nextFree: true })),
    today,
  ])
  const free = new Map(doctors.value?.map(({ id, nextFree }) => [id, nextFree]))
  const shifts = new Map(
    day.value?.doctors
      .filter(({ daysOff = [] }) => daysOff.length === 0)
      .map(({ id, shifts: all }) => [
        id,
        all.map(workshiftFromWire).find(({ end }) => Date.parse(end) > now),
      ]),
  )
  return {
    members: members.map((each) => {
      const shift = shifts.get(each.doctorId ?? '')
      return {
        ...each,
        nextFree: free.get(each.doctorId ?? '') ?? null,
        ...(shift && (Date.parse(shift.start) > now ? { inFrom: shift.start } : { inUntil: shift.end })),
      }
    }),
    timeZone,
  }
}
