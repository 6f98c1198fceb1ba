import { useLocale, useTranslations } from 'next-intl'
import { JoinVisit } from '@/components/appointments/join-visit'
import { Time } from '@/components/shared/text/as-is'
import { Facts } from '@/components/shared/text/facts'
import { KindLabel } from '@/components/shared/text/kind-label'
import { MissHintText } from '@/components/shared/text/miss-hint-text'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Card, CardTitle } from '@/components/ui/card'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { formatDay, formatTime, zoneName } from '@/lib/format/dates'
import { countryName } from '@/lib/format/labels'

type VisitFactsProps = {
  visit: AppointmentDetail
  /** Who is looking: the desk sees who comes but not the patient's record. */
  reader: 'patient' | 'doctor' | 'desk'
}

/** What, when, where and who at a glance. */
export function VisitFacts({ visit, reader }: VisitFactsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { clinic, doctor, start, timeZone } = visit
  const places = reader === 'patient' ? 'places' : 'placesForStaff'
  const country = countryName(clinic.countryCode, locale)
  return (
    <Card className="gap-6">
      <CardTitle className="sr-only">{t('details')}</CardTitle>
      <div className="grid gap-1">
        <p className="text-lg font-semibold first-letter:uppercase">
          <Time dateTime={start}>{formatDay(start, timeZone, locale, 'full')}</Time>
        </p>
        <p className="text-lg font-semibold">
          <Time dateTime={start}>{formatTime(start, timeZone, locale)}</Time>
        </p>
        <p className="text-sm text-muted-foreground first-letter:uppercase">{zoneName(timeZone, locale)}</p>
      </div>
      <Facts
        className="border-t pt-6"
        facts={[
          ...(reader === 'desk'
            ? [
                {
                  label: t('patient'),
                  value: visit.patientName ?? t('patient'),
                  asIs: visit.patientName !== null,
                },
              ]
            : []),
          ...(visit.patientPhone
            ? [{ label: t('phone'), value: <PhoneLink phone={visit.patientPhone} /> }]
            : []),
          ...(visit.kind ? [{ label: t('kind'), value: <KindLabel kind={visit.kind} /> }] : []),
          ...(visit.reason ? [{ label: t('reason'), value: visit.reason }] : []),
          {
            label: t('doctor'),
            value: t('doctorName', { name: `${doctor.name} ${doctor.surname}` }),
            asIs: true,
          },
          { label: t('clinic'), value: clinic.name, asIs: true },
          ...(visit.where ? [{ label: t('where'), value: t(`${places}.${visit.where}`) }] : []),
          { label: t('place'), value: `${clinic.city} / ${clinic.postalCode} / ${country}`, asIs: true },
          { label: t('district'), value: clinic.district, asIs: true },
        ]}
      />
      {visit.where === 'video' && visit.status === 'pending' && reader !== 'desk' && (
        <JoinVisit visit={visit} />
      )}
      {visit.missHint && <MissHintText hint={visit.missHint} visitId={visit.id} />}
    </Card>
  )
}
