import { inThread, ThreadFault } from '../in-thread.ts'
import { FormatFault } from '../source/format-fault.ts'
import { type FhirPatients, readFhirPatients } from './fhir-patients.ts'

export interface FhirQuestion {
  text: string
  today: string
}

export type FhirAnswer = FhirPatients | { refusal: string }

/** A text longer than this takes long enough for others to notice. */
const mostHere = 1_000_000

/** The patients of a FHIR file; a large one is read in a thread of its own. Throws `FormatFault`. */
export async function readFhir(question: FhirQuestion): Promise<FhirPatients> {
  if (question.text.length <= mostHere) return readFhirPatients(question.text, question.today)
  const answer = await inThread<FhirAnswer>(new URL('./worker.ts', import.meta.url), question).catch(
    (error: unknown) => {
      throw error instanceof ThreadFault ? new FormatFault('The FHIR file is too large to be read') : error
    },
  )
  if ('refusal' in answer) throw new FormatFault(answer.refusal)
  return answer
}
