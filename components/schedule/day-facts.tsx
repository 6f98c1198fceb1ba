'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { KindLabel } from '@/components/visits/kind-label'
import type { TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useDayVisits } from '@/lib/swr/today'
import { VisitState } from './visit-state'

interface DayFactsProps {
  doctorId: string
  /** `yyyy-MM-dd` */
  day: string
  timeZone: string
  now: Date
}

/**
 * The visits of a day as a list, with what the hours beside it have no room for: the one whose time it is or that comes
 * next, what else is open, and below what is over.
 */
export const DayFacts = withFullMessages(List)

function List({ doctorId, day, timeZone, now }: DayFactsProps) {
  const t = useTranslations('visitCard')
  const columns = useTranslations('today.columns')
  const visits = useDayVisits(doctorId, day)
  if (!visits) return null
  if (visits.length === 0) return <p className="p-4 text-muted-foreground">{t('nobody')}</p>
  const next =
    day === dayAt(now.getTime(), timeZone) &&
    visits.find(({ status, end }) => status === 'pending' && Date.parse(end) > now.getTime())
  const rows = (status: TodayVisit['status'], heading?: string) => {
    const those = visits.filter((visit) => visit.status === status && visit !== next)
    if (those.length === 0) return null
    return (
      <>
        {heading && <h2 className="border-b px-4 pt-4 pb-1 text-xs font-medium">{heading}</h2>}
        <ol className="divide-y border-b">
          {those.map((visit) => (
            <li key={visit.id} className="px-4 py-2.5">
              <Facts visit={visit} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      </>
    )
  }
  return (
    <section aria-label={t('list')}>
      {next && (
        <div className="m-2 grid gap-3 rounded-lg border border-primary px-2 py-3">
          <p className="font-medium text-primary-strong">
            {t(Date.parse(next.start) > now.getTime() ? 'next' : 'now')}
          </p>
          <Facts visit={next} timeZone={timeZone} />
          <Link
            prefetch={false}
            href={routes.appointment(next.id)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('open')}
          </Link>
        </div>
      )}
      {rows('pending')}
      <div className="text-muted-foreground">
        {rows('no-show', columns('missed'))}
        {rows('completed', columns('done'))}
      </div>
    </section>
  )
}

function Facts({ visit, timeZone }: { visit: TodayVisit; timeZone: string }) {
  const t = useTranslations('visitCard')
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
      <Time dateTime={visit.start} className="font-semibold tabular-nums">
        {formatClock(visit.start, timeZone)}
      </Time>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link
            prefetch={false}
            href={routes.appointment(visit.id)}
            translate={visit.patientName ? 'no' : undefined}
            className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            {visit.patientName ?? t('appointment')}
          </Link>
          {visit.status === 'pending' && <VisitState visit={visit} />}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground">
          {visit.kind && <KindLabel kind={visit.kind} />}
          {visit.patientPhone && <PhoneLink phone={visit.patientPhone} />}
          {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
        </p>
        {visit.reason && <p className="wrap-anywhere">{visit.reason}</p>}
        {visit.deskNote && <p className="text-muted-foreground wrap-anywhere">{visit.deskNote}</p>}
      </div>
    </div>
  )
}
