import 'server-only'
import type { z } from 'zod'
import type { insightFileQuery } from '#contract/insights'
import { type ApiAuth, openApi } from '@/lib/api/client'

/** One of the tables as CSV. */
export function openInsightsFile(auth: ApiAuth, query: z.input<typeof insightFileQuery>): Promise<Response> {
  return openApi(auth, { path: '/insights/file', query })
}
