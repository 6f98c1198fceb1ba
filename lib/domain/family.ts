import type { GuardianRelation } from '#contract/guardians'
import type { Appointment } from './appointment'

/** For whom somebody acts, oneself with no relation, and what is booked for them. */
export interface FamilyPerson {
  patientId: string
  name: string
  surname: string
  relation: GuardianRelation | null
  visits: Appointment[]
}
