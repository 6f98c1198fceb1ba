import { accessChange, breakGlassAnswer, breakGlassInput, recordAccess } from '../record-access.ts'
import { calls } from './call.ts'

/** To whom a patient's record is open. */
export const recordAccessCalls = calls('patients', {
  get: { method: 'GET', path: '/patients/:id/access', action: 'access.read', answer: recordAccess },
  change: {
    method: 'PUT',
    path: '/patients/:id/access',
    action: 'access.change',
    body: accessChange,
    answer: recordAccess,
  },
  breakGlass: {
    method: 'POST',
    path: '/patients/:id/break-glass',
    action: 'access.break-glass',
    body: breakGlassInput,
    answer: breakGlassAnswer,
    status: 201,
  },
})
