import { messageAnswer } from '../common.ts'
import {
  allergiesAnswer,
  allergyInput,
  conditionShape,
  conditionsAnswer,
  deletedVersion,
  history,
  treatmentInput,
  treatmentsAnswer,
  visitsAnswer,
  visitsQuery,
} from '../histories.ts'
import { calls } from './call.ts'

/** Clinical histories, by their own id or their patient's. What somebody else changed meanwhile is refused with `stale`. */
export const historyCalls = calls('histories', {
  get: { method: 'GET', path: '/histories/:id', action: 'history.read', answer: history },
  /** The visits before those that are known, latest first. */
  visits: {
    method: 'GET',
    path: '/histories/:id/visits',
    action: 'history.read',
    query: visitsQuery,
    answer: visitsAnswer,
  },
  // Bodies are checked without "today", which is known only with the history: the service compares the days.
  addCondition: {
    method: 'POST',
    path: '/histories/:id/condition',
    action: 'history.add',
    body: conditionShape,
    answer: conditionsAnswer,
    status: 201,
  },
  updateCondition: {
    method: 'PUT',
    path: '/histories/:id/condition/:conditionId',
    action: 'history.edit',
    body: conditionShape,
    answer: conditionsAnswer,
  },
  deleteCondition: {
    method: 'DELETE',
    path: '/histories/:id/condition/:conditionId',
    action: 'history.remove',
    query: deletedVersion,
    answer: conditionsAnswer,
  },
  addTreatment: {
    method: 'POST',
    path: '/histories/:id/treatment',
    action: 'history.add',
    body: treatmentInput,
    answer: treatmentsAnswer,
    status: 201,
  },
  updateTreatment: {
    method: 'PUT',
    path: '/histories/:id/treatment/:treatmentId',
    action: 'history.edit',
    body: treatmentInput,
    answer: treatmentsAnswer,
  },
  deleteTreatment: {
    method: 'DELETE',
    path: '/histories/:id/treatment/:treatmentId',
    action: 'history.remove',
    query: deletedVersion,
    answer: treatmentsAnswer,
  },
  addAllergy: {
    method: 'POST',
    path: '/histories/:id/allergy',
    action: 'history.add',
    body: allergyInput,
    answer: allergiesAnswer,
    status: 201,
  },
  deleteImage: {
    method: 'DELETE',
    path: '/histories/:id/image/:fileId',
    action: 'history.remove',
    answer: messageAnswer,
  },
  deleteAnalytic: {
    method: 'DELETE',
    path: '/histories/:id/analytic/:fileId',
    action: 'history.remove',
    answer: messageAnswer,
  },
})
