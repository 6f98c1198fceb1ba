import useSWR from 'swr'
import type { AvailableAnswer } from '#contract/available'
import type { Specialty } from '#contract/specialties'
import { readerOf } from '@/lib/browser/request'
import type { BookableDays } from '@/lib/domain/slots'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { callAddress } from '@/lib/endpoints/browser-call'
import { useBrought, useBroughtKey } from '@/lib/swr/brought'
import { useWrite } from '@/lib/swr/use-call'
import { useEndpointWrite } from '@/lib/swr/use-write'

/** Whose time is booked. `except`: an appointment that is being moved, whose own time counts as free. */
export interface BookingPlace {
  clinicId: string
  doctorId: string
  except?: string
  /** The kind of visit, which says how long it takes. */
  kindId?: string
}

// Slots go while somebody thinks: coming back to the window asks again.
const options = { revalidateOnMount: false, revalidateIfStale: true, revalidateOnFocus: true }

export function useBookableDays(place: BookingPlace, initial: BookableDays) {
  return useBrought('slots.days', { query: place }, initial, options)
}

/** The slots of the day that the page brought. */
export interface BroughtSlots {
  /** `yyyy-MM-dd` */
  date: string
  slots: AvailableAnswer
}

export function useSlots(place: BookingPlace, date: string, initial: BroughtSlots) {
  const keyOf = useBroughtKey(initial)
  const key = keyOf(callAddress('slots.ofDay', { query: { ...place, date } }))
  const fallback = date === initial.date ? { fallbackData: initial.slots } : {}
  return useSWR(key, readerOf('slots.ofDay'), { ...options, ...fallback })
}

export interface SlotChoice {
  /** ISO instant. */
  start: string
  timeZone: string
  /** The reason that the patient gave. */
  reason?: string
  /** All of the times (ISO), `start` among them, when the visit is to repeat. */
  starts?: string[]
  /** Staff do it although a rule of the kind refuses the time. */
  overrule?: boolean
  /** The same for every attempt at one slot. */
  idempotencyKey: string
}

export interface BookingTarget {
  clinicId: string
  doctorId: string
  specialty: Specialty | null
  /** The patient, when staff book; patients book for themselves. */
  patientId?: string
  kindId?: string
}

/** Books every one of `starts`, or none. */
export function useBookSeries(target: BookingTarget) {
  const { trigger, isMutating } = useWrite('visit-series.book')
  const book = ({ idempotencyKey, starts = [], ...slot }: SlotChoice) =>
    trigger({ body: { ...target, ...slot, starts }, idempotencyKey })
  return { trigger: book, isMutating }
}

export function useBookSlot(target: BookingTarget) {
  return useEndpointWrite(
    appointmentEndpoints.book,
    ({ idempotencyKey, starts: _starts, ...slot }: SlotChoice) => ({
      body: { ...target, ...slot },
      idempotencyKey,
    }),
  )
}

export function useMoveAppointment(id: string) {
  const { trigger, isMutating } = useWrite('appointments.reschedule', { params: { id } })
  const move = ({ start, timeZone, overrule }: SlotChoice) =>
    trigger({ start, timeZone, ...(overrule && { overrule }) })
  return { trigger: move, isMutating }
}
