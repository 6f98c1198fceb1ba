import type { insightFileQuery } from '#contract/insights'
import { endpoint, type Types } from './endpoint'

export const insightEndpoints = {
  file: endpoint(
    'GET /api/insights/file',
    'insights.read',
    {} as Types<{ query: typeof insightFileQuery; answer: Response }>,
  ),
}
