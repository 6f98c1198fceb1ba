'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useLive } from '@/lib/browser/live'
import { type RequestError, readerOf } from '@/lib/browser/request'
import type { CalendarStart, RoomOfDay, TeamSchedule } from '@/lib/domain/schedule'
import { newerOf } from '@/lib/domain/schedule-copy'
import { callAddress } from '@/lib/endpoints/browser-call'
import { gatherMs } from '@/lib/swr/schedule'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

const fetchTeam = readerOf('calendar.team')

const teamUrl = (date: string) => callAddress('calendar.team', { query: { date } })

/** Whether an SWR key is a day of the team, whosever cache it is in. */
export function isTeamDay(key: unknown): boolean {
  return Array.isArray(key) && String(key[1]).startsWith(teamUrl(''))
}

/** A day of the team: the server's first read, then the cache's; changes elsewhere arrive by themselves. */
export function useTeamDay(date: string, start: CalendarStart) {
  const keyOf = useUserKey()
  const { cache, mutate } = useSWRConfig()
  const key = keyOf(teamUrl(date))
  const first = start.team?.date === date ? start.team : undefined
  const known = cache.get(unstable_serialize(key))?.data !== undefined
  const answer = useSWR<TeamSchedule, RequestError, UserKey>(key, fetchTeam, {
    ...(first && { fallbackData: first }),
    revalidateOnMount: known || !first,
  })

  // Writes change the cached data, so the first read must be in the cache as well.
  const keep = useEffectEvent((team: TeamSchedule) => {
    void mutate<TeamSchedule>(keyOf(teamUrl(team.date)), (kept) => newerOf(kept, team), { revalidate: false })
  })
  useEffect(() => {
    if (start.team) keep(start.team)
  }, [start.team])

  const gathering = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => () => clearTimeout(gathering.current ?? undefined), [])
  useLive((signal) => {
    if (signal.type === 'notification' || signal.type === 'message') return
    gathering.current ??= setTimeout(() => {
      gathering.current = null
      const isOther = (other: unknown) => isTeamDay(other) && !(Array.isArray(other) && other[1] === key[1])
      void mutate(isOther, undefined)
      void answer.mutate()
    }, gatherMs)
  })

  return { team: newerOf(answer.data, first), error: answer.error, retry: () => void answer.mutate() }
}

const fetchRooms = readerOf('calendar.rooms')

const roomsUrl = (date: string) => callAddress('calendar.rooms', { query: { date, by: 'resource' } })

/** Whether an SWR key is a day by rooms. */
export function isRoomsDay(key: unknown): boolean {
  return Array.isArray(key) && String(key[1]).startsWith(callAddress('calendar.rooms'))
}

/** A day of the clinic by rooms and equipment; changes elsewhere arrive by themselves. */
export function useRoomsOfDay(date: string) {
  const key = useUserKey()(roomsUrl(date))
  const { data, error, mutate } = useSWR<RoomOfDay[], RequestError, UserKey>(key, fetchRooms)
  useLive(({ type }) => {
    if (type !== 'notification' && type !== 'message') void mutate()
  })
  return { rooms: data, failed: Boolean(error && !data), retry: () => void mutate() }
}
