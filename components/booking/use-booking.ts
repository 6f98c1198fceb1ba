import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { useAttemptKey } from '@/lib/browser/attempt-key'
import { type BookingFailure, bookingFailure } from '@/lib/domain/booking-failure'
import type { SlotChoice } from '@/lib/swr/booking'

interface BookingSteps {
  timeZone: string
  /** A free slot (ISO) to ask about at once. */
  asked: string | null
  /** Whether an appointment moves; else a new one is booked. */
  moving: boolean
  /** Staff may overrule a rule of the kind once they were told of it. */
  byStaff: boolean
  /** Books or moves; throws `RequestError`. Answers where to go then. */
  send: (choice: SlotChoice) => Promise<string>
  /** The free times on the page are out of date. */
  onStale: () => void
}

/** A slot on its way to an appointment: chosen, confirmed, refused, chosen again. */
export function useBooking({ timeZone, asked, moving, byStaff, send, onStale }: BookingSteps) {
  const router = useRouter()
  const [slot, setSlot] = useState(asked)
  const [open, setOpen] = useState(asked !== null)
  const [failure, setFailure] = useState<BookingFailure | null>(null)
  const [reason, setReason] = useState('')
  /** The times of a visit that repeats; null while they are looked for, or when they could not be found. */
  const [starts, setStarts] = useState<string[] | null>([])
  const { run, pending: sending, sentence, clear } = useAct()
  const [leaving, startLeaving] = useTransition()
  const attempt = useAttemptKey()

  function choose(start: string) {
    setSlot(start)
    setStarts([])
    setFailure(null)
    clear()
    setOpen(true)
  }

  const isUnknown = starts === null
  const repeats = starts !== null && starts.length > 1
  const overrules = byStaff && failure?.kind === 'rule'

  async function confirm() {
    if (!slot || isUnknown) return
    await run(
      async () => {
        setFailure(null)
        const what = repeats ? starts.join() : slot
        const key = {
          idempotencyKey: attempt.keyOf(overrules ? `${what} overruled` : what),
          ...(overrules && { overrule: true }),
        }
        const target = await send({ start: slot, timeZone, reason, ...(repeats && { starts }), ...key })
        startLeaving(() => router.push(target))
      },
      ({ status, code, envelope }) => {
        attempt.refused(status)
        const found = bookingFailure(code, moving, envelope)
        const isRefused = found.kind === 'taken' || found.kind === 'busy'
        // The list, read again, says which of several was taken. The offers here are for the first of them, so they go.
        setFailure(repeats && isRefused ? { kind: 'oneTaken', alternatives: [] } : found)
        onStale()
        return null
      },
    )
  }

  const pending = sending || leaving
  return {
    slot,
    open,
    // A fault of ours says nothing of the time: it can be tried again.
    failure: failure ?? (sentence && { kind: 'later' as const, alternatives: [] }),
    overrules,
    reason,
    setReason,
    setStarts,
    pending,
    isUnknown,
    /** How many are booked at once. */
    count: repeats ? starts.length : 1,
    choose,
    confirm,
    close: () => setOpen(false),
  }
}
