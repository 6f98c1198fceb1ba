'use client'

import { useRef } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { type RequestError, readerOf } from '@/lib/browser/request'
import type { CalendarStart, WeekSchedule } from '@/lib/domain/schedule'
import { addWeeks } from '@/lib/domain/week'
import { addressOf } from '@/lib/endpoints/endpoint'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { useCalendarRead } from '@/lib/swr/calendar-read'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

const fetchWeek = readerOf(workshiftEndpoints.week)

export function weekUrl(doctorId: string, week: string): string {
  return addressOf(workshiftEndpoints.week, { query: { doctorId, week } })
}

/** Whether an SWR key is a week of this doctor, whosever cache it is in. */
export function isWeekOf(doctorId: string) {
  const start = weekUrl(doctorId, '')
  return (key: unknown): boolean => Array.isArray(key) && String(key[1]).startsWith(start)
}

interface Wanted {
  doctorId: string
  week: string
  start: CalendarStart
}

/** One doctor's week. */
export function useWeekSchedule({ doctorId, week, start }: Wanted) {
  const { data, ...rest } = useCalendarRead<WeekSchedule>({
    url: weekUrl(doctorId, week),
    fetcher: fetchWeek,
    brought: start.schedule,
    broughtUrl: weekUrl(start.doctor.id, start.week),
    isAlike: isWeekOf(doctorId),
    concerns: (signal) => signal.type === 'resumed' || ('doctorId' in signal && signal.doctorId === doctorId),
  })
  return { schedule: data, ...rest }
}

/** A week beside the one on the screen; `week` null reads nothing. */
export function useWeekRead(doctorId: string, week: string | null): WeekSchedule | undefined {
  const keyOf = useUserKey()
  const key = week === null ? null : keyOf(weekUrl(doctorId, week))
  return useSWR<WeekSchedule, RequestError, UserKey | null>(key, fetchWeek).data
}

/** Reads the weeks before and after into the cache, unless they are there. */
export function useWeekPrefetch() {
  const keyOf = useUserKey()
  const { cache, mutate } = useSWRConfig()
  const started = useRef(new Set<string>())
  return (doctorId: string, week: string) => {
    for (const neighbour of [addWeeks(week, 1), addWeeks(week, -1)]) {
      const key = keyOf(weekUrl(doctorId, neighbour))
      const text = unstable_serialize(key)
      if (cache.get(text)?.data !== undefined || started.current.has(text)) continue
      started.current.add(text)
      mutate(key, fetchWeek(key), { revalidate: false })
        // The week itself will say what is wrong when it is opened.
        .catch(() => undefined)
        .finally(() => started.current.delete(text))
    }
  }
}
