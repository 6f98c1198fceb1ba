import { expect, it } from 'vitest'
import { noRules } from '#contract/visit-rules'
import { comparesVisits } from './broken-rule.ts'

it.each([
  [{}, false],
  [{ noticeMinutes: 60, horizonDays: 3, cancelHours: 24 }, false],
  [{ before: 5 }, true],
  [{ after: 5 }, true],
  [{ perDay: 1 }, true],
])('rules with %j compare a visit with others: %j', (rules, isCompared) => {
  expect(comparesVisits({ ...noRules, ...rules })).toBe(isCompared)
})
