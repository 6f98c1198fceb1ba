import { useLocale } from 'next-intl'
import type { MergeConflict } from '#contract/merges'
import { useDetailText } from '@/components/people/use-detail-text'
import { isVisit } from '@/lib/domain/merge'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'

const labels = [
  'name',
  'surname',
  'birthdate',
  'document',
  'city',
  'phone',
  'email',
  'sex',
  'address',
  'postalCode',
  'healthCard',
  'language',
  'emergencyContact',
  'deceasedOn',
] as const

type Label = (typeof labels)[number] | 'visit' | 'other'

/** Says a conflict in words. */
export function useShownConflict(timeZone: string) {
  const detailText = useDetailText()
  const locale = useLocale()
  const slots = (text: string) =>
    text
      .split(' ')
      .map((at) => formatSlot(at, timeZone, locale))
      .join(', ')
  return ({ field, keep, merge }: MergeConflict): { label: Label; keep: string; merge: string } => {
    if (isVisit(field)) return { label: 'visit', keep: slots(keep), merge: slots(merge) }
    const label = labels.find((each) => each === field) ?? 'other'
    const shown = (text: string) => {
      if (label === 'deceasedOn') return formatPlainDay(text, locale)
      return label === 'other' ? text : detailText(label, text)
    }
    return { label, keep: shown(keep), merge: shown(merge) }
  }
}
