import { useTranslations } from 'next-intl'
import type { AvailableAnswer } from '#contract/available'
import { Icon } from '@/components/ui/icon'
import { busyStretches, reasonValues } from '@/lib/domain/slots'
import { formatClock } from '@/lib/format/dates'

type BusyTimesProps = Pick<AvailableAnswer, 'reasons' | 'slotMinutes' | 'rules'> & { timeZone: string }

/** Why the other times of the day are not free, for those who ask. */
export function BusyTimes({ reasons, slotMinutes, rules, timeZone }: BusyTimesProps) {
  const t = useTranslations('booking')
  const stretches = busyStretches(reasons, slotMinutes)
  if (stretches.length === 0) return null
  return (
    <details className="group border-t pt-3 text-sm">
      <summary className="control flex list-none items-center gap-1.5 text-muted-foreground hover:text-foreground">
        <Icon name="chevron-right" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {t('whyNot')}
      </summary>
      <ul className="grid gap-1.5 ps-5.5 pt-1">
        {stretches.map(({ start, end, reason }) => (
          <li key={start} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
            <span translate="no" className="tabular-nums">
              {formatClock(start, timeZone)}–{formatClock(end, timeZone)}
            </span>
            <span className="text-muted-foreground">
              {t(`reasons.${reason}`, reasonValues(reason, rules))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
