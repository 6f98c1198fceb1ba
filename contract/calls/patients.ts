import { bookedAnswer } from '../patients.ts'
import { calls } from './call.ts'

/** What the desk has to know of a patient before it books. */
export const patientCalls = calls('patients', {
  booked: {
    method: 'GET',
    path: '/patients/:id/booked',
    action: 'patient.read',
    answer: bookedAnswer,
  },
})
