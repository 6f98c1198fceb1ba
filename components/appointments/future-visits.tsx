import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { NextVisit } from '@/components/appointments/next-visit'
import { VisitGrid } from '@/components/appointments/visit-grid'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

interface FutureVisitsProps {
  visits: readonly Appointment[]
  /** Milliseconds. */
  now: number
}

/** The next visit large, the others as cards; what was cancelled stands folded at the end. */
export function FutureVisits({ visits, now }: FutureVisitsProps) {
  const t = useTranslations('appointments')
  const { cancelled = [], others: live = [] } = Object.groupBy(visits, ({ status }) =>
    status === 'cancelled' ? 'cancelled' : 'others',
  )
  const next = live.find(({ status }) => status === 'pending')
  const others = live.filter((visit) => visit !== next)
  return (
    <>
      {next && <NextVisit visit={next} now={now} />}
      {others.length > 0 && (
        <div className="grid gap-3">
          {next && <h2 className="text-sm font-medium text-muted-foreground">{t('later')}</h2>}
          <VisitGrid visits={others} now={now} label={t('future')} />
        </div>
      )}
      {live.length === 0 && (
        <EmptyState
          icon="calendar-plus"
          title={t('none')}
          description={t('noneFuture')}
          action={
            <Link prefetch={false} href={routes.searchStaff} className={buttonVariants()}>
              {t('findDoctor')}
            </Link>
          }
        />
      )}
      {cancelled.length > 0 && (
        <details className="group grid gap-4">
          <summary className="control flex list-none items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
            <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
            {t('cancelledAhead', { count: cancelled.length })}
          </summary>
          <div className="mt-3">
            <VisitGrid
              visits={cancelled}
              now={now}
              label={t('cancelledAhead', { count: cancelled.length })}
            />
          </div>
        </details>
      )}
    </>
  )
}
