import { expect, it } from 'vitest'
import { presentVisits } from './next-visit'
import type { WeekAppointment } from './schedule'

function visit(id: string, hour: string, status: WeekAppointment['status'] = 'pending'): WeekAppointment {
  const at = (minutes: string) => `2026-11-24T${hour}:${minutes}:00.000Z`
  return { id, start: at('00'), end: at('30'), status, specialty: null, patientName: id }
}

const schedule = {
  appointments: [
    visit('last', '15'),
    visit('second', '10'),
    visit('gone', '09', 'cancelled'),
    visit('first', '08'),
  ],
}

it.each([
  ['2026-11-24T06:00:00Z', ['next first']],
  ['2026-11-24T08:00:00Z', ['now first', 'next second']],
  ['2026-11-24T08:29:00Z', ['now first', 'next second']],
  ['2026-11-24T08:30:00Z', ['next second']],
  ['2026-11-24T12:00:00Z', ['next last']],
  ['2026-11-24T15:10:00Z', ['now last']],
  ['2026-11-24T16:00:00Z', []],
])('at %s it is %j', (at, said) => {
  expect(presentVisits(schedule, Date.parse(at)).map((each) => `${each.word} ${each.visit.id}`)).toEqual(said)
  expect(presentVisits(undefined, 0)).toEqual([])
})

it('is awaited where nobody has come and the clinic writes down who has', () => {
  const awaited = (at: string, ...arrived: string[]) => {
    const visits = schedule.appointments.map((each) =>
      arrived.includes(each.id) ? { ...each, arrivedAt: each.start } : each,
    )
    return presentVisits({ appointments: visits }, Date.parse(at)).some(({ word }) => word === 'awaited')
  }
  const [ofSecond, ofNobody] = ['2026-11-24T10:05:00Z', '2026-11-24T12:00:00Z']
  expect(awaited(ofSecond)).toBe(false)
  expect(awaited(ofSecond, 'first')).toBe(true)
  expect(awaited(ofSecond, 'first', 'second')).toBe(false)
  expect(awaited(ofNobody, 'first')).toBe(false)
})
