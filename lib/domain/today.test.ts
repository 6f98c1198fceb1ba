import { describe, expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { nextStart } from './next-start'
import {
  boardOf,
  caredFor,
  columnOf,
  doctorsBehind,
  lateMinutes,
  longestWaiting,
  nextVisit,
  stepsOf,
  type TodayVisit,
} from './today'

const at = (time: string) => `2026-11-16T${time}:00.000Z`
const now = Date.parse(at('09:40'))

let made = 0
function visit(start: string, more: Partial<TodayVisit> = {}): TodayVisit {
  made += 1
  const end = new Date(Date.parse(at(start)) + 1_800_000).toISOString()
  return aDayVisit({ id: `v${made}`, doctorId: 'a', doctorName: 'Ana', start: at(start), end, ...more })
}

describe('columnOf', () => {
  it.each([
    ['expected', {}],
    ['arrived', { arrivedAt: at('09:00') }],
    ['started', { arrivedAt: at('09:00'), startedAt: at('09:10') }],
    ['done', { arrivedAt: at('09:00'), startedAt: at('09:10'), status: 'completed' as const }],
    ['done', { status: 'completed' as const }],
    ['missed', { status: 'no-show' as const }],
  ])('is %s for %j', (column, more) => {
    expect(columnOf(visit('09:00', more))).toBe(column)
  })
})

it('the visits of the next hour that begin first come next, without who is late, there already, or done', () => {
  const there = visit('09:42', { arrivedAt: at('09:30') })
  expect(nextStart([visit('10:10'), visit('09:50'), visit('09:30'), there], now)).toBe(
    Date.parse(at('09:50')),
  )
  expect(nextStart([visit('10:41')], now)).toBeNull()
  expect(nextStart([visit('09:30')], now)).toBeNull()
})

it.each([
  [
    'who waits before who is due',
    [visit('09:30', { id: 'due' }), visit('10:30', { id: 'there', arrivedAt: at('09:35') })],
    'there',
  ],
  [
    'who is late while their time is not over',
    [visit('09:30', { id: 'late' }), visit('10:00', { id: 'next' })],
    'late',
  ],
  ['not who never came', [visit('09:00', { id: 'never' }), visit('12:00', { id: 'next' })], 'next'],
  ['not who is with the doctor', [visit('09:30', { arrivedAt: at('09:20'), startedAt: at('09:30') })], null],
  ['not a colleague’s', [visit('10:00', { doctorId: 'b' })], null],
])('next is %s', (_who, visits, id) => {
  expect(nextVisit(visits, { doctorId: 'a', now })?.id ?? null).toBe(id)
})

it('a doctor needs the records of the next patient, of who waits and who comes within the hour, not of who never came; a nurse of all doctors’', () => {
  const visits = [
    visit('09:00', { id: 'never' }),
    visit('09:30', { id: 'late' }),
    visit('10:10', { id: 'soon' }),
    visit('11:30', { id: 'later' }),
    visit('10:00', { id: 'there', arrivedAt: at('09:35') }),
    visit('10:00', { id: 'colleague', doctorId: 'b' }),
  ]
  const ids = (doctorId: string | null, cares: boolean) =>
    caredFor(visits, { doctorId, cares, now }).map(({ id }) => id)
  expect(ids('a', false)).toEqual(['there', 'late', 'soon'])
  expect(ids(null, true)).toEqual(['there', 'late', 'colleague', 'soon'])
  expect(ids(null, false)).toEqual([])
})

it('the board has whoever waits by when they came, the others by when they are due', () => {
  const [late, early] = [visit('09:30'), visit('09:00')]
  const [second, first] = [
    visit('09:00', { arrivedAt: at('08:55') }),
    visit('09:30', { arrivedAt: at('08:50') }),
  ]
  const board = boardOf([late, early, second, first])
  expect(board.expected).toEqual([early, late])
  expect(board.arrived).toEqual([first, second])
})

it.each([
  ['due and not there', visit('09:30'), 10],
  ['due later', visit('10:00'), 0],
  ['there', visit('09:30', { arrivedAt: at('09:39') }), 0],
  ['not come, and known', visit('09:30', { status: 'no-show' }), 0],
])('%s: late by the right minutes', (_what, one, minutes) => {
  expect(lateMinutes(one, now)).toBe(minutes)
})

it('knows who has waited longest, and nobody when nobody waits', () => {
  const [short, long] = [
    visit('09:30', { arrivedAt: at('09:30') }),
    visit('10:00', { arrivedAt: at('09:00') }),
  ]
  expect(longestWaiting([short, visit('09:00'), long], now)).toBe(long)
  expect(longestWaiting([long], now)).toBeNull()
})

it('names the doctors who run behind, the worst first', () => {
  const visits = [
    visit('09:30', { arrivedAt: at('09:20') }),
    visit('09:00', { doctorId: 'b', doctorName: 'Eva', arrivedAt: at('08:50') }),
    visit('10:00', { doctorId: 'c', doctorName: 'Leo', arrivedAt: at('09:30') }),
  ]
  expect(doctorsBehind(visits, now)).toEqual([
    { id: 'b', name: 'Eva', minutes: 40 },
    { id: 'a', name: 'Ana', minutes: 10 },
  ])
})

describe('stepsOf', () => {
  it.each([
    ['expected', {}, 'arrive', null, 'arrive', null],
    ['arrived', { arrivedAt: at('09:00') }, 'start', 'leave', 'start', 'leave'],
    ['with the doctor', { arrivedAt: at('09:00'), startedAt: at('09:00') }, 'complete', 'halt', null, 'halt'],
    ['done', { status: 'completed' as const }, null, 'reopen', null, null],
    ['not come', { status: 'no-show' as const }, null, 'reopen', null, null],
  ])('of who is %s', (_what, more, forward, back, desksForward, desksBack) => {
    const one = visit('09:00', more)
    expect(stepsOf(one, true)).toEqual({ forward, back })
    expect(stepsOf(one, false)).toEqual({ forward: desksForward, back: desksBack })
  })
})
