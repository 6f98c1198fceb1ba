import { messageAnswer } from '../common.ts'
import {
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
