import { UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Marks what the patient said, as against what staff recorded. */
export function ReportedBadge() {
  const t = useTranslations('history')
  return (
    <Badge variant="info">
      <UserRound aria-hidden="true" />
      {t('reported')}
    </Badge>
  )
}
