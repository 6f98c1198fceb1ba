import type { bookOwnVisitSeriesInput, ownVisitSeriesQuestion, VisitSeriesDate } from '#contract/visit-series'
import type { Appointment } from '@/lib/domain/appointment'
import { endpoint, type Types } from './endpoint'

/** Visits that repeat. */
export const visitSeriesEndpoints = {
  preview: endpoint(
    'POST /api/appointments/series/preview',
    'appointment.book',
    {} as Types<{ body: typeof ownVisitSeriesQuestion; answer: VisitSeriesDate[] }>,
  ),
  book: endpoint(
    'POST /api/appointments/series',
    'appointment.book',
    {} as Types<{ body: typeof bookOwnVisitSeriesInput; answer: Appointment[] }>,
  ),
}
