'use client'

import { useSearchParams } from 'next/navigation'
import { addDays, dayAt } from '#contract/zone'
import type { CalendarStart } from '@/lib/domain/schedule'
import { columnOf, mondayOf, plainDayFrom, weekFrom } from '@/lib/domain/week'

/** Where the calendar stands, as the address says it. */
export interface Place {
  week: string
  /** The one day that phones show. */
  day: string
  doctorId: string
}

export interface CalendarPlace extends Place {
  /** The day that was chosen, if any. */
  pickedDay: string | null
  today: string
  hrefOf: (change: Partial<Place>) => string
  /** Moves without asking the server for the page; `replace` leaves no step for Back. */
  go: (change: Partial<Place>, options?: { replace: boolean }) => void
}

/** Week, day and doctor of the address: `?week=yyyy-MM-dd&day=yyyy-MM-dd&doctor=id`. */
export function useCalendarPlace(start: CalendarStart, now: Date): CalendarPlace {
  const params = useSearchParams()
  const today = dayAt(now.getTime(), start.timeZone)
  const week = weekFrom(params.get('week')) ?? mondayOf(today)
  const askedDay = plainDayFrom(params.get('day'))
  const pickedDay = askedDay && columnOf(week, askedDay) >= 0 ? askedDay : null
  const day = pickedDay ?? (columnOf(week, today) >= 0 ? today : week)
  const askedDoctor = params.get('doctor')
  const doctorId = start.doctors.find(({ id }) => id === askedDoctor)?.id ?? start.doctor.id

  function hrefOf(change: Partial<Place>): string {
    const nextWeek = change.week ?? (change.day ? mondayOf(change.day) : week)
    const weekday = pickedDay && addDays(nextWeek, columnOf(week, pickedDay))
    const nextDay = change.day ?? weekday
    const nextDoctor = change.doctorId ?? askedDoctor
    return `?${new URLSearchParams({
      week: nextWeek,
      ...(nextDay && { day: nextDay }),
      ...(nextDoctor && { doctor: nextDoctor }),
    })}`
  }

  function go(change: Partial<Place>, options?: { replace: boolean }): void {
    if (options?.replace) window.history.replaceState(null, '', hrefOf(change))
    else window.history.pushState(null, '', hrefOf(change))
  }

  return { week, day, pickedDay, doctorId, today, hrefOf, go }
}
