import { deathInput, deathTakenBack } from '../deaths.ts'
import { patient } from '../patients.ts'
import { calls, DELETE, PUT } from './call.ts'

/** Records that a patient has died. */
export const deathCalls = calls('patients', {
  record: PUT('/patients/:id/deceased', 'patient.deceased', { body: deathInput, answer: patient }),
  takeBack: DELETE('/patients/:id/deceased', 'patient.deceased', { answer: deathTakenBack }),
})
