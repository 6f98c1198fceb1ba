import { describe, expect, it } from 'vitest'
import { roomsFrom, teamFrom } from './calendar-wire'

const date = '2026-11-16'
const off = (from: string, to: string) => ({
  id: 'o',
  clinicId: 'c',
  doctorId: null,
  from,
  to,
  reason: 'holiday' as const,
  note: null,
})

describe('the calendars of a team', () => {
  const doctor = { id: 'd', name: 'Ana', surname: 'Ruiz', specialty: 'cardiology' as const }
  const teamWith = (daysOff?: ReturnType<typeof off>[]) => {
    const doctors = [{ ...doctor, shifts: [], visits: [], ...(daysOff && { daysOff }) }]
    return teamFrom({ date, timeZone: 'Europe/Madrid', doctors }, { now: 5 }).doctors[0]
  }

  it.each([[undefined], [[]]])('say nothing of days off when they are %j', (daysOff) => {
    expect(teamWith(daysOff)).toEqual({
      id: 'd',
      name: 'Ana Ruiz',
      specialty: 'cardiology',
      shifts: [],
      appointments: [],
    })
  })

  it('have the days off that there are', () => {
    expect(teamWith([off(date, date)])?.daysOff).toMatchObject([{ from: date, whole: true }])
  })
})

describe('a room', () => {
  it.each([
    ['2026-11-16', '2026-11-16', true],
    ['2026-11-15', '2026-11-17', true],
    ['2026-11-17', '2026-11-18', false],
    ['2026-11-14', '2026-11-15', false],
  ])('that is closed from %s to %s is closed on the 16th: %j', (from, to, isClosed) => {
    const resources = [{ id: 'r', name: 'One', kind: 'room' as const, visits: [], daysOff: [off(from, to)] }]
    const [room] = roomsFrom({ date, timeZone: 'Europe/Madrid', doctors: [], resources })
    expect(room?.closed).toEqual(isClosed ? { reason: 'holiday', note: null } : null)
  })
})
