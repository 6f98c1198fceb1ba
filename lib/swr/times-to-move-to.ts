import { dayAt } from '#contract/zone'
import { daysToMoveTo } from '@/lib/domain/times-to-move-to'
import { useRead } from '@/lib/swr/use-call'

/** The free times to which an appointment can be moved, day by day, asked for while `wanted`. */
export function useTimesToMoveTo({ id, clinicId, doctorId, start, timeZone }: MovableVisit, wanted: boolean) {
  const date = dayAt(Date.parse(start), timeZone)
  const place = { clinicId, doctorId, except: id }
  const fresh = { revalidateOnFocus: true }
  const window = useRead('slots.days', wanted ? { query: { ...place, times: 4 } } : null, fresh)
  const own = useRead('slots.ofDay', wanted ? { query: { ...place, date } } : null, fresh)
  // Without its own day the others are offered all the same.
  const days = own.data || own.error ? window.data?.days : undefined
  const offered = days && daysToMoveTo(start, date, days, own.data?.available ?? [])
  return {
    days: offered,
    failed: Boolean(window.error ?? (offered?.length === 0 && own.error)),
    refresh: () => void Promise.all([window.mutate(), own.mutate()]),
  }
}

interface MovableVisit {
  id: string
  clinicId: string
  doctorId: string
  /** ISO instant. */
  start: string
  timeZone: string
}
