import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { WideTable } from '@/components/shared/page/wide-table'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { KindLabel } from '@/components/visits/kind-label'
import { StatusBadge } from '@/components/visits/status-badge'
import { toldStatus } from '@/lib/domain/appointment'
import { kindFromWire } from '@/lib/domain/appointment-wire'
import { nextPage, previousPage } from '@/lib/domain/cursor-trail'
import type { InsightVisits } from '@/lib/domain/insights'
import { type InsightVisitsState, insightsQueryOf, visitsOf, visitsQueryOf } from '@/lib/domain/insights'
import { formatSlot, zoneName } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'

interface VisitsListProps {
  state: InsightVisitsState
  page: InsightVisits
  /** Milliseconds. */
  now: number
}

type Visit = InsightVisits['visits'][number]

const addressOf = (state: InsightVisitsState | null) => state && routes.insightVisits + visitsQueryOf(state)

/** The visits behind a number, or what to do when there are none. */
export function VisitsList({ state, page, now }: VisitsListProps) {
  const t = useTranslations('insights')
  const locale = useLocale()
  if (page.visits.length === 0) return <NoVisits state={state} />
  return (
    <>
      <VisitsTable visits={page.visits} now={now} />
      <CursorPages
        label={t('visitsTitle')}
        summary={`${t('newest')} · ${zoneName(page.timeZone, locale)}`}
        previous={addressOf(previousPage(state))}
        next={addressOf(page.nextCursor ? nextPage(state, page.nextCursor) : null)}
      />
    </>
  )
}

/** All visits of the same days, or other days where there are none at all. */
function NoVisits({ state }: { state: InsightVisitsState }) {
  const t = useTranslations('insights')
  const isNarrowed = state.which !== 'visits' || state.specialty !== '' || state.kind !== ''
  const step = isNarrowed
    ? { href: routes.insightVisits + visitsQueryOf(visitsOf(state, {})), label: t('allVisits') }
    : { href: routes.insights + insightsQueryOf(state), label: t('otherDays') }
  return (
    <EmptyState
      icon="calendar-search"
      title={t('none')}
      description={t('noneHint')}
      action={<NextStep {...step} />}
    />
  )
}

function When({ visit }: { visit: Visit }) {
  return (
    <Link
      prefetch={false}
      href={routes.appointment(visit.appointmentId)}
      className="text-target font-medium text-primary-strong tabular-nums underline-offset-4 hover:underline"
    >
      {formatSlot(visit.appointmentDate, visit.timeZone, useLocale(), 'long')}
    </Link>
  )
}

function About({ visit }: { visit: Visit }) {
  const t = useTranslations('specialties')
  return visit.kind ? <KindLabel kind={kindFromWire(visit.kind)} /> : specialtyLabel(t, visit.specialty)
}

function VisitsTable({ visits, now }: { visits: readonly Visit[]; now: number }) {
  const t = useTranslations('insights')
  return (
    <WideTable
      className="max-lg:cards"
      rows={visits}
      idOf={({ appointmentId }) => appointmentId}
      columns={[
        {
          head: t('when'),
          cell: (visit) => <When visit={visit} />,
          asIs: true,
          className: 'grow lg:whitespace-nowrap',
          card: 'head',
        },
        { head: t('patient'), cell: ({ patientName }) => patientName, asIs: true },
        {
          head: t('doctor'),
          cell: ({ doctorName }) => doctorName,
          asIs: true,
          className: 'max-lg:text-muted-foreground lg:whitespace-nowrap',
          card: 'foot',
        },
        {
          head: t('kind'),
          cell: (visit) => <About visit={visit} />,
          className: 'max-lg:text-muted-foreground lg:min-w-44',
          card: 'foot',
        },
        {
          head: t('status'),
          cell: ({ status, appointmentEndDate }) => (
            <StatusBadge status={toldStatus(status, Date.parse(appointmentEndDate) <= now, 'staff')} />
          ),
          card: 'head',
        },
      ]}
    />
  )
}
