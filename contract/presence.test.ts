import { describe, expect, it } from 'vitest'
import { behindMinutes, type Presence, waitingMinutes } from './presence.ts'

const at = (time: string) => `2026-11-16T${time}:00.000Z`
const visit = (start: string, end: string, more: Partial<Presence> = {}): Presence => ({
  appointmentDate: at(start),
  appointmentEndDate: at(end),
  status: 'pending',
  ...more,
})

describe('waitingMinutes', () => {
  it.each([
    ['nobody is there yet', {}, null],
    ['there for a quarter of an hour', { arrivedAt: at('08:45') }, 15],
    ['there as of now', { arrivedAt: at('09:00') }, 0],
    ['a clock elsewhere is ahead', { arrivedAt: at('09:01') }, 0],
    ['in the room', { arrivedAt: at('08:45'), startedAt: at('08:50') }, null],
    ['done', { arrivedAt: at('08:45'), status: 'completed' }, null],
  ])('when %s', (_what, more, expected) => {
    expect(waitingMinutes(visit('09:00', '09:30', more), Date.parse(at('09:00')))).toBe(expected)
  })
})

describe('behindMinutes', () => {
  it.each([
    ['nobody has come', [visit('09:00', '09:30')], 0],
    ['who is there is early', [visit('10:00', '10:30', { arrivedAt: at('09:20') })], 0],
    ['who is there waits past their time', [visit('09:00', '09:30', { arrivedAt: at('08:50') })], 40],
    [
      'the visit in the room began in time and is not over',
      [visit('09:30', '10:00', { arrivedAt: at('09:20'), startedAt: at('09:30') })],
      0,
    ],
    [
      'the visit in the room began late',
      [visit('09:15', '09:45', { arrivedAt: at('09:00'), startedAt: at('09:25') })],
      10,
    ],
    [
      'the visit in the room is over its time',
      [visit('09:00', '09:30', { arrivedAt: at('08:50'), startedAt: at('09:00') })],
      10,
    ],
    [
      'the worst of all counts',
      [
        visit('09:00', '09:30', { arrivedAt: at('08:50'), startedAt: at('09:00') }),
        visit('09:25', '09:40', { arrivedAt: at('09:20') }),
      ],
      15,
    ],
    [
      'what is over does not count',
      [visit('08:00', '08:30', { arrivedAt: at('08:50'), startedAt: at('09:00'), status: 'completed' })],
      0,
    ],
    ['there is nothing', [], 0],
  ])('when %s', (_what, visits, expected) => {
    expect(behindMinutes(visits, Date.parse(at('09:40')))).toBe(expected)
  })
})
