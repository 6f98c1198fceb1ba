'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useId } from 'react'
import { AppointmentTabs } from '@/components/appointments/appointment-tabs'
import { FutureVisits } from '@/components/appointments/future-visits'
import { PastVisits } from '@/components/appointments/past-visits'
import { useNow } from '@/components/shared/use-now'
import type { Appointment } from '@/lib/domain/appointment'
import {
  type AppointmentQuery,
  appointmentQueryString,
  readAppointmentQuery,
  splitByTime,
} from '@/lib/domain/appointment-filters'
import { useLive } from '@/lib/swr/live'

interface MyAppointmentsProps {
  appointments: Appointment[]
  /** The server's time, ISO. */
  now: string
}

/** A patient's visits in two tabs. Tab, filters and page stand in the URL; the browser has all visits already. */
export function MyAppointments({ appointments, now: renderedAt }: MyAppointmentsProps) {
  const pathname = usePathname()
  const router = useRouter()
  const query = readAppointmentQuery(useSearchParams())
  const now = useNow(renderedAt).getTime()
  const panelId = useId()
  useLive(({ type }) => {
    if (type !== 'workshift.changed') router.refresh()
  })

  const { future, past } = splitByTime(appointments, now)
  const hrefOf = (change: Partial<AppointmentQuery>) =>
    pathname + appointmentQueryString({ ...query, ...change })
  return (
    <>
      <AppointmentTabs
        selected={query.tab}
        panelId={panelId}
        hrefOf={(tab) => hrefOf({ tab, page: 1 })}
        onSelect={(tab) => window.history.pushState(null, '', hrefOf({ tab, page: 1 }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${query.tab}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {query.tab === 'future' ? (
          <FutureVisits visits={future} now={now} />
        ) : (
          <PastVisits
            visits={past}
            now={now}
            query={query}
            hrefOf={hrefOf}
            onChange={(change) => window.history.replaceState(null, '', hrefOf(change))}
          />
        )}
      </div>
    </>
  )
}
