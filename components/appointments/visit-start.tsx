import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import type { Appointment } from '@/lib/domain/appointment'
import { formatClock, formatDay, zoneCity } from '@/lib/format/dates'

/** The day and the time of a visit by the clinic's clock, as the head of its page says them. */
export function VisitStart({
  visit: { start, timeZone },
}: {
  visit: Pick<Appointment, 'start' | 'timeZone'>
}) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-x-3 text-xl font-semibold tabular-nums">
      <p className="first-letter:uppercase">
        <Time dateTime={start}>{formatDay(start, timeZone, locale, 'full')}</Time>
      </p>
      <p>
        <Time dateTime={start}>{formatClock(start, timeZone)}</Time>
        <ZoneNote
          instant={start}
          timeZone={timeZone}
          label={t('zoneTime', { city: zoneCity(timeZone, locale) })}
        />
      </p>
    </div>
  )
}
