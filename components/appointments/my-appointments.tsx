import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AppointmentTabs } from '@/components/appointments/appointment-tabs'
import { FutureVisits } from '@/components/appointments/future-visits'
import { PastVisits } from '@/components/appointments/past-visits'
import { VisitsLive } from '@/components/appointments/visits-live'
import type { Appointment } from '@/lib/domain/appointment'
import { type AppointmentQuery, appointmentQueryString, splitByTime } from '@/lib/domain/appointment-filters'

interface MyAppointmentsProps {
  appointments: Appointment[]
  query: AppointmentQuery
  /** The address of the screen without its query. */
  path: string
  /** Milliseconds. */
  now: number
}

/** A patient's visits in two tabs. Tab, filters and page stand in the URL. */
export function MyAppointments({ appointments, query, path, now }: MyAppointmentsProps) {
  const t = useTranslations('appointments')
  const panelId = useId()
  const { future, past } = splitByTime(appointments, now)
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
    href: path + appointmentQueryString({ ...query, tab, page: 1 }),
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
    </>
  )
}
