import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { useAttemptKey } from '@/lib/browser/attempt-key'
import { RequestError } from '@/lib/browser/request'
import { type BookingFailure, bookingFailure } from '@/lib/domain/booking-failure'
import type { SlotChoice } from '@/lib/swr/booking'

interface BookingSteps {
  timeZone: string
  /** A free slot (ISO) to ask about at once. */
  asked: string | null
  /** Whether an appointment moves; else a new one is booked. */
  moving: boolean
  /** Books or moves; throws `RequestError`. Answers where to go then. */
  send: (choice: SlotChoice) => Promise<string>
  /** What the page shows of free times is out of date. */
  onStale: () => void
}

/** A slot on its way to an appointment: chosen, confirmed, refused, chosen again. */
export function useBooking({ timeZone, asked, moving, send, onStale }: BookingSteps) {
  const router = useRouter()
  const [slot, setSlot] = useState(asked)
  const [open, setOpen] = useState(asked !== null)
  const [failure, setFailure] = useState<BookingFailure | null>(null)
  const [reason, setReason] = useState('')
  const [starts, setStarts] = useState<string[]>([])
  const [sending, setSending] = useState(false)
  const [leaving, startLeaving] = useTransition()
  const keyOf = useAttemptKey()
  const busy = useRef(false)

  function choose(start: string) {
    setSlot(start)
    setStarts([])
    setFailure(null)
    setOpen(true)
  }

  const repeats = starts.length > 1

  async function confirm() {
    if (!slot || busy.current) return
    busy.current = true
    setSending(true)
    setFailure(null)
    try {
      const key = { idempotencyKey: keyOf(repeats ? starts.join() : slot) }
      const target = await send({ start: slot, timeZone, reason, ...(repeats && { starts }), ...key })
      startLeaving(() => router.push(target))
    } catch (error) {
      const refusal = error instanceof RequestError ? error : null
      const { alternatives } = refusal?.envelope ?? {}
      const found = bookingFailure(refusal?.code ?? 'internal', moving, alternatives)
      // The list, read again, says which of several was taken. The offers here are for the first of them, so they go.
      setFailure(repeats && found.kind === 'taken' ? { kind: 'oneTaken', alternatives: [] } : found)
      onStale()
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const pending = sending || leaving
  return {
    slot,
    open,
    failure,
    reason,
    setReason,
    setStarts,
    pending,
    choose,
    confirm,
    close: () => setOpen(false),
  }
}
