'use client'

import { call } from '@/lib/browser/request'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { type WeekShift, weekVisit } from '@/lib/domain/schedule'
import { withoutShift, withShift, withVisit } from '@/lib/domain/schedule-copy'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { useResolve } from '@/lib/swr/resolve'
import { forced } from '@/lib/swr/use-write'
import { useScheduleChange } from '@/lib/swr/workshifts'

interface Span {
  start: string
  end: string
}

const bodyOf = ({ start, end }: Span) => ({
  startDate: start,
  duration: (Date.parse(end) - Date.parse(start)) / 60_000,
})

/** What direct hands write, each with the answer put where it is loaded. All throw `RequestError`. */
export function useDropWrites() {
  const change = useScheduleChange()
  const { resolve, undo } = useResolve()
  return {
    async create(doctorId: string, span: Span): Promise<WeekShift> {
      const saved = await call(workshiftEndpoints.create, { body: { doctorId, ...bodyOf(span) } })
      change(doctorId, (schedule) => withShift(schedule, saved))
      return saved
    },
    async update(doctorId: string, { id, ...span }: WeekShift, force: boolean): Promise<void> {
      const where = { params: { id }, query: forced(force) }
      const saved = await call(workshiftEndpoints.update, { ...where, body: bodyOf(span) })
      change(doctorId, (schedule) => withShift(schedule, saved))
    },
    async remove(doctorId: string, id: string): Promise<void> {
      await call(workshiftEndpoints.delete, { params: { id }, query: forced(false) })
      change(doctorId, (schedule) => withoutShift(schedule, id))
    },
    /** The patient is told in ten minutes; until then the token that is answered takes it back unseen. */
    async moveVisit(doctorId: string, id: string, start: string): Promise<string> {
      const { undo, visits } = await resolve([
        { appointmentId: id, to: { doctorId, appointmentDate: start } },
      ])
      for (const each of visits) {
        const visit = weekVisit(appointmentFromWire(each))
        change(doctorId, (schedule) => withVisit(schedule, visit))
      }
      return undo
    },
    undo,
  }
}
