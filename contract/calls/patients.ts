import { bookedAnswer } from '../patients.ts'
import { calls } from './call.ts'

/** Facts about a patient that the desk needs before it books. */
export const patientCalls = calls('patients', {
  booked: {
    method: 'GET',
    path: '/patients/:id/booked',
    action: 'patient.read',
    answer: bookedAnswer,
  },
})
