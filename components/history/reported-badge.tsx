import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'

/** Marks what the patient said, as against what staff recorded. */
export function ReportedBadge() {
  const t = useTranslations('history')
  return (
    <Badge variant="info">
      <Icon name="user-round" />
      {t('reported')}
    </Badge>
  )
}
