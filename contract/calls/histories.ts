import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import {
  allergiesAnswer,
  allergyInput,
  clinicalFile,
  conditionShape,
  conditionsAnswer,
  deletedVersion,
  history,
  treatmentInput,
  treatmentsAnswer,
  visitsAnswer,
  visitsQuery,
} from '../histories.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

/** Clinical histories, by their own id or their patient's. What somebody else changed meanwhile is refused with `stale`. */
export const historyCalls = calls('histories', {
  get: GET('/histories/:id', 'history.read', { answer: history }),
  /** The visits before those that are known, latest first. */
  visits: GET('/histories/:id/visits', 'history.read', { query: visitsQuery, answer: visitsAnswer }),
  // Bodies are checked without "today", which is known only with the history: the service compares the days.
  addCondition: POST('/histories/:id/condition', 'history.add', {
    body: conditionShape,
    answer: conditionsAnswer,
    status: 201,
  }),
  updateCondition: PUT('/histories/:id/condition/:conditionId', 'history.edit', {
    body: conditionShape,
    answer: conditionsAnswer,
  }),
  deleteCondition: DELETE('/histories/:id/condition/:conditionId', 'history.remove', {
    query: deletedVersion,
    answer: conditionsAnswer,
  }),
  addTreatment: POST('/histories/:id/treatment', 'history.add', {
    body: treatmentInput,
    answer: treatmentsAnswer,
    status: 201,
  }),
  updateTreatment: PUT('/histories/:id/treatment/:treatmentId', 'history.edit', {
    body: treatmentInput,
    answer: treatmentsAnswer,
  }),
  deleteTreatment: DELETE('/histories/:id/treatment/:treatmentId', 'history.remove', {
    query: deletedVersion,
    answer: treatmentsAnswer,
  }),
  addAllergy: POST('/histories/:id/allergy', 'history.add', {
    body: allergyInput,
    answer: allergiesAnswer,
    status: 201,
  }),
  addImage: POST('/histories/:id/image', 'history.add', {
    uploads: true,
    answer: clinicalFile,
    status: 201,
  }),
  addAnalytic: POST('/histories/:id/analytic', 'history.add', {
    uploads: true,
    answer: clinicalFile,
    status: 201,
  }),
  image: GET('/histories/:id/image/:fileId/file', 'history.read', { answer: z.unknown(), streams: 'file' }),
  analytic: GET('/histories/:id/analytic/:fileId/file', 'history.read', {
    answer: z.unknown(),
    streams: 'file',
  }),
  deleteImage: DELETE('/histories/:id/image/:fileId', 'history.remove', { answer: messageAnswer }),
  deleteAnalytic: DELETE('/histories/:id/analytic/:fileId', 'history.remove', { answer: messageAnswer }),
})
