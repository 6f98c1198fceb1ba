import { describe, expect, it } from 'vitest'
import { pickedDayOf, shownDayOf, viewFrom, weekOfAddress } from './calendar-place'

describe('the place that an address names', () => {
  it.each([
    ['day', false, 'day'],
    ['agenda', false, 'agenda'],
    ['team', true, 'team'],
    ['team', false, 'week'],
    ['month', true, 'week'],
    [null, true, 'week'],
    [['day', 'team'], true, 'week'],
  ])('view %j, with a team: %s, is the %s', (text, hasTeam, view) => {
    expect(viewFrom(text, hasTeam)).toBe(view)
  })

  it.each([
    ['2026-11-18', null, '2026-11-16'],
    ['2026-11-18', '2026-12-01', '2026-11-16'],
    [null, '2026-12-01', '2026-11-30'],
    ['soon', '2026-12-01', '2026-11-30'],
    [null, 'soon', null],
  ])('week %j and day %j: %j', (week, day, monday) => {
    expect(weekOfAddress(week, day)).toBe(monday)
  })

  it.each([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-25', null],
    ['soon', null],
    [null, null],
  ])('day %j picks %j', (day, picked) => {
    expect(pickedDayOf('2026-11-16', day)).toBe(picked)
  })

  it.each([
    ['2026-11-18', '2026-11-17', '2026-11-18'],
    [null, '2026-11-17', '2026-11-17'],
    [null, '2026-11-24', '2026-11-16'],
  ])('picked %j on %s: %s is shown', (picked, today, day) => {
    expect(shownDayOf('2026-11-16', picked, today)).toBe(day)
  })
})
