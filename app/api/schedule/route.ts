import { weekQuery } from '#contract/workshifts'
import { readSchedule } from '@/lib/api/schedule'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { mondayOf, rangeOfWeeks } from '@/lib/domain/week'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'

export const GET = serve(workshiftEndpoints.week, {
  query: weekQuery,
  handle: ({ auth, viewer, query: { doctorId, week } }) => {
    const range = rangeOfWeeks(mondayOf(week))
    return readSchedule(auth, { clinicId: clinicOf(viewer), doctorId, ...range }, Date.now())
  },
})
