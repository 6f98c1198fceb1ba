import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { StatusBadge } from '@/components/visits/status-badge'
import { type Appointment, isAhead, toldStatus } from '@/lib/domain/appointment'
import { isInProgress } from '@/lib/domain/appointment-filters'
import { formatDistance } from '@/lib/format/dates'

interface VisitStatusProps {
  visit: Pick<Appointment, 'start' | 'end' | 'status' | 'confirmedAt' | 'startedAt'>
  /** Milliseconds. */
  now: number
  reader: 'patient' | 'staff'
}

/**
 * Badge of a visit: in progress (for staff, once it was started), else confirmed while it is ahead, else its status.
 */
export function VisitStatus({ visit, now, reader }: VisitStatusProps) {
  const t = useTranslations('appointments')
  const hasBegun =
    reader === 'staff' ? visit.status === 'pending' && visit.startedAt : isInProgress(visit, now)
  if (hasBegun) return <Badge variant="accent">{t('inProgress')}</Badge>
  const status = toldStatus(visit.status, Date.parse(visit.end) <= now, reader)
  if (status !== 'pending' || !visit.confirmedAt) return <StatusBadge status={status} />
  return (
    <Badge variant="accent">
      <Icon name="check" />
      {t(reader === 'patient' ? 'confirmedOwn' : 'confirmed')}
    </Badge>
  )
}

interface OwnStatusProps {
  visit: VisitStatusProps['visit'] & Pick<Appointment, 'timeZone'>
  now: number
}

/** The same for its patient, and how soon it is while it is ahead. */
export function OwnStatus({ visit, now }: OwnStatusProps) {
  const locale = useLocale()
  return (
    <>
      <VisitStatus visit={visit} now={now} reader="patient" />
      {isAhead(visit, now) && (
        <Badge variant="accent">{formatDistance(visit.start, now, visit.timeZone, locale)}</Badge>
      )}
    </>
  )
}
