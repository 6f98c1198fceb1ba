'use client'

import { useSearchParams } from 'next/navigation'
import { addDays, dayAt } from '#contract/zone'
import {
  type CalendarView,
  isPlainAddress,
  pickedDayOf,
  shownDayOf,
  viewFrom,
  weekOfAddress,
} from '@/lib/domain/calendar-place'
import type { CalendarStart } from '@/lib/domain/schedule'
import { columnOf, mondayOf } from '@/lib/domain/week'

/** The calendar's place in the address. */
export interface Place {
  view: CalendarView
  week: string
  /** The one day that phones, the day's and the team's view show. */
  day: string
  doctorId: string
  /** The specialty of the team's doctors that are shown; '' for all. */
  specialty: string
}

export interface CalendarPlace extends Place {
  /** The day that was chosen, if any. */
  pickedDay: string | null
  today: string
  /** The query of the address after a change. */
  queryOf: (change: Partial<Place>) => Record<string, string>
  hrefOf: (change: Partial<Place>) => string
  /** Moves without asking the server for the page; `replace` leaves no step for Back. */
  go: (change: Partial<Place>, options?: { replace: boolean }) => void
}

/** The address: `?view=day&week=yyyy-MM-dd&day=yyyy-MM-dd&doctor=id&specialty=word`. */
export function useCalendarPlace(start: CalendarStart, now: Date): CalendarPlace {
  const params = useSearchParams()
  const today = dayAt(now.getTime(), start.timeZone)
  const home = isPlainAddress((part) => params.get(part)) ? start.home : null
  const view = viewFrom(params.get('view') ?? home, start.doctors.length > 0)
  const week = weekOfAddress(params.get('week'), params.get('day')) ?? mondayOf(today)
  const pickedDay = pickedDayOf(week, params.get('day'))
  const day = shownDayOf(week, pickedDay, today)
  const askedDoctor = params.get('doctor')
  const doctorId = start.doctors.find(({ id }) => id === askedDoctor)?.id ?? start.doctor.id
  const specialty = params.get('specialty') ?? ''

  function queryOf(change: Partial<Place>): Record<string, string> {
    const next = { view, specialty, ...change }
    const nextWeek = change.week ?? (change.day ? mondayOf(change.day) : week)
    const weekday = pickedDay && addDays(nextWeek, columnOf(week, pickedDay))
    const nextDay = change.day ?? weekday ?? (next.view === 'week' || change.week ? null : day)
    const nextDoctor = change.doctorId ?? askedDoctor
    return {
      ...(next.view !== 'week' && { view: next.view }),
      week: nextWeek,
      ...(nextDay && { day: nextDay }),
      ...(nextDoctor && { doctor: nextDoctor }),
      ...(next.specialty && { specialty: next.specialty }),
    }
  }

  const hrefOf = (change: Partial<Place>) => `?${new URLSearchParams(queryOf(change))}`

  function go(change: Partial<Place>, options?: { replace: boolean }): void {
    if (options?.replace) window.history.replaceState(null, '', hrefOf(change))
    else window.history.pushState(null, '', hrefOf(change))
  }

  return { view, week, day, pickedDay, doctorId, specialty, today, queryOf, hrefOf, go }
}
