import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ConfirmVisit } from '@/components/appointments/confirm-visit'
import { ViewLink } from '@/components/appointments/view-link'
import { VisitStatus } from '@/components/appointments/visit-status'
import { VisitTime, VisitWeekday } from '@/components/appointments/visit-time'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { DirectionsLink } from '@/components/shared/text/directions-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { type Appointment, isToConfirm } from '@/lib/domain/appointment'
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

/** The visit that comes next, large: when, who, where, how long until then, and the ways to open or move it. */
export function NextVisit({ visit, now }: NextVisitProps) {
  const t = useTranslations('appointments')
  const tActions = useTranslations('visitActions')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const titleId = useId()
  const { clinicName, clinicStreet, clinicTown } = visit
  const address = !visit.where && clinicStreet ? [clinicStreet, clinicTown].filter(Boolean).join(', ') : null
  const toConfirm = isToConfirm(visit, now)
  const facts: { label: string; value: ReactNode }[] = [
    {
      label: t('clinic'),
      value: (
        <span translate="no" className="flex flex-wrap items-baseline gap-x-3">
          <span className="w-full">{clinicName}</span>
          {address && <span className="text-sm font-normal">{address}</span>}
          {address && <DirectionsLink to={`${clinicName}, ${address}`} />}
        </span>
      ),
    },
    ...(visit.where ? [{ label: t('where'), value: t(`places.${visit.where}`) }] : []),
    ...(visit.reason ? [{ label: t('reasonShort'), value: visit.reason }] : []),
  ]
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid gap-5 max-sm:gap-3 rounded-lg border border-primary/45 bg-card p-4 max-md:has-[a:active]:bg-accent sm:p-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-6"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm font-medium text-primary-strong">{t('nextVisit')}</p>
        <Badge variant="accent">{formatDistance(visit.start, now, visit.timeZone, locale)}</Badge>
        <dl>
          <dt className="sr-only">{t('status')}</dt>
          <dd>
            <VisitStatus visit={visit} now={now} reader="patient" />
          </dd>
        </dl>
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold sm:text-xl">
          <span className="flex flex-wrap gap-x-1.5">
            <VisitWeekday visit={visit} />
            <Time dateTime={visit.start}>{formatDay(visit.start, visit.timeZone, locale, 'card')}</Time>
          </span>
          <span>
            <VisitTime visit={visit} />
          </span>
        </p>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={titleId} className="wrap-anywhere">
            {specialtyLabel(tSpecialty, visit.specialty)}
          </h2>
          <p>
            <span className="sr-only">{t('doctor')}: </span>
            <AsIs className="font-medium">{t('doctorName', { name: visit.doctorName })}</AsIs>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:border-s xl:ps-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid items-baseline">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="flex flex-wrap gap-1.5 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 *:max-sm:grow sm:gap-3">
        {toConfirm && <ConfirmVisit id={visit.id} />}
        {isChangeable(visit, now) && (
          <Link
            prefetch={false}
            href={routes.reschedule(visit.doctorId, visit.id)}
            className={cn(buttonVariants({ variant: 'secondary' }), 'z-10')}
          >
            {tActions('reschedule')}
          </Link>
        )}
        <ViewLink id={visit.id} describedBy={titleId}>
          {t('view')}
        </ViewLink>
      </div>
    </article>
  )
}
