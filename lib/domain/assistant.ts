import type { Answer } from '#contract/assistant'

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
