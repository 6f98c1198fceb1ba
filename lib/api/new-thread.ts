import 'server-only'
import { threadCalls } from '#contract/calls/threads'
import { dayAt } from '#contract/zone'
import { requireAppointment } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { requireEntry } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { dayAfterOpen } from '@/lib/domain/clinic-hours'
import { type entryAsked, type Partner, partnerOf } from '@/lib/domain/thread'

/** Whom a new thread is with and what it is about, as its address asks; null where that is not to be found. `now` in milliseconds. */
export async function getNewThread(
  auth: ApiAuth,
  viewer: { clinicId: string | null; patientId: string | null },
  asked: {
    patient: string | null
    appointment: string | null
    entry: ReturnType<typeof entryAsked>
  },
  now: number,
) {
  const { patient, appointment } = asked
  const isPatient = viewer.patientId !== null
  const about = isPatient ? viewer.patientId : patient
  const { value } = await load(
    Promise.all([
      appointment ? requireAppointment(auth, appointment) : null,
      isPatient ? sendCall(auth, threadCalls.partners) : [],
      !isPatient && patient && !appointment ? requirePatient(auth, patient) : null,
      asked.entry && about ? requireEntry(auth, about, asked.entry) : null,
      isPatient || !viewer.clinicId ? null : requireClinic(auth, viewer.clinicId),
    ]),
  )
  if (!value) return null
  const [visit, partners, person, entry, clinic] = value
  const ofVisit = visit?.patient && { ...visit.patient, phone: visit.patientPhone ?? null }
  const own: readonly Partner[] = visit ? [partnerOf(visit, partners)] : partners
  return {
    visit,
    entry,
    /** Those that can be written to; for staff their own. */
    clinics: isPatient
      ? own.map((each) => ({ ...each, answerBy: answerBy(each, now) }))
      : [{ id: viewer.clinicId ?? '', name: '' }],
    /** The other side, for staff. */
    patientId: isPatient ? undefined : (visit?.patientId ?? person?.id),
    name: isPatient
      ? undefined
      : (visit?.patientName ?? (person ? `${person.name} ${person.surname}` : undefined)),
    who: clinic && (person ?? ofVisit ?? null),
    today: dayAt(now, clinic?.timeZone ?? 'Europe/Madrid'),
  }
}

function answerBy({ openingHours, timeZone, answerHours }: Partner, now: number): string | null {
  return openingHours && timeZone && answerHours
    ? dayAfterOpen(openingHours, timeZone, new Date(now), answerHours)
    : null
}
