'use client'

import useSWR, { useSWRConfig } from 'swr'
import type { HoursWrite } from '#contract/resolve'
import type { Pattern } from '#contract/series-pattern'
import type { SeriesScope } from '#contract/workshift-series'
import { dayAt } from '#contract/zone'
import { type RequestError, read, write } from '@/lib/browser/request'
import type { WeekShift } from '@/lib/domain/schedule'
import { Refused } from '@/lib/domain/sentence'
import { movedHours } from '@/lib/domain/series-rows'
import { type ShiftTimes, timesOfShift } from '@/lib/domain/shift-draft'
import { type AnswerOfCall, type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { isWeekOf } from '@/lib/swr/schedule'
import { useWrite } from '@/lib/swr/use-call'
import { forced } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

type SeriesQuestion = BodyOfCall<'workshift-series.preview'>
export type SeriesPreview = AnswerOfCall<'workshift-series.preview'>

/** The effects of saving; null asks nothing. The previous answer stays until the next arrives. */
export function useSeriesPreview(question: SeriesQuestion | null) {
  const keyOf = useUserKey()
  const key = question && keyOf(`${callAddress('workshift-series.preview')} ${JSON.stringify(question)}`)
  const ask = () => write('workshift-series.preview', { body: question as SeriesQuestion })
  const options = { keepPreviousData: true, revalidateOnFocus: false }
  const { data, error, isLoading, mutate } = useSWR<SeriesPreview, RequestError>(key, ask, options)
  return { preview: question ? data : undefined, error, isAsking: isLoading, askAgain: () => mutate() }
}

/** Reads every week of the doctor again: a series touches many. */
function useRefreshWeeks(doctorId: string) {
  const { mutate } = useSWRConfig()
  return () => void mutate(isWeekOf(doctorId))
}

type NewSeries = BodyOfCall<'workshift-series.create'>

/** Makes the shifts of a pattern. Throws `RequestError`. */
export function useCreateSeries(doctorId: string) {
  const refresh = useRefreshWeeks(doctorId)
  const { trigger, isMutating } = useWrite('workshift-series.create')
  async function create({ force, ...body }: NewSeries & { force: boolean }) {
    const counts = await trigger({ body, query: forced(force) })
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
  body: BodyOfCall<'workshift-series.update'>
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
  const { version: seriesVersion, ...series } = await read('workshift-series.get', { params: { id } })
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
  return write('workshift-series.update', { params: { id }, query: { ...query, ...forced(force) }, body })
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
    const counts = await write('workshift-series.delete', { params: { id: shift.seriesId ?? '' }, query })
    refresh()
    return counts
  }

  return { change, remove }
}
