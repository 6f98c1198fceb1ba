import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { StatusBadge } from '@/components/visits/status-badge'
import type { Appointment } from '@/lib/domain/appointment'
import { isInProgress } from '@/lib/domain/appointment-filters'

interface VisitStatusProps {
  visit: Pick<Appointment, 'start' | 'end' | 'status' | 'confirmedAt'>
  /** Milliseconds. */
  now: number
}

/** The status, or a patient's word that they come, which says more; and whether the visit is taking place. */
export function VisitStatus({ visit, now }: VisitStatusProps) {
  const t = useTranslations('appointments')
  return (
    <>
      {isInProgress(visit, now) && <Badge variant="accent">{t('inProgress')}</Badge>}
      {visit.status === 'pending' && visit.confirmedAt ? (
        <Badge variant="accent">
          <Icon name="check" />
          {t('confirmed')}
        </Badge>
      ) : (
        <StatusBadge status={visit.status} />
      )}
    </>
  )
}
