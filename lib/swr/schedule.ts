'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useLive } from '@/lib/browser/live'
import { type RequestError, readerOf } from '@/lib/browser/request'
import type { CalendarStart, WeekSchedule } from '@/lib/domain/schedule'
import { newerOf } from '@/lib/domain/schedule-copy'
import { addWeeks } from '@/lib/domain/week'
import { addressOf } from '@/lib/endpoints/endpoint'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** Many writes at once, such as a cancelled day, are answered by one read. */
export const gatherMs = 60

const fetchWeek = readerOf(workshiftEndpoints.week)

export function weekUrl(doctorId: string, week: string): string {
  return addressOf(workshiftEndpoints.week, { query: { doctorId, week } })
}

/** Whether an SWR key is a week of this doctor, whosever cache it is in. */
export function isWeekOf(doctorId: string) {
  const start = weekUrl(doctorId, '')
  return (key: unknown): boolean => Array.isArray(key) && String(key[1]).startsWith(start)
}

// Going back shows a screen as the router kept it: what was shown before may have changed since.
const shownBefore = new WeakSet<object>()

interface Wanted {
  doctorId: string
  week: string
  start: CalendarStart
}

/**
 * One doctor's week. The server's first read is shown without asking again; other weeks come from the cache at once
 * and are refreshed behind it; changes elsewhere arrive by themselves.
 */
export function useWeekSchedule({ doctorId, week, start }: Wanted) {
  const keyOf = useUserKey()
  const { cache, mutate } = useSWRConfig()
  const key = keyOf(weekUrl(doctorId, week))
  const first =
    start.doctor.id === doctorId && start.week === week ? (start.schedule ?? undefined) : undefined
  const known = cache.get(unstable_serialize(key))?.data !== undefined
  const answer = useSWR<WeekSchedule, RequestError, UserKey>(key, fetchWeek, {
    ...(first && { fallbackData: first }),
    revalidateOnMount: known || !first || shownBefore.has(start),
  })
  // Writes change the cached data, so the first read must be in the cache as well.
  const keep = useEffectEvent((read: WeekSchedule) => {
    const firstKey = keyOf(weekUrl(start.doctor.id, start.week))
    void mutate<WeekSchedule>(firstKey, (kept) => newerOf(kept, read), { revalidate: false })
  })
  useEffect(() => {
    shownBefore.add(start)
    if (start.schedule) keep(start.schedule)
  }, [start])

  const gathering = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => () => clearTimeout(gathering.current ?? undefined), [])
  useLive((signal) => {
    if (signal.type === 'notification' || signal.type === 'message') return
    if (signal.type !== 'resumed' && signal.doctorId !== doctorId) return
    gathering.current ??= setTimeout(() => {
      gathering.current = null
      const isWeek = isWeekOf(doctorId)
      const others = (other: unknown) => isWeek(other) && !(Array.isArray(other) && other[1] === key[1])
      // Not without reading: that would leave a read of less than two seconds ago to answer for them, too old to count.
      void mutate(others, undefined)
      void answer.mutate()
    }, gatherMs)
  })

  return { schedule: newerOf(answer.data, first), error: answer.error, retry: () => void answer.mutate() }
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
