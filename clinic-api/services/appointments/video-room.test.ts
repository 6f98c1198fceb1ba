import { describe, expect, it } from 'vitest'
import { isRoomClosed, joinUrlOf, newRoom, opensAt } from './video-room.ts'

const visit = {
  where: 'video',
  status: 'pending',
  room: 'abc',
  videoUrl: 'https://meet.example/{visit}?name={visit}',
  start: new Date('2026-11-16T09:00:00.000Z'),
  end: new Date('2026-11-16T09:30:00.000Z'),
} as const
const url = 'https://meet.example/abc?name=abc'
const at = (clock: string) => new Date(`2026-11-16T${clock}.000Z`)

describe('the room of a visit by video', () => {
  it.each([
    ['08:49:59', null, false],
    ['08:50:00', url, false],
    ['09:15:00', url, false],
    ['10:29:59', url, false],
    ['10:30:00', null, true],
  ])('at %s leads to %s, closed for good: %s', (clock, expected, isClosed) => {
    expect(joinUrlOf(visit, at(clock))).toBe(expected)
    expect(isRoomClosed(visit, at(clock))).toBe(isClosed)
  })

  it.each([
    ['of a visit at the clinic', { where: 'clinic' }],
    ['of a visit that is cancelled', { status: 'cancelled' }],
  ] as const)('%s is closed', (_which, changes) => {
    expect(joinUrlOf({ ...visit, ...changes }, at('09:15:00'))).toBeNull()
    expect(isRoomClosed({ ...visit, ...changes }, at('09:15:00'))).toBe(true)
  })

  it('of a clinic without an address leads nowhere', () => {
    expect(joinUrlOf({ ...visit, videoUrl: null }, at('09:15:00'))).toBeNull()
  })

  it('opens ten minutes before, and is another each time', () => {
    expect(opensAt(visit)).toEqual(at('08:50:00'))
    expect(newRoom()).toMatch(/^[\w-]{20}$/)
    expect(newRoom()).not.toBe(newRoom())
  })
})
