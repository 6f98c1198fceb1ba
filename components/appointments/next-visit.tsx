import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ViewLink } from '@/components/appointments/view-link'
import { VisitStatus } from '@/components/appointments/visit-status'
import { VisitTime, VisitWeekday } from '@/components/appointments/visit-time'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Appointment } from '@/lib/domain/appointment'
import { isChangeable } from '@/lib/domain/appointment-filters'
import { formatDay, formatDistance } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface NextVisitProps {
  visit: Appointment
  /** Milliseconds. */
  now: number
}

/** The visit that comes next, large: when, who, where, how long until then, and what to do. */
export function NextVisit({ visit, now }: NextVisitProps) {
  const t = useTranslations('appointments')
  const tActions = useTranslations('visitActions')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const titleId = useId()
  const facts: { icon: IconName; label: string; value: ReactNode }[] = [
    { icon: 'user-round', label: t('doctor'), value: <AsIs>{visit.doctorName}</AsIs> },
    {
      icon: 'map-pin',
      label: t('clinic'),
      value: <AsIs>{[visit.clinicName, !visit.where && visit.clinicStreet].filter(Boolean).join(', ')}</AsIs>,
    },
    ...(visit.where
      ? [{ icon: 'video' as const, label: t('where'), value: t(`places.${visit.where}`) }]
      : []),
    { icon: 'circle-dot', label: t('status'), value: <VisitStatus visit={visit} now={now} /> },
  ]
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid gap-4 rounded-lg border border-primary/45 bg-card p-4 max-md:has-[a:active]:bg-accent sm:p-6 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-x-6 xl:gap-y-3"
    >
      <div className="flex flex-wrap items-center gap-2 xl:col-span-2">
        <p className="text-sm font-medium text-primary-strong">{t('nextVisit')}</p>
        <Badge variant="accent">{formatDistance(visit.start, now, visit.timeZone, locale)}</Badge>
      </div>
      <div className="grid gap-1">
        <h2 id={titleId} className="text-base font-medium wrap-anywhere">
          {specialtyLabel(tSpecialty, visit.specialty)}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-lg font-semibold sm:text-2xl">
          <span className="flex flex-wrap gap-x-2">
            <VisitWeekday visit={visit} />
            <Time dateTime={visit.start}>{formatDay(visit.start, visit.timeZone, locale, 'card')}</Time>
          </span>
          <span>
            <VisitTime visit={visit} />
          </span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 xl:col-span-2">
        {facts.map(({ icon, label, value }) => (
          <div key={label} className="flex items-center gap-2">
            <Icon name={icon} className="size-4 shrink-0 text-muted-foreground" />
            <dt className="shrink-0 text-muted-foreground">{label}</dt>
            <dd className="flex flex-wrap gap-1.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-reading text-sm text-muted-foreground xl:col-span-2">{t('nextVisitHint')}</p>
      <div className="flex flex-col gap-2 sm:flex-row xl:col-start-2 xl:row-start-2 xl:self-end">
        <ViewLink id={visit.id} describedBy={titleId} primary>
          {t('view')}
        </ViewLink>
        {isChangeable(visit, now) && (
          <Link
            prefetch={false}
            href={routes.reschedule(visit.doctorId, visit.id)}
            className={cn(buttonVariants({ variant: 'secondary' }), 'z-10')}
          >
            {tActions('reschedule')}
          </Link>
        )}
      </div>
    </article>
  )
}
