import type { z } from 'zod'
import { type LineAnswer, type LineStop, parseHoursLine } from '#contract/hours-line'
import type { parseLineInput } from '#contract/workshift-series'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { suggestHolidays } from '../days-off/holidays.ts'

/** Reads a typed line of hours; it leaves out the public holidays of the caller's clinic. */
export async function readLine(
  { db }: Deps,
  { clinicId }: Pick<Caller, 'clinicId'>,
  { text, today, language }: z.output<typeof parseLineInput>,
): Promise<LineAnswer> {
  const known = { ...(language && { language }) }
  const answer = parseHoursLine(text, today, known)
  if (!('exceptHolidays' in answer) || !clinicId) return answer
  const { from, until } = answer.pattern
  const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))]
  const holidays = await Promise.all(years.map((year) => suggestHolidays({ db }, { clinicId, year })))
  const spans = holidays.flat().map(({ from, to }) => ({ from, to }))
  return parseHoursLine(text, today, { ...known, holidays: spans })
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The word at which the line stops, with what it may mean. */
export function whyStopped({ word, choices }: LineStop): string {
  if (word === '') return 'Something is missing at the end'
  const meant = choices.map((each) => ('hours' in each ? each.hours : days[each.weekday - 1]))
  return meant.length > 0 ? `"${word}" can be ${meant.join(' or ')}` : `"${word}" is not understood here`
}
