import { clinic, updateClinicInput } from '../clinics.ts'
import { dismissFirstStepsInput, firstStepsAnswer } from '../first-steps.ts'
import { planUsage } from '../plan-usage.ts'
import { calls } from './call.ts'

export const clinicCalls = calls('clinics', {
  get: { method: 'GET', path: '/clinics/:id', action: 'clinic.read', answer: clinic },
  /** Refused with `stale` when somebody else changed the clinic since the version that is named. */
  update: {
    method: 'PUT',
    path: '/clinics/:id',
    action: 'clinic.update',
    body: updateClinicInput,
    answer: clinic,
  },
  /** A clinic's use of its plan. */
  usage: { method: 'GET', path: '/clinics/:id/usage', action: 'usage.read', answer: planUsage },
  /** The first steps that a clinic has taken. */
  firstSteps: {
    method: 'GET',
    path: '/clinics/:id/first-steps',
    action: 'first-steps.read',
    answer: firstStepsAnswer,
  },
  dismissFirstSteps: {
    method: 'PUT',
    path: '/clinics/:id/first-steps',
    action: 'first-steps.dismiss',
    body: dismissFirstStepsInput,
    answer: firstStepsAnswer,
  },
})
