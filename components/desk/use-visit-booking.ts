import { useRef, useState } from 'react'
import { useAttemptKey } from '@/lib/browser/attempt-key'
import { RequestError } from '@/lib/browser/request'
import { type BookingFailure, bookingFailure } from '@/lib/domain/booking-failure'
import { useBookVisit } from '@/lib/swr/desk'

interface VisitChoice {
  patientId: string
  doctorId: string
  /** ISO instant. */
  start: string
  timeZone: string
  kindId?: string
  reason: string
  deskNote: string
}

type Outcome =
  | { kind: 'booked'; id: string }
  | { kind: 'refused'; failure: BookingFailure }
  | { kind: 'busy' }

/** Books once, however often Enter is pressed; what is refused leaves the form as it was. */
export function useVisitBooking(clinicId: string) {
  const { trigger, isMutating } = useBookVisit()
  const keyOf = useAttemptKey()
  const busy = useRef(false)
  const [failure, setFailure] = useState<BookingFailure | null>(null)

  async function book(visit: VisitChoice): Promise<Outcome> {
    if (busy.current) return { kind: 'busy' }
    busy.current = true
    setFailure(null)
    try {
      const idempotencyKey = keyOf(JSON.stringify(visit))
      const appointment = await trigger({ ...visit, clinicId, idempotencyKey })
      return { kind: 'booked', id: appointment.id }
    } catch (error) {
      const refusal = error instanceof RequestError ? error : null
      const refused = bookingFailure(refusal?.code ?? 'internal', false, refusal?.envelope.alternatives)
      setFailure(refused)
      return { kind: 'refused', failure: refused }
    } finally {
      busy.current = false
    }
  }

  return { book, failure, pending: isMutating }
}
