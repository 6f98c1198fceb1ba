import { z } from 'zod'
import { clinicsDay, teamDay, teamDayQuery } from '../calendar.ts'
import { plainDate } from '../common.ts'
import { calls } from './call.ts'

export const calendarCalls = calls('calendar', {
  /** A clinic's day, by doctors or by rooms and equipment. */
  team: {
    method: 'GET',
    path: '/calendar/team',
    action: 'calendar.read-team',
    query: teamDayQuery,
    answer: teamDay,
  },
  /** One day of all clinics that somebody administers, each on its own clock; without a date, their present day. */
  clinics: {
    method: 'GET',
    path: '/calendar/clinics',
    action: 'calendar.read-clinics',
    query: z.object({ date: plainDate.optional() }),
    answer: clinicsDay,
  },
})
