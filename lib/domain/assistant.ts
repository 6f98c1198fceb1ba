import type { Answer as WireAnswer } from '#contract/assistant'
import type { WithId } from '#contract/calls/call'
import type { Viewer } from './session'

type Answer = WithId<WireAnswer>

/** The reader of an answer, on whom the targets of its links depend. */
export interface Reader {
  patientId: string | null
  /** Works for a clinic, whose numbers and calendar they can open. */
  ofClinic: boolean
}

/** The app's answer to a question; null where it was not understood. */
export interface SeenAnswer {
  answer: Answer | null
  reader: Reader
}

export type AnswerAbout<About extends Answer['about']> = Extract<Answer, { about: About }>

/** An answer, and who reads it. */
export const seenBy = (
  { answer }: { answer: Answer | null },
  { viewer }: { viewer: Viewer | null },
): SeenAnswer => ({
  answer,
  reader: { patientId: viewer?.patientId ?? null, ofClinic: (viewer?.clinicId ?? null) !== null },
})
