import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import type { Appointment } from '@/lib/domain/appointment'
import { formatCardTime, zoneCity } from '@/lib/format/dates'
import { weekdayName } from '@/lib/format/week'

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

/** The weekday of a visit, before its date: Monday, */
export function VisitWeekday({ visit: { start, timeZone } }: VisitTimeProps) {
  const locale = useLocale()
  return (
    <span translate="no" className="first-letter:uppercase">
      {weekdayName(dayAt(Date.parse(start), timeZone), locale)},
    </span>
  )
}
