import { expect, it } from 'vitest'
import { insightTables } from '#contract/choices'
import type { Insights } from '#contract/insights'
import { insightsFile } from './insights-file.ts'

const some = { p50: 1, p90: 2 }
const counts = { visits: 3, noShows: 1 }
const insights = {
  ...counts,
  leadDays: some,
  waitingMinutes: some,
  fill: [],
  ahead: [],
  bySpecialty: [],
  byKind: [],
  byChannel: [],
  reminders: { reminded: counts, notReminded: counts },
} as unknown as Insights

it.each(insightTables)('a spreadsheet set to Spanish opens %s in columns, with Spanish words', (table) => {
  const [heads = ''] = insightsFile(insights, table, 'en').split('\r\n')
  expect(heads).toMatch(/^\ufeff"\w+"(,"\w+")+$/)
  const english = new Set(heads.match(/\w+/g))
  const inSpanish = insightsFile(insights, table, 'es').split('\r\n')
  expect(inSpanish[0]?.split(';')).toHaveLength(english.size)
  expect(inSpanish.join('\n')).not.toMatch(
    /_|"(?:week|doctor|figure|value|visits|specialty|patients|channel|confirmed)"/,
  )
})
