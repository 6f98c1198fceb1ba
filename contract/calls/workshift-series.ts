import { forceQuery } from '../staff.ts'
import {
  createSeriesInput,
  parsedLine,
  parseLineInput,
  previewSeriesInput,
  series,
  seriesCounts,
  seriesList,
  seriesListQuery,
  seriesPreview,
  seriesScopeQuery,
  updateSeriesInput,
} from '../workshift-series.ts'
import { calls } from './call.ts'

/** Working hours that repeat. */
export const workshiftSeriesCalls = calls('workshifts', {
  list: {
    method: 'GET',
    path: '/workshift-series',
    action: 'workshift.read',
    query: seriesListQuery,
    answer: seriesList,
  },
  get: { method: 'GET', path: '/workshift-series/:id', action: 'workshift.read', answer: series },
  preview: {
    method: 'POST',
    path: '/workshift-series/preview',
    action: 'workshift.write',
    body: previewSeriesInput,
    answer: seriesPreview,
  },
  parse: {
    method: 'POST',
    path: '/workshift-series/parse',
    action: 'workshift.write',
    body: parseLineInput,
    answer: parsedLine,
  },
  create: {
    method: 'POST',
    path: '/workshift-series',
    action: 'workshift.write',
    query: forceQuery,
    body: createSeriesInput,
    answer: seriesCounts,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/workshift-series/:id',
    action: 'workshift.write',
    query: seriesScopeQuery,
    body: updateSeriesInput,
    answer: seriesCounts,
  },
  delete: {
    method: 'DELETE',
    path: '/workshift-series/:id',
    action: 'workshift.write',
    query: seriesScopeQuery,
    answer: seriesCounts,
  },
})
