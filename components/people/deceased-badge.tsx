import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { formatPlainDay } from '@/lib/format/dates'

/** The day on which a patient died. */
export function DeceasedBadge({ on }: { on: string }) {
  const t = useTranslations('people')
  return <Badge>{t('diedOn', { date: formatPlainDay(on, useLocale()) })}</Badge>
}
