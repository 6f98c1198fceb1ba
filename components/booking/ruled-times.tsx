import { useTranslations } from 'next-intl'
import type { AvailableAnswer } from '#contract/available'
import { SlotGroups } from '@/components/booking/slot-groups'
import { Icon } from '@/components/ui/icon'
import { ruledTimes } from '@/lib/domain/slots'

type RuledTimesProps = Pick<AvailableAnswer, 'reasons'> & {
  timeZone: string
  onSlot: (slot: string) => void
}

/** Times that only a rule of the kind keeps from patients. Staff may choose one, and are asked before it is booked. */
export function RuledTimes({ reasons, timeZone, onSlot }: RuledTimesProps) {
  const t = useTranslations('booking')
  const times = ruledTimes(reasons)
  if (times.length === 0) return null
  return (
    <details className="group border-t pt-3 text-sm">
      <summary className="control flex list-none items-center gap-1.5 text-muted-foreground hover:text-foreground">
        <Icon name="chevron-right" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {t('ruledTimes')}
      </summary>
      <div className="grid gap-4 pt-2">
        <SlotGroups slots={times} timeZone={timeZone} onSlot={onSlot} />
      </div>
    </details>
  )
}
