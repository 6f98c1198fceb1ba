import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { ConfirmVisit } from '@/components/appointments/confirm-visit'
import { ViewLink } from '@/components/appointments/view-link'
import { VisitStatus } from '@/components/appointments/visit-status'
import { VisitTime, VisitWeekday } from '@/components/appointments/visit-time'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { type Appointment, isToConfirm } from '@/lib/domain/appointment'
import { isChangeable } from '@/lib/domain/appointment-filters'
import { formatDay } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface AppointmentCardProps {
  visit: Appointment
  /** Milliseconds. */
  now: number
}

export function AppointmentCard({ visit, now }: AppointmentCardProps) {
  const t = useTranslations('appointments')
  const tSpecialty = useTranslations('specialties')
  const tActions = useTranslations('visitActions')
  const locale = useLocale()
  const titleId = useId()
  const toConfirm = isToConfirm(visit, now)
  const canMove = isChangeable(visit, now)
  const isOpen = toConfirm || canMove
  const facts: [label: string, value: ReactNode][] = [
    [t('doctor'), <AsIs key="doctor">{t('doctorName', { name: visit.doctorName })}</AsIs>],
    [t('clinic'), <AsIs key="clinic">{visit.clinicName}</AsIs>],
  ]
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full flex-col gap-y-1 rounded-lg border bg-card p-4 transition-colors hover:bg-accent max-md:has-[a:active]:border-primary max-md:has-[a:active]:bg-accent sm:p-5"
    >
      <div
        className={
          isOpen ? 'contents' : 'flex flex-wrap items-center justify-between gap-x-4 max-sm:contents'
        }
      >
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 id={titleId} className="font-semibold wrap-anywhere">
            {specialtyLabel(tSpecialty, visit.specialty)}
          </h2>
          <dl>
            <dt className="sr-only">{t('status')}</dt>
            <dd>
              <VisitStatus visit={visit} now={now} reader="patient" />
            </dd>
          </dl>
        </div>
        {/* Several stand below the facts: beside the title they would mostly have no room. */}
        <span
          className={cn(
            'flex flex-wrap items-center gap-x-3 gap-y-2',
            isOpen ? 'order-last mt-auto pt-2' : 'max-sm:order-last',
          )}
        >
          {toConfirm && (
            <ConfirmVisit id={visit.id} variant="secondary" size="sm" aria-describedby={titleId} />
          )}
          {canMove && (
            <Link
              prefetch={false}
              href={routes.reschedule(visit.doctorId, visit.id)}
              aria-describedby={titleId}
              className={buttonVariants({ variant: 'link', className: 'z-10' })}
            >
              {tActions('reschedule')}
            </Link>
          )}
          <ViewLink id={visit.id} describedBy={titleId} spans>
            {t('view')}
          </ViewLink>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        <span className="flex flex-wrap gap-x-1">
          <VisitWeekday visit={visit} />
          <Time dateTime={visit.start}>{formatDay(visit.start, visit.timeZone, locale, 'card')}</Time>
        </span>
        <span className="font-medium">
          <VisitTime visit={visit} />
        </span>
      </p>
      <dl className="flex flex-wrap gap-x-2 text-sm text-muted-foreground">
        {facts.map(([label, value], at) => (
          <div key={label} className="flex gap-x-2">
            {at === 1 && <dt aria-hidden="true">·</dt>}
            <dt className="sr-only">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {visit.reason && (
        <p className="text-sm wrap-anywhere">
          <span className="text-muted-foreground">{t('reasonShort')}: </span>
          {visit.reason}
        </p>
      )}
    </article>
  )
}
