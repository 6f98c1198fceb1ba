import type { dayQuery } from '#contract/appointments'
import type { Today } from '@/lib/domain/today'
import { endpoint, type Types } from './endpoint'

export const todayEndpoints = {
  /** The visits of a day at the own clinic. */
  read: endpoint(
    'GET /api/today',
    'appointment.list-range',
    {} as Types<{ query: typeof dayQuery; answer: Today }>,
  ),
}
