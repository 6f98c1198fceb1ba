import { useLocale, useTranslations } from 'next-intl'
import { formatPlainDay } from '@/lib/format/dates'

/** Says what day a text of the file is in one reading of its column. */
export function useDayExample(): (example: { text: string; read: string }) => string {
  const t = useTranslations('imports')
  const locale = useLocale()
  return ({ text, read }) =>
    read
      ? t('questions.read', { text, read: formatPlainDay(read, locale) })
      : t('questions.notRead', { text })
}
