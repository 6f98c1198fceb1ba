import { ownTeamDayQuery } from '#contract/calendar'
import { readRooms } from '@/lib/api/calendar'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { calendarEndpoints } from '@/lib/endpoints/calendar'

export const GET = serve(calendarEndpoints.rooms, {
  query: ownTeamDayQuery,
  handle: ({ auth, viewer, query }) => readRooms(auth, { clinicId: clinicOf(viewer), date: query.date }),
})
