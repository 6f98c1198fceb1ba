import { columnOf, mondayOf, plainDayFrom, weekFrom } from './week'

export const calendarViews = ['week', 'day', 'agenda', 'team'] as const

export type CalendarView = (typeof calendarViews)[number]

/** The view that the address names; the week for anything else, and for the team's where there is none to see. */
export function viewFrom(text: unknown, hasTeam: boolean): CalendarView {
  const view = calendarViews.find((each) => each === text) ?? 'week'
  return view === 'team' && !hasTeam ? 'week' : view
}

/** Keeps what a clinic administrator looked at last. */
export const calendarCookie = 'calendar'

/** The view of a calendar without an address. */
export interface CalendarHome {
  view: CalendarView
  doctorId: string | null
}

/** The view that is remembered, else the team's day: an administrator looks after everybody. */
export function homeFrom(remembered: string | undefined): CalendarHome {
  const [view, doctorId] = (remembered ?? '').split('.')
  return { view: calendarViews.find((each) => each === view) ?? 'team', doctorId: doctorId || null }
}

/** Whether the address leaves open what to show. */
export const isPlainAddress = (named: (part: 'view' | 'week' | 'day' | 'doctor') => unknown) =>
  !(named('view') || named('week') || named('day') || named('doctor'))

/** The Monday that the address names, by its week or else by its day; null when it names none. */
export function weekOfAddress(week: unknown, day: unknown): string | null {
  return weekFrom(week) ?? weekFrom(day)
}

/** The day of the week that the address names; null when it names none of this week. */
export function pickedDayOf(week: string, day: unknown): string | null {
  const asked = plainDayFrom(day)
  return asked && columnOf(week, asked) >= 0 ? asked : null
}

/** The one day that is shown: the picked one, else today when it lies in the week, else the Monday. */
export function shownDayOf(week: string, picked: string | null, today: string): string {
  return picked ?? (mondayOf(today) === week ? today : week)
}
