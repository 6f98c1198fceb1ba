import type { MergeConflict } from '#contract/merges'
import { isVisit } from '@/lib/domain/merge'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'

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

interface Reader {
  timeZone: string
  locale: Locale
}

/** A conflict in words. */
export function shownConflict(
  { field, keep, merge }: MergeConflict,
  { timeZone, locale }: Reader,
): { label: Label; keep: string; merge: string } {
  if (isVisit(field)) {
    const slots = (text: string) =>
      text
        .split(' ')
        .map((at) => formatSlot(at, timeZone, locale))
        .join(', ')
    return { label: 'visit', keep: slots(keep), merge: slots(merge) }
  }
  const label = labels.find((each) => each === field) ?? 'other'
  const isDay = label === 'birthdate' || label === 'deceasedOn'
  const shown = (text: string) => (isDay ? formatPlainDay(text, locale) : text)
  return { label, keep: shown(keep), merge: shown(merge) }
}
