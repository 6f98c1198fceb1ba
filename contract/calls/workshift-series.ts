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
import { calls, DELETE, GET, POST, PUT } from './call.ts'

/** Working hours that repeat. */
export const workshiftSeriesCalls = calls('workshifts', {
  list: GET('/workshift-series', 'workshift.read', { query: seriesListQuery, answer: seriesList }),
  get: GET('/workshift-series/:id', 'workshift.read', { answer: series }),
  preview: POST('/workshift-series/preview', 'workshift.write', {
    body: previewSeriesInput,
    answer: seriesPreview,
  }),
  parse: POST('/workshift-series/parse', 'workshift.write', { body: parseLineInput, answer: parsedLine }),
  create: POST('/workshift-series', 'workshift.write', {
    query: forceQuery,
    body: createSeriesInput,
    answer: seriesCounts,
    status: 201,
  }),
  update: PUT('/workshift-series/:id', 'workshift.write', {
    query: seriesScopeQuery,
    body: updateSeriesInput,
    answer: seriesCounts,
  }),
  delete: DELETE('/workshift-series/:id', 'workshift.write', {
    query: seriesScopeQuery,
    answer: seriesCounts,
  }),
})
