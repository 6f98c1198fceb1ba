import type { WithId } from '#contract/calls/call'
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
