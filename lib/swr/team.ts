'use client'

import { readerOf } from '@/lib/browser/request'
import type { CalendarStart, TeamSchedule } from '@/lib/domain/schedule'
import { callAddress } from '@/lib/endpoints/browser-call'
import { useCalendarRead } from '@/lib/swr/calendar-read'

const fetchTeam = readerOf('calendar.team')

const teamUrl = (date: string) => callAddress('calendar.team', { query: { date } })

/** Whether an SWR key is a day of the team, whosever cache it is in. */
export function isTeamDay(key: unknown): boolean {
  return Array.isArray(key) && String(key[1]).startsWith(teamUrl(''))
}

/** A day of the team. */
export function useTeamDay(date: string, { team: brought }: CalendarStart) {
  const { data, ...rest } = useCalendarRead<TeamSchedule>({
    url: teamUrl(date),
    fetcher: fetchTeam,
    brought,
    broughtUrl: teamUrl(brought?.date ?? ''),
    isAlike: isTeamDay,
    concerns: ({ type }) => type !== 'notification' && type !== 'message',
  })
  return { team: data, ...rest }
}
