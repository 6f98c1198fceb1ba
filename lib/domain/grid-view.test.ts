import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { placeDays } from './grid'
import { type DayContent, hiddenIn, isLive, opensAt, reachOf } from './grid-view'
import { daysOf } from './week'

const zone = 'Europe/Madrid'
const monday = '2026-11-16'

function span(day: string, [start, end]: readonly [string, string]) {
  const iso = (time: string) => new Date(instantOf(wallOf(day, time), zone)).toISOString()
  return { id: `${day} ${start}`, start: iso(start), end: iso(end) }
}

type Times = readonly (readonly [string, string])[]

/** A week with these times on its Monday. */
function week(visits: Times, shifts: Times = [], cancelled: Times = []): DayContent[] {
  const details = { specialty: null, patientName: 'Ana' }
  const appointments = placeDays(
    [
      ...visits.map((times) => ({ ...span(monday, times), ...details, status: 'pending' as const })),
      ...cancelled.map((times, index) => ({
        ...span(monday, times),
        ...details,
        id: `cancelled ${index}`,
        status: 'cancelled' as const,
      })),
    ],
    daysOf(monday),
    zone,
    (visit) => visit.status === 'cancelled',
  )
  const placed = placeDays(
    shifts.map((times) => span(monday, times)),
    daysOf(monday),
    zone,
  )
  const none = { early: [], inside: [], late: [] }
  return appointments.map((each, index) => ({ appointments: each, shifts: placed[index] ?? none }))
}

const minute = (time: string) => (Number(time.slice(0, 2)) - 7) * 60 + Number(time.slice(3))

describe('where the hours open', () => {
  it.each([
    ['nothing at all', [], [], null, '08:00'],
    ['a shift', [], [['15:00', '19:00']], null, '14:40'],
    ['visits in the morning, seen on another day', [['09:00', '09:30']], [], null, '08:40'],
    ['a shift long before the only visit', [['20:00', '20:30']], [['08:00', '21:00']], null, '19:40'],
    ['today with something around the present hour', [['12:00', '12:30']], [], '11:00', '09:40'],
    ['today with a visit much later', [['20:00', '20:30']], [], '09:10', '18:40'],
    ['today within its hours', [['09:00', '09:30']], [['08:00', '20:00']], '15:20', '13:40'],
    ['today between two hours: no visit of half an hour is cut', [['10:30', '11:00']], [], '12:55', '10:10'],
    [
      'today with a last visit that the head would cut',
      [
        ['09:00', '09:30'],
        ['12:30', '13:00'],
      ],
      [],
      '15:07',
      '08:40',
    ],
    ['today with nothing but a morning that is over', [['09:00', '09:30']], [], '17:00', '08:40'],
  ] as [string, Times, Times, string | null, string][])('%s', (_, visits, shifts, now, expected) => {
    const days = week(visits, shifts)
    const present = now === null ? null : minute(now)
    expect(opensAt(days, now === null ? [] : days.slice(0, 1), present)).toBe(minute(expected))
  })

  it('is not drawn to another day by the present hour of an empty today', () => {
    const days = week([['09:00', '09:30']])
    expect(opensAt(days, days.slice(5, 6), minute('16:40'))).toBe(minute('08:40'))
  })

  it('begins with the running half hour where nothing is to stand above it', () => {
    const days = week([['09:00', '18:00']])
    expect(opensAt(days, days.slice(0, 1), minute('16:40'), 0)).toBe(minute('16:10'))
  })
})

describe('what is out of view', () => {
  const days = week(
    [
      ['08:00', '08:30'],
      ['09:00', '09:30'],
      ['14:00', '14:30'],
      ['20:00', '20:30'],
    ],
    [],
    [['08:00', '08:30']],
  )

  it('counts live visits above and below', () => {
    expect(hiddenIn(days, minute('13:00'), minute('19:00'))).toEqual({ earlier: 2, later: 1 })
    expect(hiddenIn(days, 0, 960)).toEqual({ earlier: 0, later: 0 })
    expect(reachOf(days)).toEqual({ from: minute('07:40'), to: minute('20:30') })
  })

  it('counts shifts where there is no visit', () => {
    const shifts = week([], [['08:00', '10:00']], [['20:00', '20:30']])
    expect(hiddenIn(shifts, minute('13:00'), minute('19:00'))).toEqual({ earlier: 1, later: 0 })
  })
})

describe('a cancelled visit', () => {
  it('takes no room from a live one at the same time', () => {
    const days = week(
      [['11:30', '12:00']],
      [],
      [
        ['11:30', '12:00'],
        ['11:30', '12:00'],
      ],
    )
    const blocks = days[0]?.appointments.inside ?? []
    expect(blocks.filter(isLive)).toMatchObject([{ lane: 0, lanes: 1, width: 1 }])
    expect(blocks.filter((block) => !isLive(block)).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
    ])
  })
})
