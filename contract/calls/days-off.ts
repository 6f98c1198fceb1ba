import { messageAnswer } from '../common.ts'
import { createDayOffInput, dayOffList, dayOffQuery, holidayList, holidaysQuery } from '../days-off.ts'
import { forceQuery } from '../staff.ts'
import { calls, DELETE, GET, POST } from './call.ts'

export const dayOffCalls = calls('days off', {
  list: GET('/days-off', 'workshift.read', { query: dayOffQuery, answer: dayOffList }),
  holidays: GET('/days-off/holidays', 'workshift.read', { query: holidaysQuery, answer: holidayList }),
  create: POST('/days-off', 'workshift.write', {
    query: forceQuery,
    body: createDayOffInput,
    answer: dayOffList,
    status: 201,
  }),
  delete: DELETE('/days-off/:id', 'workshift.write', { answer: messageAnswer }),
})
