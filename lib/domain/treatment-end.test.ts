import { expect, it } from 'vitest'
import { treatmentEnds } from './treatment-end'

it.each([
  ['2026-01-02', ['2026-01-09', '2026-02-02', '2026-04-02', '2026-07-02', '2027-01-02']],
  ['2026-01-31', ['2026-02-07', '2026-02-28', '2026-04-30', '2026-07-31', '2027-01-31']],
  ['2028-02-29', ['2028-03-07', '2028-03-29', '2028-05-29', '2028-08-29', '2029-02-28']],
  ['', [null, null, null, null, null]],
  ['unfinished', [null, null, null, null, null]],
])('ends of what starts on %j', (start, ends) => {
  expect(treatmentEnds(start).map(([, end]) => end)).toEqual(ends)
})
