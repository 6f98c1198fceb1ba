import { z } from 'zod'
import { insightFileQuery, insights, insightsQuery, insightVisits, insightVisitsQuery } from '../insights.ts'
import { calls, GET } from './call.ts'

/** A clinic, or one of its doctors, in numbers, and the visits behind each, latest first. */
export const insightCalls = calls('insights', {
  get: GET('/insights', 'insights.read', { query: insightsQuery, answer: insights }),
  /** One of the tables. */
  file: GET('/insights/file', 'insights.read', {
    query: insightFileQuery,
    answer: z.string(),
    streams: 'text/csv',
  }),
  visits: GET('/insights/visits', 'insights.read', { query: insightVisitsQuery, answer: insightVisits }),
})
