import { useLocale, useTranslations } from 'next-intl'
import type { DetailField, DetailValue } from '#contract/patient-sheet'
import { formatPlainDay } from '@/lib/format/dates'
import { useDocumentText } from './use-document-text'

/** A patient's detail in words; empty for one that nobody has given. */
export function useDetailText() {
  const t = useTranslations('sheet')
  const locale = useLocale()
  const documentText = useDocumentText()
  return (field: DetailField, value: DetailValue | undefined): string => {
    if (!value) return ''
    if (typeof value === 'object')
      return 'kind' in value
        ? documentText(value)
        : [value.name, value.relation, value.phone].filter(Boolean).join(' · ')
    if (field === 'birthdate') return formatPlainDay(value, locale)
    if (field === 'sex' && isOf(value, 'female', 'male', 'other')) return t(`sexes.${value}`)
    if (field === 'language' && isOf(value, 'es', 'en')) return t(`languages.${value}`)
    return value
  }
}

const isOf = <Each extends string>(text: string, ...all: Each[]): text is Each =>
  all.some((each) => each === text)
