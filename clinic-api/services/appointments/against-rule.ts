import { type BrokenRule, limitOf, type VisitRules } from '#contract/visit-rules'
import { ApiError } from '../../errors.ts'

/** The refusal of a time by a rule of its kind: 409 with the rule and its number. */
export function againstRule(rule: BrokenRule, rules: VisitRules, alternatives?: string[]): ApiError {
  const limit = limitOf(rule, rules)
  return new ApiError('against_rules', sentenceOf(rule, limit), {
    rule,
    limit,
    ...(alternatives && { alternatives }),
  })
}

function sentenceOf(rule: BrokenRule, limit: number | null): string {
  switch (rule) {
    case 'too-soon':
      return `Too soon: at least ${inWords(limit ?? 0)} before`
    case 'too-far':
      return `Too far ahead: at most ${counted(limit ?? 0, 'day')}`
    case 'pause':
      return 'Too close to another appointment'
    case 'day-full':
      return `The doctor already has ${counted(limit ?? 0, 'appointment')} of this kind on that day`
    case 'too-late':
      return `Too late: it can be moved or cancelled up to ${counted(limit ?? 0, 'hour')} before`
  }
}

function inWords(minutes: number): string {
  if (minutes % 1440 === 0) return counted(minutes / 1440, 'day')
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
