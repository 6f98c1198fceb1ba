import { newDayOffInput, ownDayOffQuery } from '#contract/days-off'
import { forceQuery } from '#contract/staff'
import { createDaysOff, listDaysOff } from '@/lib/api/days-off'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { dayOffEndpoints } from '@/lib/endpoints/days-off'

export const GET = serve(dayOffEndpoints.list, {
  query: ownDayOffQuery,
  handle: ({ auth, viewer, query }) => listDaysOff(auth, { clinicId: clinicOf(viewer), ...query }),
})

export const POST = serve(dayOffEndpoints.create, {
  query: forceQuery,
  body: newDayOffInput,
  status: 201,
  handle: ({ auth, viewer, query, body }) =>
    createDaysOff(auth, { ...body, clinicId: clinicOf(viewer) }, query.force),
})
