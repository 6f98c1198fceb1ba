'use client'

import useSWR, { useSWRConfig } from 'swr'
import type { HoursWrite } from '#contract/resolve'
import type { Pattern } from '#contract/series-pattern'
import type { SeriesPreview, SeriesScope } from '#contract/workshift-series'
import { dayAt } from '#contract/zone'
import { call, type RequestError } from '@/lib/browser/request'
import type { WeekShift } from '@/lib/domain/schedule'
import { Refused } from '@/lib/domain/sentence'
import { movedHours } from '@/lib/domain/series-rows'
import { type ShiftTimes, timesOfShift } from '@/lib/domain/shift-draft'
import type { BodyOf } from '@/lib/endpoints/endpoint'
import { seriesEndpoints } from '@/lib/endpoints/workshift-series'
import { isWeekOf } from '@/lib/swr/schedule'
import { forced, useEndpointWrite } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

type SeriesQuestion = BodyOf<typeof seriesEndpoints.preview>

/** The effects of saving; null asks nothing. The previous answer stays until the next arrives. */
export function useSeriesPreview(question: SeriesQuestion | null) {
  const keyOf = useUserKey()
  const { preview } = seriesEndpoints
  const key = question && keyOf(`${preview.call} ${JSON.stringify(question)}`)
  const ask = () => call(preview, { body: question as SeriesQuestion })
  const options = { keepPreviousData: true, revalidateOnFocus: false }
  const { data, error, isLoading, mutate } = useSWR<SeriesPreview, RequestError>(key, ask, options)
  return { preview: question ? data : undefined, error, isAsking: isLoading, askAgain: () => mutate() }
}

/** Reads every week of the doctor again: a series touches many. */
function useRefreshWeeks(doctorId: string) {
  const { mutate } = useSWRConfig()
  return () => void mutate(isWeekOf(doctorId))
}

type NewSeries = BodyOf<typeof seriesEndpoints.create>

/** Makes the shifts of a pattern. Throws `RequestError`. */
export function useCreateSeries(doctorId: string) {
  const refresh = useRefreshWeeks(doctorId)
  const { trigger, isMutating } = useEndpointWrite(
    seriesEndpoints.create,
    ({ force, ...body }: NewSeries & { force: boolean }) => ({ body, query: forced(force) }),
  )
  async function create(input: NewSeries & { force: boolean }) {
    const counts = await trigger(input)
    refresh()
    return counts
  }
  return { create, creating: isMutating }
}

interface Reach {
  scope: SeriesScope
  force: boolean
}

interface SeriesChange {
  id: string
  query: { scope: SeriesScope; date: string }
  body: BodyOf<typeof seriesEndpoints.update>
}

/**
 * The change that gives a shift's series, or a part of it, the shift's new hours. Throws `RequestError`, and
 * `Refused` when the shift is no longer where its series has it.
 */
export async function seriesChangeOf(
  shift: WeekShift,
  times: ShiftTimes,
  { scope, timeZone }: { scope: SeriesScope; timeZone: string },
): Promise<SeriesChange> {
  const id = shift.seriesId ?? ''
  const { version: seriesVersion, ...series } = await call(seriesEndpoints.read, { params: { id } })
  const before = timesOfShift(shift, timeZone)
  const hours = movedHours(series.hours, before, times)
  if (!hours) throw new Refused({ key: 'weeklyHours.differs' })
  const { from, everyWeeks, parity, except } = series
  const pattern: Pattern = { from, until: series.until, everyWeeks, parity, except, hours }
  const date = [before.date, times.date].sort()[0] ?? before.date
  return { id, query: { scope, date }, body: { ...pattern, collisions: 'keep', seriesVersion } }
}

/** The change by its name. */
export function hoursWriteOfSeries({ id, query, body }: SeriesChange): HoursWrite {
  return { write: 'update-series', id, ...query, body }
}

/** Writes it. Throws `RequestError`. */
export function changeSeries({ id, query, body }: SeriesChange, force: boolean) {
  return call(seriesEndpoints.update, { params: { id }, query: { ...query, ...forced(force) }, body })
}

/** Changes or deletes the series that a shift belongs to. Throws as `seriesChangeOf`. */
export function useSeriesWrites(doctorId: string, timeZone: string) {
  const refresh = useRefreshWeeks(doctorId)
  const dayOf = (shift: WeekShift) => dayAt(Date.parse(shift.start), timeZone)

  async function change(shift: WeekShift, times: ShiftTimes, { scope, force }: Reach) {
    const counts = await changeSeries(await seriesChangeOf(shift, times, { scope, timeZone }), force)
    refresh()
    return counts
  }

  async function remove(shift: WeekShift, { scope, force }: Reach) {
    const query = { scope, date: dayOf(shift), ...forced(force) }
    const counts = await call(seriesEndpoints.delete, { params: { id: shift.seriesId ?? '' }, query })
    refresh()
    return counts
  }

  return { change, remove }
}
