import 'server-only'
import type { z } from 'zod'
import {
  type Insights,
  type InsightVisits,
  type insightFileQuery,
  insights,
  type insightsQuery,
  insightVisits,
  type insightVisitsQuery,
} from '#contract/insights'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'

/** A clinic, or one of its doctors, in numbers. */
export function readInsights(auth: ApiAuth, query: z.input<typeof insightsQuery>): Promise<Insights> {
  return callApi(auth, { path: '/insights', query, answer: insights })
}

/** The visits behind one of the numbers, latest first. */
export function listInsightVisits(
  auth: ApiAuth,
  query: z.input<typeof insightVisitsQuery>,
): Promise<InsightVisits> {
  return callApi(auth, { path: '/insights/visits', query, answer: insightVisits })
}

/** One of the tables as CSV. */
export function openInsightsFile(auth: ApiAuth, query: z.input<typeof insightFileQuery>): Promise<Response> {
  return openApi(auth, { path: '/insights/file', query })
}
