'use client'

import { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { write } from '@/lib/browser/request'
import type { TeamSchedule, WeekSchedule } from '@/lib/domain/schedule'
import { withDoctor, withoutShift, withShift } from '@/lib/domain/schedule-copy'
import { type ShiftTimes, wireTimes } from '@/lib/domain/shift-draft'
import { workshiftFromWire } from '@/lib/domain/workshift'
import { callAddress } from '@/lib/endpoints/browser-call'
import { isWeekOf } from '@/lib/swr/schedule'
import { isTeamDay } from '@/lib/swr/team'
import { forced } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

interface Shown {
  doctorId: string
  timeZone: string
}

interface SaveShift {
  /** The shift to change; without one a new shift is made. */
  id: string | null
  times: ShiftTimes
  /** Goes through although pending appointments fall outside. */
  force: boolean
}

/** Changes a doctor's schedule wherever it is loaded: in every week, and on every day of the team. */
export function useScheduleChange() {
  const { mutate } = useSWRConfig()
  return (doctorId: string, change: (schedule: WeekSchedule) => WeekSchedule) => {
    const options = { revalidate: false }
    const ofWeek = (week: WeekSchedule | undefined) => week && change(week)
    const ofTeam = (team: TeamSchedule | undefined) => team && withDoctor(team, doctorId, change)
    void mutate<WeekSchedule>(isWeekOf(doctorId), ofWeek, options)
    void mutate<TeamSchedule>(isTeamDay, ofTeam, options)
  }
}

/** Writes shifts and puts what the server returned where it is loaded. Both throw `RequestError`. */
export function useShiftWrites({ doctorId, timeZone }: Shown) {
  const keyOf = useUserKey()
  const changeOf = useScheduleChange()
  const replace = (change: (schedule: WeekSchedule) => WeekSchedule) => changeOf(doctorId, change)

  const saving = useSWRMutation(
    keyOf(callAddress('workshifts.create')),
    async (_: unknown, { arg }: { arg: SaveShift }) => {
      const times = wireTimes(arg.times, timeZone)
      const saved = arg.id
        ? await write('workshifts.update', { params: { id: arg.id }, query: forced(arg.force), body: times })
        : await write('workshifts.create', { body: { doctorId, ...times } })
      replace((current) => withShift(current, workshiftFromWire(saved)))
      return saved
    },
  )
  const removing = useSWRMutation(
    keyOf(callAddress('workshifts.delete')),
    async (_: unknown, { arg }: { arg: { id: string; force: boolean } }) => {
      const done = await write('workshifts.delete', { params: { id: arg.id }, query: forced(arg.force) })
      replace((current) => withoutShift(current, arg.id))
      return done
    },
  )
  return {
    save: saving.trigger,
    remove: removing.trigger,
    saving: saving.isMutating,
  }
}
