import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import type { Appointment } from '@/lib/domain/appointment'
import { formatCardTime, zoneCity } from '@/lib/format/dates'

type VisitTimeProps = { visit: Pick<Appointment, 'start' | 'timeZone'> }

/** The time of a visit on the clinic's clock. */
export function VisitTime({ visit: { start, timeZone } }: VisitTimeProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <>
      <Time dateTime={start}>{formatCardTime(start, timeZone, locale)}</Time>
      <ZoneNote
        instant={start}
        timeZone={timeZone}
        label={t('zoneTime', { city: zoneCity(timeZone, locale) })}
      />
    </>
  )
}
