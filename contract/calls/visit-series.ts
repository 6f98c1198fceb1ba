import {
  bookedVisitSeries,
  bookVisitSeriesInput,
  visitSeriesDates,
  visitSeriesQuestion,
} from '../visit-series.ts'
import { calls, POST } from './call.ts'

/** Visits that repeat. */
export const visitSeriesCalls = calls('appointments', {
  /** When the visits would be, and which of these times are free. */
  preview: POST('/appointments/series/preview', 'appointment.book', {
    body: visitSeriesQuestion,
    answer: visitSeriesDates,
  }),
  /** All or none. */
  book: POST('/appointments/series', 'appointment.book', {
    body: bookVisitSeriesInput,
    answer: bookedVisitSeries,
    status: 201,
  }),
})
