import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import type { Appointment } from '@/lib/domain/appointment'
import { formatClock, formatDay, zoneCity } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

/** The day and the times of a visit by the clinic's clock, as the head of its page says them. */
export function VisitStart({
  visit: { start, end, timeZone },
  className,
}: {
  visit: Pick<Appointment, 'start' | 'end' | 'timeZone'>
  className: string
}) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <span className={cn('flex flex-wrap gap-x-3 font-semibold tabular-nums', className)}>
      <span className="first-letter:uppercase">
        <Time dateTime={start}>{formatDay(start, timeZone, locale, 'full')}</Time>
      </span>
      <span>
        <Time dateTime={start}>{formatClock(start, timeZone)}</Time>–
        <Time dateTime={end}>{formatClock(end, timeZone)}</Time>
        <ZoneNote
          instant={start}
          timeZone={timeZone}
          label={t('zoneTime', { city: zoneCity(timeZone, locale) })}
        />
      </span>
    </span>
  )
}
