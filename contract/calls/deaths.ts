import { deathInput, deathTakenBack } from '../deaths.ts'
import { patient } from '../patients.ts'
import { calls } from './call.ts'

/** Records that a patient has died. */
export const deathCalls = calls('patients', {
  record: {
    method: 'PUT',
    path: '/patients/:id/deceased',
    action: 'patient.deceased',
    body: deathInput,
    answer: patient,
  },
  takeBack: {
    method: 'DELETE',
    path: '/patients/:id/deceased',
    action: 'patient.deceased',
    answer: deathTakenBack,
  },
})
