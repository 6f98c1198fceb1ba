import { useTranslations } from 'next-intl'
import type { PatientStatus } from '#contract/patients'
import { Badge } from '@/components/ui/badge'

/** Section 4: 'fastQ stored' in the default style, 'fastQ requested' in the secondary one. */
export function PatientStatusBadge({ status }: { status: PatientStatus | null }) {
  const t = useTranslations('patients')
  if (status === null) return <span className="text-muted-foreground">{t('noStatus')}</span>
  return status === 'fastQ stored' ? (
    <Badge variant="default">{t('statusStored')}</Badge>
  ) : (
    <Badge variant="secondary">{t('statusRequested')}</Badge>
  )
}
