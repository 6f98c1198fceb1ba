import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageOn,
  type Condition,
  isOngoing,
  isUndrawnPicture,
  previewOf,
  sortConditions,
  sortTreatments,
  type Treatment,
  treatmentPhase,
} from './history'

const today = '2026-11-20'

function condition(name: string, since: string, until: string | null): Condition {
  return { id: name, name, details: 'x', since, until, reportedByPatient: false, version: 1, visit: null }
}

function treatment(name: string, startDate: string, endDate: string): Treatment {
  return {
    id: name,
    name,
    instructions: 'x',
    startDate,
    endDate,
    reportedByPatient: false,
    version: 1,
    visit: null,
  }
}

describe('conditions', () => {
  it.each([
    [null, true],
    ['2026-11-21', true],
    ['2026-11-20', true],
    ['2026-11-19', false],
  ])('until %s is ongoing: %s', (until, expected) => {
    expect(isOngoing({ until }, today)).toBe(expected)
  })

  it('stand ongoing before past, each latest first', () => {
    const mixed = [
      condition('past early', '2010-01-01', '2011-01-01'),
      condition('ongoing early', '2012-01-01', null),
      condition('past late', '2009-01-01', '2020-01-01'),
      condition('ongoing late', '2024-01-01', '2027-01-01'),
    ]
    expect(sortConditions(mixed, today).map(({ name }) => name)).toEqual([
      'ongoing late',
      'ongoing early',
      'past late',
      'past early',
    ])
    expect(mixed[0]?.name).toBe('past early')
  })
})

describe('treatments', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 'current'],
    ['2026-11-01', '2026-11-19', 'past'],
    ['2026-11-21', '2026-12-01', 'planned'],
    ['2026-01-01', '2027-01-01', 'current'],
  ])('from %s to %s is %s', (startDate, endDate, phase) => {
    expect(treatmentPhase({ startDate, endDate }, today)).toBe(phase)
  })

  it('stand current, planned, past', () => {
    const mixed = [
      treatment('past', '2020-01-01', '2020-02-01'),
      treatment('planned', '2027-01-01', '2027-02-01'),
      treatment('current', '2026-01-01', '2027-02-01'),
      treatment('current, newer', '2026-10-01', '2026-12-01'),
    ]
    expect(sortTreatments(mixed, today).map(({ name }) => name)).toEqual([
      'current, newer',
      'current',
      'planned',
      'past',
    ])
  })
})

describe('age', () => {
  it.each([
    ['1985-11-20', '2026-11-20', 41, 'years'],
    ['1985-11-21', '2026-11-20', 40, 'years'],
    ['1985-01-01', '2026-11-20', 41, 'years'],
    ['2026-11-20', '2026-11-20', 0, 'days'],
    ['2026-11-19', '2026-11-20', 1, 'days'],
    ['2026-11-07', '2026-11-20', 13, 'days'],
    ['2026-11-06', '2026-11-20', 2, 'weeks'],
    ['2026-09-21', '2026-11-20', 8, 'weeks'],
    ['2026-09-20', '2026-11-20', 2, 'months'],
    ['2025-12-20', '2026-11-20', 11, 'months'],
    ['2024-11-21', '2026-11-20', 23, 'months'],
    ['2024-11-20', '2026-11-20', 2, 'years'],
    ['2025-12-31', '2026-02-28', 2, 'months'],
    ['2025-12-31', '2026-03-31', 3, 'months'],
    ['2004-02-29', '2025-02-28', 20, 'years'],
    ['2004-02-29', '2025-03-01', 21, 'years'],
    ['2004-02-29', '2024-02-29', 20, 'years'],
  ])('of somebody born on %s is on %s %i %s', (birthdate, day, count, unit) => {
    expect(ageOn(birthdate, day)).toEqual({ count, unit })
  })

  it('never grows less, and never skips a unit backwards', () => {
    const order = ['days', 'weeks', 'months', 'years']
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.nat(2000), (born, lived) => {
        const at = (days: number) => new Date(born.getTime() + days * 86_400_000).toISOString().slice(0, 10)
        const [before, after] = [ageOn(at(0), at(lived)), ageOn(at(0), at(lived + 1))]
        if (!before || !after) throw new Error('The birthdate is known')
        const [from, to] = [order.indexOf(before.unit), order.indexOf(after.unit)]
        expect(to === from ? after.count >= before.count : to > from).toBe(true)
      }),
    )
  })
})

it.each([
  ['IMG_0001.HEIC', 'application/octet-stream', true],
  ['photo.jpg', 'image/heic', true],
  ['scan.tiff', 'application/octet-stream', true],
  ['photo.jpg', 'image/jpeg', false],
  ['heic.pdf', 'application/pdf', false],
  ['notes.txt', 'application/octet-stream', false],
])('%s of type %s is a picture that cannot be drawn: %s', (name, mediaType, expected) => {
  expect(isUndrawnPicture({ name, mediaType })).toBe(expected)
})

describe('preview', () => {
  it.each([
    ['image/png', 'image'],
    ['image/webp', 'image'],
    ['application/pdf', 'pdf'],
    ['image/svg+xml', null],
    ['text/html', null],
    ['application/octet-stream', null],
    ['', null],
  ])('of %j is %s', (mediaType, expected) => {
    expect(previewOf(mediaType)).toBe(expected)
  })
})
