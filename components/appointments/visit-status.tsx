import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { StatusBadge } from '@/components/visits/status-badge'
import type { Appointment } from '@/lib/domain/appointment'
import { isInProgress } from '@/lib/domain/appointment-filters'

interface VisitStatusProps {
  visit: Pick<Appointment, 'start' | 'end' | 'status' | 'confirmedAt' | 'startedAt'>
  /** Milliseconds, for patients; null for staff, who know by their own steps whether it has begun. */
  now: number | null
}

/** That a visit is taking place, or else that its patient has said that they come, or else its status. */
export function VisitStatus({ visit, now }: VisitStatusProps) {
  const t = useTranslations('appointments')
  const hasBegun = now === null ? visit.status === 'pending' && visit.startedAt : isInProgress(visit, now)
  if (hasBegun) return <Badge variant="accent">{t('inProgress')}</Badge>
  if (visit.status !== 'pending' || !visit.confirmedAt) return <StatusBadge status={visit.status} />
  return (
    <Badge variant="accent">
      <Icon name="check" />
      {t('confirmed')}
    </Badge>
  )
}
