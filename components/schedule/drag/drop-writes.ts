'use client'

import type { HoursWrite } from '#contract/resolve'
import type { SeriesScope } from '#contract/workshift-series'
import { useResolve } from '@/components/visits/use-resolve'
import { RequestError, write } from '@/lib/browser/request'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import type { Drop } from '@/lib/domain/dragged'
import { type WeekShift, weekVisit } from '@/lib/domain/schedule'
import { withoutShift, withShift, withVisit } from '@/lib/domain/schedule-copy'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { workshiftFromWire } from '@/lib/domain/workshift'
import { useRefreshCalendars } from '@/lib/swr/days-off'
import { forced } from '@/lib/swr/use-write'
import { changeSeries, hoursWriteOfSeries, seriesChangeOf } from '@/lib/swr/workshift-series'
import { useScheduleChange } from '@/lib/swr/workshifts'

interface Span {
  start: string
  end: string
}

interface Placing {
  start: string
  /** Although a rule of its kind refuses it. */
  overrule: boolean
}

interface SeriesReach {
  scope: SeriesScope
  timeZone: string
}

const bodyOf = ({ start, end }: Span) => ({
  startDate: start,
  duration: (Date.parse(end) - Date.parse(start)) / 60_000,
})

/** Passes over the refusal to delete hours that are gone already; throws every other. */
function unlessGone(refusal: unknown) {
  if (!(refusal instanceof RequestError && refusal.code === 'not_found')) throw refusal
}

/**
 * The writes of drag and drop; each answer goes into the cache where it is shown. All throw `RequestError`.
 */
export function useDropWrites() {
  const change = useScheduleChange()
  const { resolve, undo } = useResolve()
  const refresh = useRefreshCalendars()
  return {
    async create(doctorId: string, span: Span): Promise<WeekShift> {
      const saved = workshiftFromWire(
        await write('workshifts.create', { body: { doctorId, ...bodyOf(span) } }),
      )
      change(doctorId, (schedule) => withShift(schedule, saved))
      return saved
    },
    async update(doctorId: string, { id, ...span }: WeekShift, force: boolean): Promise<void> {
      const where = { params: { id }, query: forced(force) }
      const saved = await write('workshifts.update', { ...where, body: bodyOf(span) })
      change(doctorId, (schedule) => withShift(schedule, workshiftFromWire(saved)))
    },
    async remove(doctorId: string, id: string): Promise<void> {
      await write('workshifts.delete', { params: { id }, query: forced(false) }).catch(unlessGone)
      change(doctorId, (schedule) => withoutShift(schedule, id))
    },
    /** The patient is told in ten minutes; until then the token that is answered takes it back unseen. */
    async moveVisit(doctorId: string, id: string, { start, overrule }: Placing): Promise<string> {
      const plan = [{ appointmentId: id, to: { doctorId, appointmentDate: start } }]
      const { undo, visits } = await resolve(plan, undefined, overrule)
      for (const each of visits) {
        const visit = weekVisit(appointmentFromWire(each))
        change(doctorId, (schedule) => withVisit(schedule, visit))
      }
      return undo
    },
    /** The token takes it back. Throws `Refused`, too. */
    async changeSeries(
      shift: WeekShift,
      { start, end }: Span,
      { force, ...reach }: SeriesReach & { force: boolean },
    ): Promise<string | null> {
      const change = await seriesChangeOf(shift, timesOfShift({ start, end }, reach.timeZone), reach)
      const { undo } = await changeSeries(change, force)
      refresh()
      return undo ?? null
    },
    /** The change of a shift by its name; null for anything else. */
    async hoursWriteOf({ held, ...span }: Drop, reach: SeriesReach): Promise<HoursWrite | null> {
      if (held.kind !== 'shift') return null
      if (reach.scope !== 'one')
        return hoursWriteOfSeries(await seriesChangeOf(held.item, timesOfShift(span, reach.timeZone), reach))
      return { write: 'update-shift', id: held.item.id, body: bodyOf(span) }
    },
    undo,
  }
}
