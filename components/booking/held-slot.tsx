import { useTranslations } from 'next-intl'
import { OtherTimes } from '@/components/booking/other-times'
import { useHold } from '@/components/booking/use-hold'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { formatClock } from '@/lib/format/dates'
import type { BookingPlace } from '@/lib/swr/booking'

interface HeldSlotProps {
  place: BookingPlace
  /** ISO instant. */
  slot: string
  timeZone: string
  /** Something else is to be said: the slot is kept without a word. */
  quiet: boolean
  pending: boolean
  onSlot: (slot: string) => void
}

/** Keeps the slot for whoever looks at it, and says so; or that somebody else is about to take it. */
export function HeldSlot({ place, slot, timeZone, quiet, pending, onSlot }: HeldSlotProps) {
  const t = useTranslations('booking')
  const hold = useHold(place, slot, { timeZone, booking: pending })
  if (quiet) return null
  if (hold.state !== 'taken') {
    // Nobody keeps a time beyond its own start.
    const [said, time] =
      hold.state === 'kept' && Date.parse(hold.until) < Date.parse(slot)
        ? (['heldUntil', hold.until] as const)
        : (['heldToStart', slot] as const)
    return (
      <p role="status" className="min-h-5 text-sm text-muted-foreground">
        {hold.state === 'kept' && (
          <KeptWords>{t(said, { time: keptWord(formatClock(time, timeZone)) })}</KeptWords>
        )}
      </p>
    )
  }
  return (
    <Alert variant="warning" title={t('heldByOther')}>
      <p>
        {t('heldByOtherText')} {hold.alternatives.length > 0 && t('nearest')}
      </p>
      <OtherTimes times={hold.alternatives} timeZone={timeZone} pending={pending} onSlot={onSlot} />
    </Alert>
  )
}
