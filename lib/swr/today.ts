import useSWR from 'swr'
import { useLive, useRereads } from '@/lib/browser/live'
import { read, readerOf, write } from '@/lib/browser/request'
import { takeBack } from '@/lib/browser/take-back'
import type { Today, TodayVisit } from '@/lib/domain/today'
import { callAddress } from '@/lib/endpoints/browser-call'
import { useBrought } from '@/lib/swr/brought'
import { useUserKey } from '@/lib/swr/user-cache'

/** The day as the server read it, then whatever the live stream says of it. */
export function useToday(initial: Today) {
  const { data = initial, mutate } = useBrought('appointments.today', { query: {} }, initial, {
    revalidateOnFocus: true,
  })
  useRereads(
    ({ type }) => type === 'resumed' || type === 'appointment.changed',
    () => void mutate(),
  )
  /** Shows what a step has made of a visit, until the next read. */
  function show(changed: Partial<TodayVisit> & { id: string }) {
    const withIt = (each: TodayVisit) => (each.id === changed.id ? { ...each, ...changed } : each)
    return mutate((now = data) => ({ ...now, visits: now.visits.map(withIt) }), { revalidate: false })
  }
  return { today: data, show, refresh: () => mutate() }
}

/** A doctor's visits of a day with the staff's facts: read once a day and doctor, and again after a change; not without a day. */
export function useDayVisits(doctorId: string, date: string | null) {
  const keyOf = useUserKey()
  const key = date && keyOf(callAddress('appointments.today', { query: { doctorId, date } }))
  const { data, error, mutate } = useSWR(key, readerOf('appointments.today'), { revalidateOnFocus: true })
  useLive((signal) => {
    if (signal.type === 'resumed' || signal.type === 'appointment.changed') void mutate()
  })
  return { visits: data?.visits, failed: Boolean(error), refresh: () => mutate() }
}

/** Marks who is there; answers what that has made of the visit. */
export async function markPresence(id: string, verb: 'arrive' | 'leave' | 'start' | 'halt') {
  const {
    status,
    arrivedAt = null,
    startedAt = null,
  } = await write(`appointments.${verb}`, { params: { id } })
  return { id, status, arrivedAt, startedAt }
}

/** Reopens a visit that was closed today; false when that is no longer possible. */
export async function reopenVisit(id: string): Promise<boolean> {
  const { undo } = await read('appointments.get', { params: { id } })
  if (!undo) return false
  await takeBack(undo)
  return true
}
