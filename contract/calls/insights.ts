import { insights, insightsQuery, insightVisits, insightVisitsQuery } from '../insights.ts'
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
  visits: {
    method: 'GET',
    path: '/insights/visits',
    action: 'insights.read',
    query: insightVisitsQuery,
    answer: insightVisits,
  },
})
