import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { ViewLink } from '@/components/appointments/view-link'
import { VisitStatus } from '@/components/appointments/visit-status'
import { VisitTime, VisitWeekday } from '@/components/appointments/visit-time'
import { Time } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import type { Appointment } from '@/lib/domain/appointment'
import { formatDay } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface AppointmentCardProps {
  visit: Appointment
  /** Milliseconds. */
  now: number
}

export function AppointmentCard({ visit, now }: AppointmentCardProps) {
  const t = useTranslations('appointments')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full flex-col gap-4 rounded-lg border bg-card p-4 transition-colors max-md:has-[a:active]:border-primary max-md:has-[a:active]:bg-accent sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          {specialtyLabel(tSpecialty, visit.specialty)}
        </h2>
        <p className="grid gap-1 text-sm">
          <span className="flex items-center gap-1.5">
            <Icon name="calendar-days" className="size-4 shrink-0 text-muted-foreground" />
            <span className="flex flex-wrap gap-x-1.5">
              <VisitWeekday visit={visit} />
              <Time dateTime={visit.start}>{formatDay(visit.start, visit.timeZone, locale, 'card')}</Time>
            </span>
          </span>
          <span className="flex items-center gap-1.5">
            <Icon name="clock" className="size-4 shrink-0 text-muted-foreground" />
            <span>
              <VisitTime visit={visit} />
            </span>
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-muted-foreground">{t('doctor')}</dt>
        <dd translate="no" className="wrap-anywhere">
          {visit.doctorName}
        </dd>
        <dt className="text-muted-foreground">{t('clinic')}</dt>
        <dd translate="no" className="wrap-anywhere">
          {visit.clinicName}
        </dd>
        <dt className="text-muted-foreground">{t('status')}</dt>
        <dd className="flex flex-wrap gap-1.5">
          <VisitStatus visit={visit} now={now} />
        </dd>
      </dl>
      <div className="mt-auto grid">
        <ViewLink id={visit.id} describedBy={titleId}>
          {t('view')}
        </ViewLink>
      </div>
    </article>
  )
}
