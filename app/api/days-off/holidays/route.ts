import { ownHolidaysQuery } from '#contract/days-off'
import { listHolidays } from '@/lib/api/days-off'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { dayOffEndpoints } from '@/lib/endpoints/days-off'

export const GET = serve(dayOffEndpoints.holidays, {
  query: ownHolidaysQuery,
  handle: ({ auth, viewer, query }) => listHolidays(auth, { clinicId: clinicOf(viewer), year: query.year }),
})
