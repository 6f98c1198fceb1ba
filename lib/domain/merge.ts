import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import type { MergeConflict, mergePreview, Side } from '#contract/merges'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'

export type { Side }

export type MergePreview = WithId<z.output<typeof mergePreview>>

/** By the conflict's field, whose value stays. */
export type Choices = Record<string, Side>

/** The kept record's values to begin with; which of two appointments stays is for a person to say. */
export function usualChoices(conflicts: readonly MergeConflict[]): Choices {
  const facts = conflicts.filter(({ field }) => !isVisit(field))
  return Object.fromEntries(facts.map(({ field }) => [field, 'keep' as const]))
}

export function openConflicts(conflicts: readonly MergeConflict[], choose: Choices): MergeConflict[] {
  return conflicts.filter(({ field }) => choose[field] === undefined)
}

const isVisit = (field: string) => field.startsWith('visit:')

const labels = ['name', 'surname', 'birthdate', 'document', 'city', 'phone', 'deceasedOn'] as const

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
