import type { weekQuery } from '#contract/workshifts'
import type { WeekSchedule } from '@/lib/domain/schedule'
import { endpoint, type Types } from './endpoint'

export const workshiftEndpoints = {
  /** A doctor's week: shifts and appointments. */
  week: endpoint(
    'GET /api/schedule',
    'workshift.read',
    {} as Types<{ query: typeof weekQuery; answer: WeekSchedule }>,
  ),
}
