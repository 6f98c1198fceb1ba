import { forceQuery } from '../staff.ts'
import {
  createWorkshiftInput,
  deletedWorkshift,
  updateWorkshiftInput,
  workshift,
  workshiftList,
  workshiftQuery,
} from '../workshifts.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

export const workshiftCalls = calls('workshifts', {
  list: GET('/workshifts', 'workshift.read', { query: workshiftQuery, answer: workshiftList }),
  create: POST('/workshifts', 'workshift.write', {
    body: createWorkshiftInput,
    answer: workshift,
    status: 201,
  }),
  update: PUT('/workshifts/:id', 'workshift.write', {
    query: forceQuery,
    body: updateWorkshiftInput,
    answer: workshift,
  }),
  delete: DELETE('/workshifts/:id', 'workshift.write', { query: forceQuery, answer: deletedWorkshift }),
})
