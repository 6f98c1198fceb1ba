import { messageAnswer } from '../common.ts'
import {
  bookable,
  updateVisitKindInput,
  visitKind,
  visitKindInput,
  visitKindList,
  visitKindsQuery,
} from '../visit-kinds.ts'
import { calls } from './call.ts'

export const visitKindCalls = calls('clinics', {
  list: {
    method: 'GET',
    path: '/visit-kinds',
    action: 'visit-kind.read',
    query: visitKindsQuery,
    answer: visitKindList,
  },
  bookable: {
    method: 'GET',
    path: '/visit-kinds/bookable',
    action: 'visit-kind.write',
    query: visitKindsQuery,
    answer: bookable,
  },
  create: {
    method: 'POST',
    path: '/visit-kinds',
    action: 'visit-kind.write',
    body: visitKindInput,
    answer: visitKind,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/visit-kinds/:id',
    action: 'visit-kind.write',
    body: updateVisitKindInput,
    answer: visitKind,
  },
  delete: {
    method: 'DELETE',
    path: '/visit-kinds/:id',
    action: 'visit-kind.write',
    answer: messageAnswer,
  },
})
