import { describe, expect, it } from 'vitest'
import { phaseAt, reliableIdle } from './session-clock'

const minute = 60_000
const clock = { usedAt: 0, idle: 30 * minute, endsAt: 12 * 60 * minute }

describe('phaseAt', () => {
  it.each([
    [0, 'open', 'idle', 30 * minute],
    [29 * minute - 1, 'open', 'idle', minute + 1],
    [29 * minute, 'warning', 'idle', minute],
    [30 * minute - 1, 'warning', 'idle', 1],
    [30 * minute, 'over', 'idle', 0],
    [300 * minute, 'over', 'idle', 0],
  ])('of an unused session at %i is %s', (now, kind, reason, left) => {
    expect(phaseAt(clock, now)).toEqual({ kind, reason, left })
  })

  it('starts again with every use', () => {
    expect(phaseAt({ ...clock, usedAt: 29.5 * minute }, 30 * minute).kind).toBe('open')
  })

  it('ends at the absolute limit however much it is used', () => {
    const used = { ...clock, usedAt: 719 * minute }
    expect(phaseAt(used, 718.9 * minute)).toMatchObject({ kind: 'open', reason: 'absolute' })
    expect(phaseAt(used, 719 * minute)).toEqual({ kind: 'warning', reason: 'absolute', left: minute })
    expect(phaseAt(used, 720 * minute).kind).toBe('over')
  })

  it('warns at half of a period that is shorter than two minutes', () => {
    const short = { ...clock, idle: 10_000 }
    expect(phaseAt(short, 4_999).kind).toBe('open')
    expect(phaseAt(short, 5_000).kind).toBe('warning')
  })
})

describe('reliableIdle', () => {
  it('allows for a use that the clinic API has not noted', () => {
    expect(reliableIdle(30 * minute)).toBe(29 * minute)
    expect(reliableIdle(40_000)).toBe(30_000)
  })
})
