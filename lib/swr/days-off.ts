'use client'

import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Holiday } from '#contract/days-off'
import { write } from '@/lib/browser/request'
import { type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { isRoomsDay } from '@/lib/swr/rooms'
import { weekUrl } from '@/lib/swr/schedule'
import { isTeamDay } from '@/lib/swr/team'
import { useRead, useWrite } from '@/lib/swr/use-call'
import { forced } from '@/lib/swr/use-write'

/** Days off from a day on; `undefined` while they load. */
export function useComingDaysOff(from: string) {
  const { data, error } = useRead('days-off.list', { query: { from } })
  // A server that knows of no days off has none.
  const daysOff = error?.status === 404 ? [] : data
  return { daysOff, failed: Boolean(error && !daysOff) }
}

/** The public holidays of a year where the clinic is; null asks for none. */
export function useHolidays(year: number | null) {
  const { data, error } = useRead('days-off.holidays', year ? { query: { year } } : null)
  return { holidays: data, failed: Boolean(error && !data) }
}

/** The public holidays of the years that hours of at most a year reach; null asks for none. */
export function useHolidaysBetween(span: { from: string; until: string } | null) {
  const first = useHolidays(span && Number(span.from.slice(0, 4)))
  const last = useHolidays(span && Number(span.until.slice(0, 4)))
  const holidays = useMemo(
    () => first.holidays && last.holidays && spansOf([...first.holidays, ...last.holidays]),
    [first.holidays, last.holidays],
  )
  return { holidays, failed: first.failed || last.failed }
}

/** Each once: both years may be the same. */
function spansOf(holidays: readonly Holiday[]): { from: string; to: string }[] {
  const byDay = new Map(holidays.map(({ from, to }) => [from, { from, to }]))
  return [...byDay.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}

/** Every calendar, and whatever else shows days off, reads again. */
export function useRefreshCalendars() {
  const { mutate } = useSWRConfig()
  // Every week there is: days off of the clinic are everybody's.
  const starts = [weekUrl('', '').split('?')[0] ?? '', callAddress('days-off.list')]
  const shows = (key: unknown) =>
    isTeamDay(key) ||
    isRoomsDay(key) ||
    (Array.isArray(key) && starts.some((start) => String(key[1]).startsWith(start)))
  return () => void mutate(shows)
}

export type NewDaysOff = BodyOfCall<'days-off.create'>

/** Makes and deletes days off. Throws `RequestError`. */
export function useDayOffWrites() {
  const refresh = useRefreshCalendars()
  const { trigger, isMutating } = useWrite('days-off.create')
  async function create({ force, ...body }: NewDaysOff & { force: boolean }) {
    const made = await trigger({ body, query: forced(force) })
    refresh()
    return made
  }
  async function remove(id: string) {
    await write('days-off.delete', { params: { id } })
    refresh()
  }
  return { create, creating: isMutating, remove }
}
