import { describe, expect, it } from 'vitest'
import {
  ageOn,
  type Condition,
  isOngoing,
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
    ['1985-11-20', '2026-11-20', 41],
    ['1985-11-21', '2026-11-20', 40],
    ['1985-01-01', '2026-11-20', 41],
    ['2026-11-20', '2026-11-20', 0],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2024-02-29', 20],
  ])('of somebody born on %s is on %s %i', (birthdate, day, years) => {
    expect(ageOn(birthdate, day)).toBe(years)
  })
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
