import 'server-only'
import { searchCalls } from '#contract/calls/search'
import type { ApiAuth } from '@/lib/api/client'
import { identityFrom } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { marked } from '@/lib/domain/deceased'
import type { Found } from '@/lib/domain/search'

/** Patients, doctors and visits by what is typed, or the visits of a day (`yyyy-MM-dd`). */
export async function searchAll(auth: ApiAuth, q: string): Promise<Found> {
  const found = await sendCall(auth, searchCalls.find, { query: { q } })
  return {
    patients: found.patients.map(identityFrom).map(marked),
    doctors: found.doctors.map(({ id, name, surname, specialty }) => ({ id, name, surname, specialty })),
    visits: found.visits.map(appointmentFromWire),
  }
}
