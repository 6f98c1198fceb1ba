import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { StatusBadge } from '@/components/visits/status-badge'
import { presenceOf } from '@/lib/domain/schedule'

/** Somebody's presence or confirmation, which says more than that the visit is ahead; otherwise its status. */
export function VisitState({ visit }: { visit: Parameters<typeof presenceOf>[0] }) {
  const t = useTranslations('schedule')
  const there = presenceOf(visit)
  if (!there) return <StatusBadge status={visit.status} />
  return (
    <Badge variant={there === 'arrived' ? 'info' : 'quiet'}>
      <Icon name={there === 'arrived' ? 'user-round' : 'check'} />
      {t(there)}
    </Badge>
  )
}
