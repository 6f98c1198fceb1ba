import { z } from 'zod'
import { clinicsDay } from '../calendar.ts'
import { plainDate } from '../common.ts'
import { calls } from './call.ts'

/** One day of all clinics that somebody administers, each on its own clock; without a date, their present day. */
export const calendarCalls = calls('calendar', {
  clinics: {
    method: 'GET',
    path: '/calendar/clinics',
    action: 'calendar.read-clinics',
    query: z.object({ date: plainDate.optional() }),
    answer: clinicsDay,
  },
})
