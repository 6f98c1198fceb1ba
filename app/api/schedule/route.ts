import { weekQuery } from '#contract/workshifts'
import { readSchedule } from '@/lib/api/schedule'
import { serve } from '@/lib/bff/serve'
import { mondayOf, rangeOfWeeks } from '@/lib/domain/week'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'

export const GET = serve(workshiftEndpoints.week, {
  query: weekQuery,
  handle: ({ auth, query }) =>
    readSchedule(auth, { doctorId: query.doctorId, ...rangeOfWeeks(mondayOf(query.week)) }, Date.now()),
})
