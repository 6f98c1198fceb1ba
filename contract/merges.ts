import { z } from 'zod'
import { id, instant, plainDate } from './common.ts'
import { patientIdentity } from './patients.ts'

/** Two records that are thought to be of one person: the one that stays, and the one that goes into it. */
export const doubles = z.object({ keep: id, merge: id })

export const side = z.enum(['keep', 'merge'])

export type Side = z.infer<typeof side>

/** The likeness of two records besides the birthdate. */
const likeness = z.enum(['name', 'phone', 'surname'])

/**
 * `visits` counts all the patient's visits at the clinic, of any status; `registered` is the day on the clinic's clock on
 * which the record was made.
 */
const likelyDouble = patientIdentity.extend({
  phone: z.string().nullish(),
  visits: z.number().int().optional(),
  registered: plainDate.optional(),
})

/** Pairs of records that may be the same person; the one with more visits is kept, or the older one. */
export const likelyDoubles = z.object({
  pairs: z.array(z.object({ keep: likelyDouble, merge: likelyDouble, same: likeness.optional() })),
})

/** A field that differs, or two appointments at one time: `visit:` and the id of the kept record's. */
export const mergeConflict = z.object({
  field: z.string(),
  keep: z.string(),
  merge: z.string(),
})

export type MergeConflict = z.infer<typeof mergeConflict>

const moves = z.object({
  visits: z.number().int(),
  /** Conditions, treatments and allergies. */
  entries: z.number().int(),
  files: z.number().int(),
  threads: z.number().int(),
  waitlist: z.number().int(),
  corrections: z.number().int(),
  clinics: z.number().int(),
})

export type MergeMoves = z.infer<typeof moves>

/** Null where the record has none. `lastSignIn`: null for one that was never used. */
const account = z.object({ email: z.string(), lastSignIn: instant.nullable() }).nullable()

const person = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  birthdate: z.string(),
  dni: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
})

export const mergePreview = z.object({
  moves,
  conflicts: z.array(mergeConflict),
  accounts: z.object({ keep: account, merge: account }),
  patients: z.object({ keep: person, merge: person }),
})

export const mergeInput = doubles.extend({
  /** The side whose value stays, for every conflict. */
  choose: z.record(z.string(), side).default({}),
  /** Whose account stays, where both have one. */
  account: side.default('keep'),
})

export const mergedAnswer = z.object({ message: z.string(), _id: id, moved: moves })
