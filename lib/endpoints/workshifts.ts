import type { forceQuery } from '#contract/staff'
import type { changeShiftInput, newShiftInput, weekQuery } from '#contract/workshifts'
import type { WeekSchedule } from '@/lib/domain/schedule'
import type { Workshift } from '@/lib/domain/workshift'
import { endpoint, type Types } from './endpoint'

export const workshiftEndpoints = {
  /** A doctor's week: shifts and appointments. */
  week: endpoint(
    'GET /api/schedule',
    'workshift.read',
    {} as Types<{ query: typeof weekQuery; answer: WeekSchedule }>,
  ),
  create: endpoint(
    'POST /api/workshifts',
    'workshift.write',
    {} as Types<{ body: typeof newShiftInput; answer: Workshift }>,
  ),
  update: endpoint(
    'PUT /api/workshifts/:id',
    'workshift.write',
    {} as Types<{ query: typeof forceQuery; body: typeof changeShiftInput; answer: Workshift }>,
  ),
  delete: endpoint(
    'DELETE /api/workshifts/:id',
    'workshift.write',
    {} as Types<{ query: typeof forceQuery; answer: { undo: string | null } }>,
  ),
}
