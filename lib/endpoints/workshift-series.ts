import type { forceQuery } from '#contract/staff'
import type {
  askSeriesInput,
  changeSeriesInput,
  newSeriesInput,
  Series,
  SeriesCounts,
  SeriesPreview,
  seriesScopeQuery,
} from '#contract/workshift-series'
import { endpoint, type Types } from './endpoint'

/** Working hours that repeat, as the wire says them. */
export const seriesEndpoints = {
  read: endpoint('GET /api/workshift-series/:id', 'workshift.read', {} as Types<{ answer: Series }>),
  preview: endpoint(
    'POST /api/workshift-series/preview',
    'workshift.write',
    {} as Types<{ body: typeof askSeriesInput; answer: SeriesPreview }>,
  ),
  create: endpoint(
    'POST /api/workshift-series',
    'workshift.write',
    {} as Types<{ query: typeof forceQuery; body: typeof newSeriesInput; answer: SeriesCounts }>,
  ),
  update: endpoint(
    'PUT /api/workshift-series/:id',
    'workshift.write',
    {} as Types<{ query: typeof seriesScopeQuery; body: typeof changeSeriesInput; answer: SeriesCounts }>,
  ),
  delete: endpoint(
    'DELETE /api/workshift-series/:id',
    'workshift.write',
    {} as Types<{ query: typeof seriesScopeQuery; answer: SeriesCounts }>,
  ),
}
