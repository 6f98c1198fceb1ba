import { describe, expect, it } from 'vitest'
import type { DoctorResult } from './doctor'
import { offersOf, soonestFree, standingOffer } from './visit-offers'

const doctorOf = (
  id: string,
  specialty: DoctorResult['specialty'],
  nextFree: string | null,
): DoctorResult => ({
  id,
  name: 'Ana',
  surname: id,
  specialty,
  document: null,
  userId: id,
  auditor: false,
  clinicId: 'c',
  nextFree,
  nextTimes: nextFree ? [nextFree] : [],
})

const doctor = { id: 'a', name: 'Ana a' }
const doctors = [
  doctorOf('a', 'cardiology', '2026-11-24T08:00:00.000Z'),
  doctorOf('b', 'cardiology', '2026-11-24T10:00:00.000Z'),
  doctorOf('c', 'cardiology', '2026-11-24T09:00:00.000Z'),
  doctorOf('d', 'dermatology', '2026-11-24T07:00:00.000Z'),
  doctorOf('e', 'cardiology', null),
]
const times = ['2026-11-24T08:00:00.000Z', '2026-11-24T08:30:00.000Z']
const shown = (groups: ReturnType<typeof offersOf>) =>
  groups.map(({ kind, offers }) => [
    kind,
    ...offers.map((offer) => `${offer.doctorId} ${offer.start.slice(11, 16)}`),
  ])

describe('offersOf', () => {
  it.each([
    [
      'own times first, then colleagues of the specialty by their first free time',
      doctors,
      times,
      [],
      [
        ['own', 'a 08:00', 'a 08:30'],
        ['colleagues', 'c 09:00', 'b 10:00'],
      ],
    ],
    [
      'the nearest to a refused time in front, none twice',
      doctors,
      times,
      [times[1] ?? ''],
      [
        ['nearest', 'a 08:30'],
        ['own', 'a 08:00'],
        ['colleagues', 'c 09:00', 'b 10:00'],
      ],
    ],
    [
      'colleagues alone when the doctor has nothing free',
      doctors,
      [],
      [],
      [['colleagues', 'c 09:00', 'b 10:00']],
    ],
    ['nobody else to a doctor who books for themselves', [], times, [], [['own', 'a 08:00', 'a 08:30']]],
    ['nothing at all', [], [], [], []],
  ])('offers %s', (_what, colleagues, own, nearest, expected) => {
    expect(shown(offersOf({ doctor, times: own, doctors: colleagues, nearest }))).toEqual(expected)
  })
})

it('of all doctors the one with the earliest free time takes a walk-in', () => {
  expect(soonestFree(doctors)?.id).toBe('d')
  expect(soonestFree([doctorOf('e', 'cardiology', null)])).toBeNull()
})

describe('standingOffer', () => {
  const groups = offersOf({ doctor, times, doctors, nearest: [] })
  const offer = (doctorId: string, start: string) => ({ doctorId, doctorName: '', start })

  it.each([
    ['the chosen one', offer('b', '2026-11-24T10:00:00.000Z'), 'b'],
    ['none when the chosen one went', offer('b', '2026-11-24T11:00:00.000Z'), undefined],
    ['the first when none was chosen', null, 'a'],
  ])('is %s', (_what, chosen, expected) => {
    expect(standingOffer(groups, chosen)?.doctorId).toBe(expected)
  })

  it('is none when nothing is free', () => {
    expect(standingOffer([], offer('a', times[0] ?? ''))).toBeNull()
  })
})
