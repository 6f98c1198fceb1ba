'use client'

import { useMemo } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { DayOff, Holiday } from '#contract/days-off'
import { call, type RequestError, readerOf } from '@/lib/browser/request'
import { dayOffEndpoints } from '@/lib/endpoints/days-off'
import { addressOf, type BodyOf } from '@/lib/endpoints/endpoint'
import { weekUrl } from '@/lib/swr/schedule'
import { isRoomsDay, isTeamDay } from '@/lib/swr/team'
import { forced, useEndpointWrite } from '@/lib/swr/use-write'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

const readList = readerOf(dayOffEndpoints.list)
const readHolidays = readerOf(dayOffEndpoints.holidays)

const listUrl = (from: string) => addressOf(dayOffEndpoints.list, { query: { from } })

/** Days off from a day on; `undefined` while they load. */
export function useComingDaysOff(from: string) {
  const key = useUserKey()(listUrl(from))
  const { data, error } = useSWR<DayOff[], RequestError, UserKey>(key, readList)
  return { daysOff: data, failed: Boolean(error && !data) }
}

/** The public holidays of a year where the clinic is; null asks for none. */
export function useHolidays(year: number | null) {
  const keyOf = useUserKey()
  const url = year && addressOf(dayOffEndpoints.holidays, { query: { year: String(year) } })
  const key = url ? keyOf(url) : null
  const { data, error } = useSWR<Holiday[], RequestError, UserKey | null>(key, readHolidays)
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
  const starts = [weekUrl('', '').split('?')[0] ?? '', listUrl('').split('?')[0] ?? '']
  const shows = (key: unknown) =>
    isTeamDay(key) ||
    isRoomsDay(key) ||
    (Array.isArray(key) && starts.some((start) => String(key[1]).startsWith(start)))
  return () => void mutate(shows)
}

export type NewDaysOff = BodyOf<typeof dayOffEndpoints.create>

/** Makes and deletes days off. Throws `RequestError`. */
export function useDayOffWrites() {
  const refresh = useRefreshCalendars()
  const { trigger, isMutating } = useEndpointWrite(
    dayOffEndpoints.create,
    ({ force, ...body }: NewDaysOff & { force: boolean }) => ({ body, query: forced(force) }),
  )
  async function create(input: NewDaysOff & { force: boolean }) {
    const made = await trigger(input)
    refresh()
    return made
  }
  async function remove(id: string) {
    await call(dayOffEndpoints.delete, { params: { id } })
    refresh()
  }
  return { create, creating: isMutating, remove }
}
