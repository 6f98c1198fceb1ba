import { z } from 'zod'
import { clinicsDay, teamDay, teamDayQuery } from '../calendar.ts'
import { plainDate } from '../common.ts'
import { calls, GET } from './call.ts'

export const calendarCalls = calls('calendar', {
  /** A clinic's day, by doctors or by rooms and equipment. */
  team: GET('/calendar/team', 'calendar.read-team', { query: teamDayQuery, answer: teamDay }),
  /** One day of all clinics that somebody administers, each on its own clock; without a date, their present day. */
  clinics: GET('/calendar/clinics', 'calendar.read-clinics', {
    query: z.object({ date: plainDate.optional() }),
    answer: clinicsDay,
  }),
})
