import type { ImportKind } from '#contract/import-fields'
import { addDays } from '#contract/zone'

/** So far ahead shifts reach. */
export const mostDaysAhead = 3652

/** The last day that a line of a kind can be about; hours alone lie ahead. */
export const latestDay = (kind: ImportKind, today: string) =>
  kind === 'hours' ? addDays(today, mostDaysAhead) : today
