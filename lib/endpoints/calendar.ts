import type { ownTeamDayQuery } from '#contract/calendar'
import type { TeamSchedule } from '@/lib/domain/schedule'
import { endpoint, type Types } from './endpoint'

export const calendarEndpoints = {
  /** One day of all doctors of the own clinic. */
  team: endpoint(
    'GET /api/calendar/team',
    'calendar.read-team',
    {} as Types<{ query: typeof ownTeamDayQuery; answer: TeamSchedule }>,
  ),
}
