import { type BrokenRule, brokenRules } from '#contract/visit-rules'

/** A length of time in the largest unit that says it whole, for texts that choose the word by `unit`. */
export interface Span {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

export function spanOf(minutes: number): Span {
  if (minutes > 0 && minutes % 1440 === 0) return { unit: 'days', count: minutes / 1440 }
  if (minutes > 0 && minutes % 60 === 0) return { unit: 'hours', count: minutes / 60 }
  return { unit: 'minutes', count: minutes }
}

/** The values of the text about a rule: what its number counts. */
export function ruleValues(rule: BrokenRule, limit: number): Record<string, string | number> {
  return rule === 'too-soon' ? { ...spanOf(limit) } : { count: limit }
}

/** A refusal by a rule, read from its envelope; null for any other. */
export function brokenRuleOf(envelope: { rule?: string | undefined; limit?: number | null | undefined }) {
  const rule = brokenRules.find((each) => each === envelope.rule)
  return rule ? { rule, values: ruleValues(rule, envelope.limit ?? 0) } : null
}
