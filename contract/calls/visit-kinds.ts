import { messageAnswer } from '../common.ts'
import {
  bookable,
  updateVisitKindInput,
  visitKind,
  visitKindInput,
  visitKindList,
  visitKindsQuery,
} from '../visit-kinds.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

export const visitKindCalls = calls('clinics', {
  list: GET('/visit-kinds', 'visit-kind.read', { query: visitKindsQuery, answer: visitKindList }),
  bookable: GET('/visit-kinds/bookable', 'visit-kind.write', { query: visitKindsQuery, answer: bookable }),
  create: POST('/visit-kinds', 'visit-kind.write', { body: visitKindInput, answer: visitKind, status: 201 }),
  update: PUT('/visit-kinds/:id', 'visit-kind.write', { body: updateVisitKindInput, answer: visitKind }),
  delete: DELETE('/visit-kinds/:id', 'visit-kind.write', { answer: messageAnswer }),
})
