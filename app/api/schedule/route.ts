import { plainDate } from '#contract/common'
import { workshiftQuery } from '#contract/workshifts'
import { readSchedule } from '@/lib/api/schedule'
import { defineRoute } from '@/lib/bff/define-route'
import { mondayOf, rangeOfWeeks } from '@/lib/domain/week'

export const GET = defineRoute({
  action: 'workshift.read',
  query: workshiftQuery.pick({ doctorId: true }).extend({ week: plainDate }),
  handle: ({ auth, query }) =>
    readSchedule(auth, { doctorId: query.doctorId, ...rangeOfWeeks(mondayOf(query.week)) }, Date.now()),
})
