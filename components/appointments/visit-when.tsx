import { useLocale, useTranslations } from 'next-intl'
import { JoinVisit } from '@/components/appointments/join-visit'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Card, CardTitle } from '@/components/ui/card'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { formatClock, formatDay } from '@/lib/format/dates'
import { countryName } from '@/lib/format/labels'

/** When and with whom, for the staff: the place is their own, so it stands small. */
export function VisitWhen({ visit }: { visit: AppointmentDetail }) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { clinic, doctor, start, timeZone } = visit
  return (
    <Card className="gap-3">
      <CardTitle className="sr-only">{t('when')}</CardTitle>
      <div>
        <p className="text-lg font-semibold first-letter:uppercase">
          <Time dateTime={start}>{formatDay(start, timeZone, locale, 'full')}</Time>
        </p>
        <p className="text-lg font-semibold tabular-nums">
          <Time dateTime={start}>{formatClock(start, timeZone)}</Time>
        </p>
      </div>
      <div className="grid gap-0.5 text-sm text-muted-foreground wrap-anywhere">
        <AsIs className="font-medium text-foreground">
          {t('doctorName', { name: `${doctor.name} ${doctor.surname}` })}
        </AsIs>
        <AsIs>{clinic.name}</AsIs>
        <AsIs>{`${clinic.city} / ${clinic.postalCode} / ${countryName(clinic.countryCode, locale)}`}</AsIs>
      </div>
      {visit.where === 'video' && visit.status === 'pending' && visit.patient && <JoinVisit visit={visit} />}
    </Card>
  )
}
