import { forceQuery } from '../staff.ts'
import {
  createWorkshiftInput,
  deletedWorkshift,
  updateWorkshiftInput,
  workshift,
  workshiftList,
  workshiftQuery,
} from '../workshifts.ts'
import { calls } from './call.ts'

export const workshiftCalls = calls('workshifts', {
  list: {
    method: 'GET',
    path: '/workshifts',
    action: 'workshift.read',
    query: workshiftQuery,
    answer: workshiftList,
  },
  create: {
    method: 'POST',
    path: '/workshifts',
    action: 'workshift.write',
    body: createWorkshiftInput,
    answer: workshift,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/workshifts/:id',
    action: 'workshift.write',
    query: forceQuery,
    body: updateWorkshiftInput,
    answer: workshift,
  },
  delete: {
    method: 'DELETE',
    path: '/workshifts/:id',
    action: 'workshift.write',
    query: forceQuery,
    answer: deletedWorkshift,
  },
})
