import { messageAnswer } from '../common.ts'
import { createDayOffInput, dayOffList, dayOffQuery, holidayList, holidaysQuery } from '../days-off.ts'
import { forceQuery } from '../staff.ts'
import { calls } from './call.ts'

export const dayOffCalls = calls('days off', {
  list: {
    method: 'GET',
    path: '/days-off',
    action: 'workshift.read',
    query: dayOffQuery,
    answer: dayOffList,
  },
  holidays: {
    method: 'GET',
    path: '/days-off/holidays',
    action: 'workshift.read',
    query: holidaysQuery,
    answer: holidayList,
  },
  create: {
    method: 'POST',
    path: '/days-off',
    action: 'workshift.write',
    query: forceQuery,
    body: createDayOffInput,
    answer: dayOffList,
    status: 201,
  },
  delete: { method: 'DELETE', path: '/days-off/:id', action: 'workshift.write', answer: messageAnswer },
})
