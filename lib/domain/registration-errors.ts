import { sentences } from '#contract/sentences'
import { type Sentence, sentBy } from './sentence'

/** A refused registration (section 8): the web shows a sentence of its own, or the server's. */
export interface Refusal {
  status: number
  code: string
  message: string
}

/** Section 8, staff registration. 400 without field errors is the duplicate; 403 says what the server says. */
export function staffRegistrationText({ status, code, message }: Refusal): Sentence {
  if (code === 'duplicate') return sentences.doctorTaken
  if (status === 403) return sentBy({ status, message })
  return sentences.failed
}

/** Section 8, patient registration. It has no sentence for a full plan, so the server's is shown. */
export function patientRegistrationText({ status, code, message }: Refusal): Sentence {
  if (code === 'plan_limit') return sentBy({ status, message })
  if (code === 'duplicate') return sentences.patientTaken
  if (status === 401 || status === 403) {
    return { key: 'errors.youMustBeLoggedInAsAAdminOrDoctorToRegisterPatient' }
  }
  return sentences.failed
}

/** A patient's own change: another patient's DNI is the one refusal with a sentence of its own. */
export function editPatientText({ code }: Refusal): Sentence {
  return code === 'duplicate' ? sentences.patientTaken : sentences.failed
}
