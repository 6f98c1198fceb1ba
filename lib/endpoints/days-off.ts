import type { DayOff, Holiday, newDayOffInput, ownDayOffQuery, ownHolidaysQuery } from '#contract/days-off'
import type { forceQuery } from '#contract/staff'
import { endpoint, type Types } from './endpoint'

export const dayOffEndpoints = {
  /** From a day on. */
  list: endpoint(
    'GET /api/days-off',
    'workshift.read',
    {} as Types<{ query: typeof ownDayOffQuery; answer: DayOff[] }>,
  ),
  holidays: endpoint(
    'GET /api/days-off/holidays',
    'workshift.read',
    {} as Types<{ query: typeof ownHolidaysQuery; answer: Holiday[] }>,
  ),
  create: endpoint(
    'POST /api/days-off',
    'workshift.write',
    {} as Types<{ query: typeof forceQuery; body: typeof newDayOffInput; answer: DayOff[] }>,
  ),
  delete: endpoint('DELETE /api/days-off/:id', 'workshift.write', {} as Types<{ answer: { id: string } }>),
}
