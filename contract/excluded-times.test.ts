import { describe, expect, it } from 'vitest'
import { type Bookable, type Exclusion, excludedBy } from './excluded-times.ts'

const clinic: Bookable = {
  longestShift: 240,
  specialties: ['cardiology'],
  resources: ['room'],
  noticeMinutes: 0,
}
const rules = { minutes: 30, specialties: [] }

describe('excludedBy', () => {
  it.each<[string, object, Partial<Bookable>, Exclusion[]]>([
    ['no rules', {}, {}, []],
    ['as much notice as the horizon', { noticeMinutes: 8 * 1440, horizonDays: 7 }, {}, ['notice']],
    ['a minute less', { noticeMinutes: 8 * 1440 - 1, horizonDays: 7 }, {}, []],
    [
      'two days of the clinic’s notice, a horizon of one',
      { horizonDays: 1 },
      { noticeMinutes: 2880 },
      ['notice'],
    ],
    ['a notice of its own instead', { horizonDays: 1, noticeMinutes: 60 }, { noticeMinutes: 2880 }, []],
    ['two weeks of notice and thirty days', { noticeMinutes: 20_160 }, {}, []],
    ['longer than any working hours', { minutes: 60 }, { longestShift: 45 }, ['length']],
    ['as long as the working hours', { minutes: 45 }, { longestShift: 45 }, []],
    ['long pauses, which may lie outside', { minutes: 45, before: 60, after: 60 }, { longestShift: 45 }, []],
    ['no working hours yet', { minutes: 120 }, { longestShift: null }, []],
    ['a specialty that nobody has', { specialties: ['dermatology'] }, {}, ['doctors']],
    ['one of two specialties', { specialties: ['dermatology', 'cardiology'] }, {}, []],
    ['all doctors, of whom there are none yet', {}, { specialties: [] }, []],
    ['a room that is gone', { resources: ['gone'] }, {}, ['resources']],
    ['one room of two', { resources: ['gone', 'room'] }, {}, []],
    ['shown to all, for known patients', { public: true, newPatients: false }, {}, ['page']],
    ['for known patients, not shown', { newPatients: false }, {}, []],
    ['no change within a week, a horizon of six days', { cancelHours: 168, horizonDays: 6 }, {}, ['changes']],
    ['no change within a week, a horizon of seven days', { cancelHours: 168, horizonDays: 7 }, {}, []],
    ['the fewest a day and the most seats', { perDay: 1, seats: 50 }, {}, []],
    [
      'several at once',
      { noticeMinutes: 2880, horizonDays: 1, resources: ['gone'], minutes: 120 },
      { longestShift: 60 },
      ['notice', 'length', 'resources'],
    ],
  ])('%s', (_what, some, more, expected) => {
    expect(excludedBy({ ...rules, ...some }, { ...clinic, ...more })).toEqual(expected)
  })
})
