import { dayQuery } from '#contract/appointments'
import { apiError } from '@/lib/api/error'
import { readToday } from '@/lib/api/today'
import { serve } from '@/lib/bff/serve'
import { todayEndpoints } from '@/lib/endpoints/today'

export const GET = serve(todayEndpoints.read, {
  query: dayQuery,
  handle: ({ viewer, auth, query }) => {
    if (!viewer.clinicId) throw apiError('not_found', 'Clinic not found')
    return readToday(auth, { ...query, clinicId: viewer.clinicId })
  },
})
