import { useTranslations } from 'next-intl'
import { PastFilters } from '@/components/appointments/past-filters'
import { VisitGrid } from '@/components/appointments/visit-grid'
import { Pager } from '@/components/shared/page/pager'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import type { Appointment } from '@/lib/domain/appointment'
import {
  type AppointmentQuery,
  appointmentQueryString,
  appointmentsPerPage,
  filterAppointments,
} from '@/lib/domain/appointment-filters'
import { pageOf } from '@/lib/domain/paging'
import { routes } from '@/lib/routes'

interface PastVisitsProps {
  visits: readonly Appointment[]
  /** Milliseconds. */
  now: number
  query: AppointmentQuery
  path: string
}

export function PastVisits({ visits, now, query, path }: PastVisitsProps) {
  const t = useTranslations('appointments')
  const shown = filterAppointments(visits, query)
  const { items, page, pages } = pageOf(shown, query.page, appointmentsPerPage)
  const filtered = query.specialty || query.status || query.from || query.to
  const unfiltered = { ...query, specialty: null, status: null, from: null, to: null, page: 1 }
  return (
    <>
      <PastFilters query={query} path={path} />
      {items.length > 0 ? (
        <>
          <VisitGrid visits={items} now={now} label={t('past')} />
          <Pager
            page={page}
            pages={pages}
            hrefOf={(target) => path + appointmentQueryString({ ...query, page: target })}
          />
        </>
      ) : (
        <EmptyState
          icon="calendar-search"
          title={t('none')}
          description={filtered ? t('noneFiltered') : t('nonePast')}
          action={
            <NextStep
              href={filtered ? path + appointmentQueryString(unfiltered) : routes.searchStaff}
              label={filtered ? t('showAll') : t('findDoctor')}
            />
          }
        />
      )}
    </>
  )
}
