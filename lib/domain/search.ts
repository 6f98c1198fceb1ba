import type { Specialty } from '#contract/specialties'
import type { Appointment } from '@/lib/domain/appointment'
import type { SimilarPatient } from '@/lib/domain/patient'

/** Results of a search, in the reach of the person who asks. */
export interface Found {
  patients: SimilarPatient[]
  doctors: { id: string; name: string; surname: string; specialty: Specialty }[]
  visits: Appointment[]
}
