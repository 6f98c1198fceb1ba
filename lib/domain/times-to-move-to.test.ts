import { describe, expect, it } from 'vitest'
import { daysToMoveTo } from './times-to-move-to'

describe('daysToMoveTo', () => {
  const at = (date: string, hour: string) => `${date}T${hour}:00.000Z`
  const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({
    date,
    free: 1,
    first: at(date, '08:00'),
    times: [at(date, '08:00')],
  }))

  it('offers the soonest day, the times around its own and two days after it', () => {
    const own = ['08:00', '09:00', '10:00', '11:00'].map((hour) => at('2026-11-23', hour))
    const offered = daysToMoveTo(at('2026-11-23', '10:00'), '2026-11-23', days, own)
    expect(offered.map(({ date, times }) => [date, times.map((time) => time.slice(11, 16))])).toEqual([
      ['2026-11-20', ['08:00']],
      ['2026-11-23', ['08:00', '09:00', '11:00']],
      ['2026-11-24', ['08:00']],
      ['2026-11-25', ['08:00']],
    ])
  })

  it('leaves out of a long day what is furthest from its own time', () => {
    const own = Array.from({ length: 12 }, (_, hour) =>
      at('2026-11-23', `${String(hour + 8).padStart(2, '0')}:00`),
    )
    const [day] = daysToMoveTo(at('2026-11-23', '19:00'), '2026-11-23', [], own)
    expect(day?.times).toEqual(own.slice(3, 11))
  })
})
