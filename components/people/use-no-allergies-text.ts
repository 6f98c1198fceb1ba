import { useLocale, useTranslations } from 'next-intl'
import type { History } from '@/lib/domain/history'
import { formatPlainDay } from '@/lib/format/dates'

/** The text where no allergies are listed: somebody asked and there are none, or nobody knows; short below that word. */
export function useNoAllergiesText(length: 'short' | 'full' = 'full') {
  const t = useTranslations('history')
  const locale = useLocale()
  return (none: History['noKnownAllergies']): string =>
    none
      ? t('noKnownAllergies', { date: formatPlainDay(none.asked, locale) })
      : t(length === 'short' ? 'notRecorded' : 'noAllergies')
}
