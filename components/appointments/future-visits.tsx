import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { NextVisit } from '@/components/appointments/next-visit'
import { VisitGrid } from '@/components/appointments/visit-grid'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

interface FutureVisitsProps {
  visits: readonly Appointment[]
  /** Milliseconds. */
  now: number
}

export function FutureVisits({ visits, now }: FutureVisitsProps) {
  const t = useTranslations('appointments')
  const next = visits.find(({ status }) => status === 'pending')
  const others = visits.filter((visit) => visit !== next)
  return (
    <>
      {next && <NextVisit visit={next} now={now} />}
      {others.length > 0 && <VisitGrid visits={others} now={now} label={t('future')} />}
      {visits.length === 0 && (
        <EmptyState
          icon={CalendarPlus}
          title={t('none')}
          description={t('noneFuture')}
          action={
            <Link prefetch={false} href={routes.searchStaff} className={buttonVariants()}>
              {t('findDoctor')}
            </Link>
          }
        />
      )}
    </>
  )
}
