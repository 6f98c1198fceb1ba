import { ownTeamDayQuery } from '#contract/calendar'
import { readTeam } from '@/lib/api/calendar'
import { apiError } from '@/lib/api/error'
import { serve } from '@/lib/bff/serve'
import { calendarEndpoints } from '@/lib/endpoints/calendar'

export const GET = serve(calendarEndpoints.team, {
  query: ownTeamDayQuery,
  async handle({ auth, viewer, query }) {
    const { clinicId } = viewer
    if (!clinicId) throw apiError('forbidden', 'Not allowed')
    return readTeam(auth, { clinicId, date: query.date }, Date.now())
  },
})
