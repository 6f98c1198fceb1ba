import { useAct } from '@/components/shared/act/use-act'
import { useAttemptKey } from '@/lib/browser/attempt-key'
import { bookingFailure } from '@/lib/domain/booking-failure'
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

interface Outcomes {
  onBooked: (id: string) => Promise<void>
  /** Given the free times near the refused one. */
  onRefused: (alternatives: string[]) => void
}

/** Books once, however often Enter is pressed; what is refused leaves the form as it was. */
export function useVisitBooking(clinicId: string) {
  const { trigger } = useBookVisit()
  const keyOf = useAttemptKey()
  const { run, pending, sentence } = useAct()

  function book(visit: VisitChoice, { onBooked, onRefused }: Outcomes) {
    const idempotencyKey = keyOf(JSON.stringify(visit))
    return run(
      async () => onBooked((await trigger({ ...visit, clinicId, idempotencyKey })).id),
      ({ code, envelope }) => {
        const { kind, alternatives } = bookingFailure(code, false, envelope.alternatives)
        onRefused(alternatives)
        return { key: `booking.failures.${kind}` }
      },
    )
  }

  return { book, sentence, pending }
}
