import { z } from 'zod'
import { insightFileQuery, insights, insightsQuery, insightVisits, insightVisitsQuery } from '../insights.ts'
import { calls } from './call.ts'

/** A clinic, or one of its doctors, in numbers, and the visits behind each, latest first. */
export const insightCalls = calls('insights', {
  get: {
    method: 'GET',
    path: '/insights',
    action: 'insights.read',
    query: insightsQuery,
    answer: insights,
  },
  /** One of the tables. */
  file: {
    method: 'GET',
    path: '/insights/file',
    action: 'insights.read',
    query: insightFileQuery,
    answer: z.string(),
    streams: 'text/csv',
  },
  visits: {
    method: 'GET',
    path: '/insights/visits',
    action: 'insights.read',
    query: insightVisitsQuery,
    answer: insightVisits,
  },
})
