import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import type { likelyDoubles, MergeConflict, mergePreview, Side } from '#contract/merges'

export type { Side }

export type MergePreview = WithId<z.output<typeof mergePreview>>

export type LikelyDoubles = WithId<z.output<typeof likelyDoubles>>

/** The side whose value stays, by the conflict's field. */
export type Choices = Record<string, Side>

/** The kept record's values to begin with; which of two appointments stays is for a person to say. */
export function usualChoices(conflicts: readonly MergeConflict[]): Choices {
  const facts = conflicts.filter(({ field }) => !isVisit(field))
  return Object.fromEntries(facts.map(({ field }) => [field, 'keep' as const]))
}

export function openConflicts(conflicts: readonly MergeConflict[], choose: Choices): MergeConflict[] {
  return conflicts.filter(({ field }) => choose[field] === undefined)
}

/** Whether it is about two appointments at one time. */
export const isVisit = (field: string) => field.startsWith('visit:')
