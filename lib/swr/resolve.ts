'use client'

import type { Fate, ResolveInput } from '#contract/resolve'
import { call } from '@/lib/browser/request'
import { resolveEndpoints } from '@/lib/endpoints/resolve'
import { useRefreshCalendars } from '@/lib/swr/days-off'
import { takeBack } from '@/lib/swr/take-back'

/** The write that takes hours away, as the clinic API calls it; at which clinic is the session's to say. */
export type Belonging = NonNullable<ResolveInput['with']>

/** Decides about visits together with the write that touches them. All throw `RequestError`. */
export function useResolve() {
  const refresh = useRefreshCalendars()
  return {
    options: (appointmentIds: string[], belonging: Belonging) =>
      call(resolveEndpoints.options, { body: { appointmentIds, with: belonging } }),
    async resolve(plan: Fate[], belonging?: Belonging) {
      const done = await call(resolveEndpoints.resolve, {
        body: { plan, ...(belonging && { with: belonging }) },
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
