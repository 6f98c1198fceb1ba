import type { ImportKind } from '#contract/import-fields'
import { doctors } from './doctors/doctors.ts'
import { hours } from './hours/hours.ts'
import type { KindOfImport } from './kind.ts'
import { patients } from './patients/patients.ts'
import { visits } from './visits/visits.ts'

/** Everything that a clinic can move in with. */
export const kinds: Record<ImportKind, KindOfImport> = { patients, doctors, hours, visits }
