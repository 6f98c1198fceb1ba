import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { formatPlainDay } from '@/lib/format/dates'

/** The day on which a patient died. */
export function DeceasedBadge({ on }: { on: string }) {
  const t = useTranslations('people')
  const date = keptWord(formatPlainDay(on, useLocale()))
  return (
    <Badge>
      <span>
        <KeptWords>{t('diedOn', { date })}</KeptWords>
      </span>
    </Badge>
  )
}
