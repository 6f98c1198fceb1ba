import { z } from 'zod'
import { appointment } from './appointments.ts'
import { cleanText } from './clean-text.ts'
import { id } from './common.ts'
import { patientIdentity } from './patients.ts'
import { specialty } from './specialties.ts'

/** A search for people and visits; a plain date finds the visits of that day. */
export const searchQuery = z.object({
  q: z.string().overwrite(cleanText).min(1).max(100),
  /** The most results of each kind. */
  limit: z.coerce.number().int().min(1).max(20).default(6),
})

export const searchAnswer = z.object({
  patients: z.array(patientIdentity),
  doctors: z.array(z.object({ _id: id, name: z.string(), surname: z.string(), specialty, clinicId: id })),
  visits: z.array(appointment),
})

export type SearchAnswer = z.infer<typeof searchAnswer>
