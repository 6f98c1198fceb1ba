'use client'

import { lazy, useEffect } from 'react'
import { loadWithRetry } from '@/lib/browser/load-with-retry'
import { remember } from '@/lib/browser/remember'
import { useNow } from '@/lib/browser/use-now'
import { calendarCookie } from '@/lib/domain/calendar-place'
import { useCalendarPlace } from './use-calendar-place'
import { type Shown, WeekCalendar } from './week-calendar'

// Loaded late, like the agenda: most people open the week.
const TeamCalendar = lazy(() =>
  loadWithRetry(() => import('./team-calendar')).then((module) => ({ default: module.TeamCalendar })),
)

const DAYS_REMEMBERED = 365

/** The calendar in the view that the address names: the week, the day or the agenda of a doctor, or the team's day. */
export function Calendar({ start, tasks }: Pick<Shown, 'start' | 'tasks'>) {
  const now = useNow(start.now)
  const place = useCalendarPlace(start, now)
  const last = place.view === 'team' ? place.view : `${place.view}.${place.doctorId}`
  const chooses = start.doctors.length > 0
  useEffect(() => {
    if (chooses) remember(calendarCookie, last, DAYS_REMEMBERED)
  }, [chooses, last])
  const shown = { start, place, now, tasks }
  return place.view === 'team' ? <TeamCalendar {...shown} /> : <WeekCalendar {...shown} />
}
