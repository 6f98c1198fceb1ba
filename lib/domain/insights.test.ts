import { expect, it } from 'vitest'
import { byDoctor, byWeek, percentOf, periodBefore, readInsightsState, readVisitsState } from './insights'

// A Wednesday.
const today = '2026-11-18'
const lastFourWeeks = { from: '2026-10-19', to: '2026-11-15', doctor: '' }

it.each([
  [{}, lastFourWeeks],
  [
    { from: '2026-11-02', to: '2026-11-08', doctor: 'gil' },
    { from: '2026-11-02', to: '2026-11-08', doctor: 'gil' },
  ],
  [
    { from: '2026-11-02', to: '2026-11-02' },
    { from: '2026-11-02', to: '2026-11-02', doctor: '' },
  ],
  [{ from: '2026-11-09', to: '2026-11-08' }, lastFourWeeks],
  [{ from: '2026-11-02' }, lastFourWeeks],
  [{ from: '2020-11-02', to: '2026-11-08' }, lastFourWeeks],
])('the address %o asks for %o', (params, state) => {
  expect(readInsightsState(params, today)).toEqual(state)
})

it('the period before is as long, and ends the day before', () => {
  expect(periodBefore({ from: '2026-11-09', to: '2026-11-15' })).toEqual({
    from: '2026-11-02',
    to: '2026-11-08',
  })
  expect(periodBefore({ from: '2026-11-09', to: '2026-11-09' })).toEqual({
    from: '2026-11-08',
    to: '2026-11-08',
  })
})

it('what an address says of visits and is not known counts as not said', () => {
  const said = readVisitsState({ which: 'all', specialty: 'magic', kind: 'none' }, today)
  expect(said).toMatchObject({ ...lastFourWeeks, which: 'visits', specialty: '', kind: 'none' })
  expect(readVisitsState({ specialty: 'cardiology' }, today)).toMatchObject({ specialty: 'cardiology' })
})

it('adds up what was filled by week, and by doctor with the fullest first', () => {
  const row = (week: string, doctorId: string, bookableMinutes: number, bookedMinutes: number) => ({
    week,
    doctorId,
    doctorName: doctorId,
    bookableMinutes,
    bookedMinutes,
  })
  const weeks = [
    row('a', 'gil', 60, 30),
    row('a', 'sol', 60, 60),
    row('b', 'gil', 40, 20),
    row('b', 'new', 0, 0),
  ]
  expect(byWeek(weeks)).toEqual([
    { week: 'a', bookableMinutes: 120, bookedMinutes: 90 },
    { week: 'b', bookableMinutes: 40, bookedMinutes: 20 },
  ])
  expect(byDoctor(weeks).map(({ id, percent }) => [id, percent])).toEqual([
    ['sol', 100],
    ['gil', 50],
    ['new', null],
  ])
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, null])
})
