import { clinicTasks } from '../clinic-tasks.ts'
import {
  clinic,
  clinicList,
  clinicListQuery,
  createdClinicAnswer,
  openClinicInput,
  updateClinicInput,
} from '../clinics.ts'
import { dismissFirstStepsInput, firstStepsAnswer } from '../first-steps.ts'
import { planUsage } from '../plan-usage.ts'
import { calls, GET, POST, PUT } from './call.ts'

export const clinicCalls = calls('clinics', {
  list: GET('/clinics/', 'clinic.read', { query: clinicListQuery, answer: clinicList }),
  /** Creates a clinic, inactive until it is paid for. */
  create: POST('/clinics/', 'clinic.create', {
    body: openClinicInput,
    answer: createdClinicAnswer,
    status: 201,
  }),
  get: GET('/clinics/:id', 'clinic.read', { answer: clinic }),
  /** Refused with `stale` when somebody else changed the clinic since the version that is named. */
  update: PUT('/clinics/:id', 'clinic.update', { body: updateClinicInput, answer: clinic }),
  /** A clinic's use of its plan. */
  usage: GET('/clinics/:id/usage', 'usage.read', { answer: planUsage }),
  /** Counts of what waits for the clinic's team. */
  tasks: GET('/clinics/:id/tasks', 'clinic.read-tasks', { answer: clinicTasks }),
  /** The first steps that a clinic has taken. */
  firstSteps: GET('/clinics/:id/first-steps', 'first-steps.read', { answer: firstStepsAnswer }),
  dismissFirstSteps: PUT('/clinics/:id/first-steps', 'first-steps.dismiss', {
    body: dismissFirstStepsInput,
    answer: firstStepsAnswer,
  }),
})
