import { accessChange, breakGlassAnswer, breakGlassInput, recordAccess } from '../record-access.ts'
import { calls, GET, POST, PUT } from './call.ts'

/** To whom a patient's record is open. */
export const recordAccessCalls = calls('patients', {
  get: GET('/patients/:id/access', 'access.read', { answer: recordAccess }),
  change: PUT('/patients/:id/access', 'access.change', { body: accessChange, answer: recordAccess }),
  breakGlass: POST('/patients/:id/break-glass', 'access.break-glass', {
    body: breakGlassInput,
    answer: breakGlassAnswer,
    status: 201,
  }),
})
