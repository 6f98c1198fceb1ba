'use client'

import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { byHalfDay } from '@/lib/domain/slots'
import { formatClock } from '@/lib/format/dates'

interface SlotGroupsProps {
  /** ISO instants. */
  slots: readonly string[]
  timeZone: string
  onSlot: (slot: string) => void
}

/** Free times as buttons, morning and afternoon. */
export function SlotGroups({ slots, timeZone, onSlot }: SlotGroupsProps) {
  const t = useTranslations('booking')
  const halves = byHalfDay(slots, (slot) => slot, timeZone)
  return (['morning', 'afternoon'] as const).map(
    (half) =>
      halves[half].length > 0 && (
        <section key={half} aria-label={t(half)} className="grid gap-2">
          <h3 className="text-sm font-medium text-muted-foreground">{t(half)}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
            {halves[half].map((slot) => (
              <li key={slot} className="grid">
                <Button
                  variant="secondary"
                  className="h-auto min-h-11 px-0 text-base leading-tight whitespace-normal tabular-nums hover:border-primary"
                  onClick={() => onSlot(slot)}
                >
                  <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
