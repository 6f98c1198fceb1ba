import 'server-only'
import { searchAnswer } from '#contract/search'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { identityFrom } from '@/lib/api/patients'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { marked } from '@/lib/domain/deceased'
import type { Found } from '@/lib/domain/search'

/** Patients, doctors and visits by what is typed, or the visits of a day (`yyyy-MM-dd`). */
export async function searchAll(auth: ApiAuth, q: string): Promise<Found> {
  const found = await callApi(auth, { path: '/search', query: { q }, answer: searchAnswer })
  return {
    patients: found.patients.map(identityFrom).map(marked),
    doctors: found.doctors.map(({ _id: id, name, surname, specialty }) => ({ id, name, surname, specialty })),
    visits: found.visits.map(appointmentFromWire),
  }
}
