import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AppointmentTabs } from '@/components/appointments/appointment-tabs'
import { FutureVisits } from '@/components/appointments/future-visits'
import { PastVisits } from '@/components/appointments/past-visits'
import { VisitGrid } from '@/components/appointments/visit-grid'
import { VisitsLive } from '@/components/appointments/visits-live'
import { buttonVariants } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'
import { type AppointmentQuery, appointmentQueryString, splitByTime } from '@/lib/domain/appointment-filters'

interface MyAppointmentsProps {
  appointments: Appointment[]
  query: AppointmentQuery
  /** The address of the screen without its query. */
  path: string
  /** Whether the latest past ones stand below those ahead. */
  withPast: boolean
  /** Milliseconds. */
  now: number
}

const mostPast = 2

/** A patient's visits in two tabs. Tab, filters and page stand in the URL. */
export function MyAppointments({ appointments, query, path, withPast, now }: MyAppointmentsProps) {
  const t = useTranslations('appointments')
  const panelId = useId()
  const { future, past } = splitByTime(appointments, now)
  const hrefOf = (tab: AppointmentQuery['tab']) => path + appointmentQueryString({ ...query, tab, page: 1 })
  const live = future.filter(({ status }) => status !== 'cancelled')
  const tabs = (
    [
      ['future', live],
      ['past', past],
    ] as const
  ).map(([tab, { length: count }]) => ({
    id: tab,
    label: t(tab),
    count,
    href: hrefOf(tab),
    selected: tab === query.tab,
  }))
  return (
    <>
      <VisitsLive now={new Date(now).toISOString()} nextStart={future[0]?.start ?? null} />
      <AppointmentTabs label={t('title')} panelId={panelId} tabs={tabs} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${query.tab}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {query.tab === 'future' ? (
          <FutureVisits visits={future} now={now} />
        ) : (
          <PastVisits visits={past} now={now} query={query} path={path} />
        )}
      </div>
      {query.tab === 'future' && withPast && past.length > 0 && (
        <div className="grid gap-3">
          <h2 className="text-sm font-medium text-muted-foreground">{t('earlierVisits')}</h2>
          <VisitGrid visits={past.slice(0, mostPast)} now={now} label={t('earlierVisits')} />
          {past.length > mostPast && (
            <Link
              prefetch={false}
              href={hrefOf('past')}
              className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
            >
              {t('pastAll')}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
