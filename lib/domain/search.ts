import type { WithId } from '#contract/calls/call'
import { foldText } from '#contract/fold-text'
import type { SearchAnswer } from '#contract/search'
import type { Specialty } from '#contract/specialties'
import type { Appointment } from './appointment'
import { appointmentFromWire } from './appointment-wire'
import type { SimilarPatient } from './patient'
import { peopleFrom } from './patient-wire'

/** Results of a search, in the reach of the person who asks. */
export interface Found {
  patients: SimilarPatient[]
  doctors: { id: string; name: string; surname: string; specialty: Specialty }[]
  visits: Appointment[]
}

export const foundFrom = ({ patients, doctors, visits }: WithId<SearchAnswer>): Found => ({
  patients: peopleFrom(patients),
  doctors: doctors.map(({ id, name, surname, specialty }) => ({ id, name, surname, specialty })),
  visits: visits.map(appointmentFromWire),
})

/** People with a name that begins as it was typed stand before those found by anything else. */
export function namedFirst(found: Found, typed: string): Found {
  const start = ` ${foldText(typed.trim())}`
  const isOther = ({ name, surname }: { name: string; surname: string }) =>
    Number(!` ${foldText(`${name} ${surname}`)}`.includes(start))
  const sorted = <One extends { name: string; surname: string }>(people: One[]) =>
    people.toSorted((one, other) => isOther(one) - isOther(other))
  return { ...found, patients: sorted(found.patients), doctors: sorted(found.doctors) }
}
