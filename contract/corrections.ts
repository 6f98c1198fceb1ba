import { z } from 'zod'
import { id, instant, optionalText, requiredNote } from './common.ts'
import { threadEntryKinds } from './thread-choices.ts'

export const maxCorrection = 500
export const maxVerdict = 300

const entry = { entryKind: z.enum(threadEntryKinds), entryId: id }

/** A request to correct one entry of a history, or anything else in it. */
export const correctionInput = z.object({
  about: z.object(entry).nullish(),
  text: requiredNote('This field is required', maxCorrection),
})

/** A declined request needs a reason. */
export const verdictInput = z
  .object({ verdict: z.enum(['accepted', 'declined']), reason: optionalText(maxVerdict) })
  .refine(({ verdict, reason }) => verdict === 'accepted' || reason !== undefined, {
    path: ['reason'],
    message: 'This field is required',
  })

/** A request, which stays whatever becomes of it and of the entry. */
export const correction = z.object({
  _id: id,
  at: instant,
  text: z.string(),
  /** The entry with its name at the time of the request; null for anything else in the history. */
  about: z.object({ ...entry, label: z.string() }).nullable(),
  state: z.enum(['open', 'accepted', 'declined']),
  reason: z.string().nullable(),
  /** Null while it is open. */
  decided: z.object({ by: z.string(), at: instant }).nullable(),
})

export type Correction = z.infer<typeof correction>

export const correctionsAnswer = z.object({ corrections: z.array(correction) })
