'use client'

import dynamic from 'next/dynamic'
import { arriving } from '@/lib/browser/arriving'
import { useNow } from '@/lib/browser/use-now'
import type { CalendarStart } from '@/lib/domain/schedule'
import { useCalendarPlace } from './use-calendar-place'
import { WeekCalendar } from './week-calendar'

const TeamCalendar = dynamic(() =>
  arriving(() => import('./team-calendar')).then((module) => module.TeamCalendar),
)

/** The calendar in the view that the address names: the week, the day or the agenda of a doctor, or the team's day. */
export function Calendar({ start }: { start: CalendarStart }) {
  const now = useNow(start.now)
  const place = useCalendarPlace(start, now)
  const shown = { start, place, now }
  return place.view === 'team' ? <TeamCalendar {...shown} /> : <WeekCalendar {...shown} />
}
