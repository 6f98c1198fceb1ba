import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { formatClock } from '@/lib/format/dates'

/** Says that an emergency keeps the record open, until when, and that the patient knows. */
export function EmergencyNotice({ until, timeZone }: { until: string; timeZone: string }) {
  const t = useTranslations('access')
  return (
    <Alert variant="warning" title={t('openedFor', { time: formatClock(until, timeZone) })} className="mb-3">
      {t('openedForText')}
    </Alert>
  )
}
