import type { weekQuery } from '#contract/workshifts'
import type { WeekSchedule } from '@/lib/domain/schedule'
import { endpoint, wire } from './endpoint'

export const workshiftEndpoints = {
  /** A doctor's week: shifts and appointments. */
  week: endpoint(
    'GET /api/schedule',
    'workshift.read',
    wire<{ query: typeof weekQuery; answer: WeekSchedule }>(),
  ),
}
