'use client'

import useSWR from 'swr'
import { useLive } from '@/lib/browser/live'
import { type RequestError, readerOf } from '@/lib/browser/request'
import type { RoomOfDay } from '@/lib/domain/schedule'
import { callAddress } from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

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
