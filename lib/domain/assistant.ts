import type { Answer } from '#contract/assistant'

/** For whom an answer is: where its links lead depends on it. */
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
