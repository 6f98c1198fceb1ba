import type { ownTeamDayQuery } from '#contract/calendar'
import type { RoomOfDay, TeamSchedule } from '@/lib/domain/schedule'
import { endpoint, type Types } from './endpoint'

export const calendarEndpoints = {
  /** One day of all doctors of the own clinic. */
  team: endpoint(
    'GET /api/calendar/team',
    'calendar.read-team',
    {} as Types<{ query: typeof ownTeamDayQuery; answer: TeamSchedule }>,
  ),
  /** The same day by rooms and equipment. */
  rooms: endpoint(
    'GET /api/calendar/rooms',
    'calendar.read-team',
    {} as Types<{ query: typeof ownTeamDayQuery; answer: RoomOfDay[] }>,
  ),
}
