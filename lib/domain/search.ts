import type { Specialty } from '#contract/specialties'
import type { Appointment } from '@/lib/domain/appointment'
import type { SimilarPatient } from '@/lib/domain/patient'

/** Who and what a search finds, in the reach of whoever asks. */
export interface Found {
  patients: SimilarPatient[]
  doctors: { id: string; name: string; surname: string; specialty: Specialty }[]
  visits: Appointment[]
}
