import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  type createDayOffInput,
  type DayOff,
  dayOffList,
  type Holiday,
  holidayList,
} from '#contract/days-off'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'

interface Wanted {
  clinicId: string
  doctorId?: string | undefined
  /** `yyyy-MM-dd` */
  from?: string | undefined
  to?: string | undefined
}

/** Days off of a doctor with the clinic's, or everybody's; none from a server that knows of none. */
export async function listDaysOff(auth: ApiAuth, query: Wanted): Promise<DayOff[]> {
  try {
    return await callApi(auth, { path: '/days-off', query: { ...query }, answer: dayOffList })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

export function listHolidays(
  auth: ApiAuth,
  { clinicId, year }: { clinicId: string; year: number },
): Promise<Holiday[]> {
  const query = { clinicId, year: String(year) }
  return callApi(auth, { path: '/days-off/holidays', query, answer: holidayList })
}

/** Throws `ApiError` `appointments_affected` when visits stand on these days, unless `force`. */
export function createDaysOff(
  auth: ApiAuth,
  body: z.input<typeof createDayOffInput>,
  force: 'true' | 'false' | undefined,
): Promise<DayOff[]> {
  const call = { method: 'POST', path: '/days-off', query: { force }, body, answer: dayOffList } as const
  return callApi(auth, call)
}

export async function deleteDayOff(auth: ApiAuth, id: string): Promise<{ id: string }> {
  const path = `/days-off/${encodeURIComponent(id)}`
  await callApi(auth, { method: 'DELETE', path, answer: messageAnswer })
  return { id }
}
