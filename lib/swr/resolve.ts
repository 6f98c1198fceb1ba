'use client'

import type { Fate, HoursWrite } from '#contract/resolve'
import { write } from '@/lib/browser/request'
import { useRefreshCalendars } from '@/lib/swr/days-off'
import { takeBack } from '@/lib/swr/take-back'

/** Decides about visits together with the write that touches them. All throw `RequestError`. */
export function useResolve() {
  const refresh = useRefreshCalendars()
  return {
    options: (appointmentIds: string[], belonging: HoursWrite) =>
      write('visits.resolveOptions', { body: { appointmentIds, with: belonging } }),
    async resolve(plan: Fate[], belonging?: HoursWrite, overrule = false) {
      const done = await write('visits.resolve', {
        body: { plan, ...(belonging && { with: belonging }), ...(overrule && { overrule }) },
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
