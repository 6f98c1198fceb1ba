import useSWR from 'swr'
import { read, readerOf } from '@/lib/browser/request'
import { ruledTimes } from '@/lib/domain/slots'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { staffEndpoints } from '@/lib/endpoints/staff'
import type { SlotChoice } from '@/lib/swr/booking'
import { useRead } from '@/lib/swr/use-call'
import { useEndpointWrite } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

const mostFound = '8'

const searchQuery = (q: string) => ({ q, limit: mostFound })

/** The latest patients: the clinic's, or the reader's own. */
export type Suggested = 'clinic' | 'mine'

const latest = { sort: 'recent' as const, limit: '6' }

/** Patients by what is typed of their name, the latest ones before that if wanted; what was found stays until the next is there. */
export function usePatientSearch(q: string, suggests: Suggested | undefined) {
  const suggested = suggests && { ...latest, ...(suggests === 'mine' && { only: suggests }) }
  const wanted = q ? searchQuery(q) : suggested
  const query = wanted ? { query: wanted } : null
  return useRead('patients.list', query, { keepPreviousData: true })
}

/** The same, asked once: for who presses Enter before the list is there. */
export function searchPatients(q: string) {
  return read('patients.list', { query: searchQuery(q) })
}

const hereNow = { walkIn: 'true' } as const

/** The clinic's doctors, each with their first free time. */
export function useClinicDoctors(wanted: boolean, { kindId, walkIn }: { kindId?: string; walkIn?: boolean }) {
  const keyOf = useUserKey()
  const query = { nextFree: 'true' as const, ...(kindId && { kindId }), ...(walkIn && hereNow) }
  const key = wanted ? keyOf(addressOf(staffEndpoints.ofClinic, { query })) : null
  return useSWR(key, readerOf(staffEndpoints.ofClinic), { revalidateOnFocus: true, keepPreviousData: true })
}

interface FreeTimesQuery {
  clinicId: string
  /** Null while it is not known whose. */
  doctorId: string | null
  /** `yyyy-MM-dd`; '' for the first free times of all. */
  day: string
  /** How long it is to take, where the clinic tells kinds of visit apart. */
  kindId: string | null
  /** The patient is here now: no notice counts. */
  walkIn: boolean
}

/** A doctor's first free times, or those of a day. */
export function useFreeTimes({ clinicId, doctorId, day, kindId, walkIn }: FreeTimesQuery) {
  const place = doctorId && { clinicId, doctorId, ...(kindId && { kindId }) }
  const fresh = { revalidateOnFocus: true }
  const first = useRead('slots.days', place ? { query: place } : null, fresh)
  const ofDay = useRead(
    'slots.ofDay',
    place && day ? { query: { ...place, ...(walkIn && hereNow), date: day } } : null,
    fresh,
  )
  return {
    timeZone: first.data?.timeZone ?? null,
    times: day ? ofDay.data?.available : first.data?.upcoming,
    /** Times of the day that only a rule of the kind refuses. */
    ruled: day && ofDay.data ? ruledTimes(ofDay.data.reasons) : [],
    failed: Boolean(first.error ?? ofDay.error),
    refresh: () => Promise.all([first.mutate(), ofDay.mutate()]),
  }
}

interface VisitToBook extends SlotChoice {
  clinicId: string
  doctorId: string
  patientId: string
  kindId?: string
  deskNote?: string
  walkIn?: boolean
}

/** Books a visit for somebody. */
export function useBookVisit() {
  return useEndpointWrite(appointmentEndpoints.book, ({ idempotencyKey, ...body }: VisitToBook) => ({
    body,
    idempotencyKey,
  }))
}
