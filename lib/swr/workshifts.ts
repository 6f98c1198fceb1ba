'use client'

import { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { call } from '@/lib/browser/request'
import type { WeekSchedule } from '@/lib/domain/schedule'
import { newerOf, withoutShift, withShift } from '@/lib/domain/schedule-copy'
import { type ShiftTimes, wireTimes } from '@/lib/domain/shift-draft'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { isWeekOf, weekUrl } from '@/lib/swr/schedule'
import { forced } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

interface Shown {
  doctorId: string
  timeZone: string
  /** The week on the screen, which the cache may not hold yet. */
  week: string
  schedule: WeekSchedule | undefined
}

interface SaveShift {
  /** The shift to change; without one a new shift is made. */
  id: string | null
  times: ShiftTimes
  /** Goes through although pending appointments fall outside. */
  force: boolean
}

/** Writes shifts and puts what the server returned into every week that is loaded. Both throw `RequestError`. */
export function useShiftWrites({ doctorId, timeZone, week, schedule }: Shown) {
  const keyOf = useUserKey()
  const { mutate } = useSWRConfig()

  function replace(change: (schedule: WeekSchedule) => WeekSchedule) {
    const options = { revalidate: false }
    const loaded = (current: WeekSchedule | undefined) => current && change(current)
    void mutate<WeekSchedule>(isWeekOf(doctorId), loaded, options)
    const shownKey = keyOf(weekUrl(doctorId, week))
    if (schedule)
      void mutate<WeekSchedule>(
        shownKey,
        (current) => change(newerOf(current, schedule) ?? schedule),
        options,
      )
  }

  const { create, update, delete: remove } = workshiftEndpoints

  const saving = useSWRMutation(keyOf(create.call), async (_: unknown, { arg }: { arg: SaveShift }) => {
    const times = wireTimes(arg.times, timeZone)
    const saved = arg.id
      ? await call(update, { params: { id: arg.id }, query: forced(arg.force), body: times })
      : await call(create, { body: { doctorId, ...times } })
    replace((current) => withShift(current, saved))
    return saved
  })
  const removing = useSWRMutation(
    keyOf(remove.call),
    async (_: unknown, { arg }: { arg: { id: string; force: boolean } }) => {
      await call(remove, { params: { id: arg.id }, query: forced(arg.force) })
      replace((current) => withoutShift(current, arg.id))
    },
  )
  return {
    save: saving.trigger,
    remove: removing.trigger,
    saving: saving.isMutating,
    removing: removing.isMutating,
  }
}
