import { CalendarSearch } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PastFilters } from '@/components/appointments/past-filters'
import { VisitGrid } from '@/components/appointments/visit-grid'
import { EmptyState } from '@/components/shared/empty-state'
import { Pager } from '@/components/shared/pager'
import { Button } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'
import {
  type AppointmentQuery,
  appointmentsPerPage,
  filterAppointments,
} from '@/lib/domain/appointment-filters'
import { pageOf } from '@/lib/domain/paging'

interface PastVisitsProps {
  visits: readonly Appointment[]
  /** Milliseconds. */
  now: number
  query: AppointmentQuery
  onChange: (change: Partial<AppointmentQuery>) => void
  hrefOf: (change: Partial<AppointmentQuery>) => string
}

export function PastVisits({ visits, now, query, onChange, hrefOf }: PastVisitsProps) {
  const t = useTranslations('appointments')
  const { items, page, pages } = pageOf(filterAppointments(visits, query), query.page, appointmentsPerPage)
  const filtered = query.specialty || query.status || query.from || query.to
  return (
    <>
      <PastFilters query={query} onChange={onChange} />
      {items.length > 0 ? (
        <>
          <VisitGrid visits={items} now={now} label={t('past')} />
          <Pager page={page} pages={pages} hrefOf={(target) => hrefOf({ page: target })} />
        </>
      ) : (
        <EmptyState
          icon={CalendarSearch}
          title={t('none')}
          description={filtered ? t('noneFiltered') : t('nonePast')}
          action={
            filtered && (
              <Button
                variant="secondary"
                onClick={() => onChange({ specialty: null, status: null, from: null, to: null, page: 1 })}
              >
                {t('showAll')}
              </Button>
            )
          }
        />
      )}
    </>
  )
}
