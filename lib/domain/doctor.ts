import type { IdentityDocument } from '#contract/document-kinds'
import type { Specialty } from '#contract/specialties'

export interface Doctor {
  id: string
  name: string
  surname: string
  specialty: Specialty | null
  /** Shown to oneself and the own clinic's admin only. */
  document: IdentityDocument | null
  userId: string
  clinicId: string
  /** Whether they may read the clinic's log, as far as one is told. */
  auditor: boolean
}

/** A search result. `nextFree` (ISO instant) is null when no slot is free or it was not asked for; `nextTimes` begins with it. */
export interface DoctorResult extends Doctor {
  nextFree: string | null
  nextTimes: readonly string[]
}
