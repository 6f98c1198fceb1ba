import { useLocale, useTranslations } from 'next-intl'
import { minuteMs } from '#contract/durations'
import { formatClock, formatDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

export interface SlotFact {
  label: string
  value: string
  /** A name or a place, which nobody translates. */
  asIs: boolean
  /** It takes a line of its own. */
  wide?: boolean
}

interface SlotFactsProps {
  slot: string
  /** How long it takes, where that is known. */
  minutes?: number | undefined
  timeZone: string
  /** When the appointment that is being moved starts now (ISO); null books a new one. */
  movingFrom: string | null
  facts: readonly SlotFact[]
}

/** A time before it is confirmed, beside the one that it replaces, and what else is booked with it. */
export function SlotFacts({ slot, minutes, timeZone, movingFrom, facts }: SlotFactsProps) {
  const t = useTranslations('booking')
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {movingFrom && <SlotTime label={t('now')} start={movingFrom} timeZone={timeZone} gone />}
      <SlotTime
        label={t(movingFrom ? 'new' : 'dayAndTime')}
        start={slot}
        end={minutes && Date.parse(slot) + minutes * minuteMs}
        timeZone={timeZone}
        alone={!movingFrom}
      />
      {facts.map(({ label, value, asIs, wide }) => (
        <div key={label} className={cn('min-w-0', wide && 'col-span-full')}>
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd translate={asIs ? 'no' : undefined} className="font-medium whitespace-pre-line wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SlotTimeProps {
  label: string
  start: string
  /** Milliseconds. */
  end?: number | undefined
  timeZone: string
  gone?: boolean
  /** Nothing stands beside it. */
  alone?: boolean
}

function SlotTime({ label, start, end, timeZone, gone = false, alone = false }: SlotTimeProps) {
  const locale = useLocale()
  const Mark = gone ? 'del' : 'span'
  return (
    <div className={cn('rounded-md p-3', gone ? 'border' : 'bg-accent', alone && 'col-span-full')}>
      <dt className={cn('text-sm', gone && 'text-muted-foreground')}>{label}</dt>
      <dd>
        <Mark
          translate="no"
          className={cn(alone ? 'flex flex-wrap gap-x-3' : 'grid', gone && 'text-muted-foreground')}
        >
          <span className={cn('first-letter:uppercase', !gone && 'text-lg font-semibold')}>
            {formatDay(start, timeZone, locale, 'full')}
          </span>{' '}
          <span className={cn('tabular-nums', !gone && 'text-lg font-semibold')}>
            {formatClock(start, timeZone)}
            {end && `–${formatClock(end, timeZone)}`}
          </span>
        </Mark>
      </dd>
    </div>
  )
}
