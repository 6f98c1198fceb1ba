'use client'

import type { HoursWrite, Resolution } from '#contract/resolve'
import { write } from '@/lib/browser/request'
import { takeBack } from '@/lib/browser/take-back'
import { useRefreshCalendars } from '@/lib/swr/days-off'

/** Decides about visits together with the write that touches them. All throw `RequestError`. */
export function useResolve() {
  const refresh = useRefreshCalendars()
  return {
    options: (appointmentIds: string[], hoursWrite: HoursWrite) =>
      write('visits.resolveOptions', { body: { appointmentIds, with: hoursWrite } }),
    async resolve(plan: Resolution[], hoursWrite?: HoursWrite, overrule = false) {
      const done = await write('visits.resolve', {
        body: { plan, ...(hoursWrite && { with: hoursWrite }), ...(overrule && { overrule }) },
      })
      refresh()
      return done
    },
    async undo(token: string) {
      await takeBack(token)
      refresh()
    },
  }
}
