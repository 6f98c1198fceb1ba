import { messageAnswer } from '../common.ts'
import { correctDetailsInput } from '../correct-details.ts'
import { detailHistory } from '../patient-sheet.ts'
import { bookedAnswer, patient } from '../patients.ts'
import { toVerifyAnswer, verificationInput } from '../public-bookings.ts'
import { calls } from './call.ts'

/** Facts about a patient that the desk needs before it books, and corrections of their details. */
export const patientCalls = calls('patients', {
  booked: {
    method: 'GET',
    path: '/patients/:id/booked',
    action: 'patient.read',
    answer: bookedAnswer,
  },
  correct: {
    method: 'PUT',
    path: '/patients/:id/details',
    action: 'patient.correct',
    body: correctDetailsInput,
    answer: patient,
  },
  changes: {
    method: 'GET',
    path: '/patients/:id/details/history',
    action: 'patient.read-changes',
    answer: detailHistory,
  },
  toVerify: {
    method: 'GET',
    path: '/patients/to-verify',
    action: 'patient.list-unverified',
    answer: toVerifyAnswer,
  },
  verify: {
    method: 'PUT',
    path: '/patients/:id/verification',
    action: 'patient.verify',
    body: verificationInput,
    answer: messageAnswer,
  },
})
