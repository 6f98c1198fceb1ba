import { columnOf, mondayOf, plainDayFrom, weekFrom } from './week'

export const calendarViews = ['week', 'day', 'agenda', 'team'] as const

export type CalendarView = (typeof calendarViews)[number]

/** The view that the address names; the week for anything else, and for the team's where there is none to see. */
export function viewFrom(text: unknown, hasTeam: boolean): CalendarView {
  const view = calendarViews.find((each) => each === text) ?? 'week'
  return view === 'team' && !hasTeam ? 'week' : view
}

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
