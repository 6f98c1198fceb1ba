import { useMemo } from 'react'
import useSWR from 'swr'
import type { AvailableAnswer } from '#contract/appointments'
import type { Specialty } from '#contract/specialties'
import { request } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import type { BookableDays } from '@/lib/domain/slots'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** Whose time is booked. `except`: an appointment that is being moved, whose own time counts as free. */
export interface BookingPlace {
  clinicId: string
  doctorId: string
  except?: string
}

// Slots go while somebody thinks: coming back to the window asks again.
const options = { revalidateOnMount: false, revalidateOnFocus: true }

let visits = 0

/** Entries of an earlier visit never hide what the page brought with it: each render on the server has its own. */
function useVisitKey(brought: unknown) {
  const userKey = useUserKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object from the server is a new visit
  const visit = useMemo(() => ++visits, [brought])
  return (url: string) => [...userKey(url), visit] as const
}

const read = <Answer>([, url]: readonly [...UserKey, visit: number]) => request<Answer>(url)

export function useBookableDays(place: BookingPlace, initial: BookableDays) {
  const keyOf = useVisitKey(initial)
  const key = keyOf(`${api.bookableDays}?${new URLSearchParams({ ...place })}`)
  return useSWR(key, read<BookableDays>, { ...options, fallbackData: initial })
}

/** The slots of the day that the page brought. */
export interface BroughtSlots {
  /** `yyyy-MM-dd` */
  date: string
  slots: AvailableAnswer
}

export function useSlots(place: BookingPlace, date: string, initial: BroughtSlots) {
  const keyOf = useVisitKey(initial)
  const key = keyOf(`${api.slots}?${new URLSearchParams({ ...place, date })}`)
  const fallback = date === initial.date ? { fallbackData: initial.slots } : {}
  return useSWR(key, read<AvailableAnswer>, { ...options, ...fallback })
}

export interface SlotChoice {
  /** ISO instant. */
  start: string
  timeZone: string
  /** The same for every attempt at one slot. */
  idempotencyKey: string
}

export interface BookingTarget {
  clinicId: string
  doctorId: string
  specialty: Specialty | null
}

export function useBookSlot(target: BookingTarget) {
  return useWrite(api.appointments, (url, { idempotencyKey, ...slot }: SlotChoice) =>
    request<{ appointment: Appointment; notified: boolean }>(url, {
      method: 'POST',
      body: { ...target, ...slot },
      idempotencyKey,
    }),
  )
}

export function useMoveAppointment(id: string) {
  return useWrite(api.appointmentAction(id, 'reschedule'), (url, { start, timeZone }: SlotChoice) =>
    request<Appointment>(url, { method: 'PUT', body: { start, timeZone } }),
  )
}
