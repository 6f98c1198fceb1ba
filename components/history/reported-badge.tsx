import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { OwnHistory } from './use-history'

/** Marks what the patient said, as against what staff recorded. */
export function ReportedBadge() {
  const t = useTranslations('history')
  const own = useContext(OwnHistory)
  return (
    <Badge variant="info">
      <Icon name="user-round" />
      {t(own ? 'reportedOwn' : 'reported')}
    </Badge>
  )
}
