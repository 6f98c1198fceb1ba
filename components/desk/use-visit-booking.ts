import { useState } from 'react'
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
  walkIn?: boolean
}

interface Outcomes {
  onBooked: (id: string) => Promise<void>
  /** Given the free times near the refused one. */
  onRefused: (alternatives: string[]) => void
}

type ChosenTime = Pick<VisitChoice, 'doctorId' | 'start'>

const timeOf = ({ doctorId, start }: ChosenTime) => `${doctorId} ${start}`

/** Books once, however often Enter is pressed; what is refused leaves the form as it was. */
export function useVisitBooking(clinicId: string) {
  const { trigger } = useBookVisit()
  const attempt = useAttemptKey()
  const { run, pending, sentence } = useAct()
  /** The visit that a rule of its kind refused: sent once more, it overrules that. */
  const [told, setTold] = useState<string | null>(null)

  function book(visit: VisitChoice, { onBooked, onRefused }: Outcomes) {
    const overrule = told === timeOf(visit)
    const choice = { ...visit, ...(overrule && { overrule }) }
    const idempotencyKey = attempt.keyOf(JSON.stringify(choice))
    return run(
      async () => onBooked((await trigger({ ...choice, clinicId, idempotencyKey })).id),
      ({ status, code, envelope }) => {
        attempt.refused(status)
        const { kind, alternatives, broken } = bookingFailure(code, false, envelope)
        if (broken) {
          setTold(timeOf(visit))
          return { key: `booking.rules.${broken.rule}`, values: broken.values }
        }
        onRefused(alternatives)
        return { key: `booking.failures.${kind}` }
      },
    )
  }

  /** Whether booking this time once more overrules the rule that refused it. */
  const overrules = (visit: ChosenTime | null) => visit !== null && told === timeOf(visit)
  return { book, sentence, pending, overrules }
}
