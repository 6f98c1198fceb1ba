import {
  bookedVisitSeries,
  bookVisitSeriesInput,
  visitSeriesDates,
  visitSeriesQuestion,
} from '../visit-series.ts'
import { calls } from './call.ts'

/** Visits that repeat. */
export const visitSeriesCalls = calls('appointments', {
  /** When the visits would be, and which of these times are free. */
  preview: {
    method: 'POST',
    path: '/appointments/series/preview',
    action: 'appointment.book',
    body: visitSeriesQuestion,
    answer: visitSeriesDates,
  },
  /** All or none. */
  book: {
    method: 'POST',
    path: '/appointments/series',
    action: 'appointment.book',
    body: bookVisitSeriesInput,
    answer: bookedVisitSeries,
    status: 201,
  },
})
