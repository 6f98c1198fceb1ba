import fc from 'fast-check'
import { act } from './act.ts'
import { clinic, doctor, minutes, on, rarely, staff, start, whichever } from './draws.ts'
import * as hours from './hours.ts'
import { dateOf, instantOf } from './real.ts'
import { day, ofAge, serves } from './world.ts'

const timeOf = (asked: { start: number; minutes: number }) => ({
  start: asked.start,
  end: asked.start + asked.minutes,
})
const forced = (force: boolean) => (force ? '?force=true' : '')

export const newShift = act(
  'add shift',
  (world, asked) => hours.addShift(world, { ...asked, ...timeOf(asked) }),
  { actor: staff, clinic, doctor, start, minutes },
  {
    status: 201,
    fits: ({ actor, clinic: where, doctor: whose }) =>
      where === 'a' && serves(actor, { clinic: where, doctor: whose }),
    call: (asked, { ids }) => ({
      method: 'POST',
      path: '/workshifts',
      body: {
        doctorId: ids[asked.doctor],
        clinicId: ids.a,
        startDate: instantOf(asked.start),
        duration: asked.minutes,
      },
    }),
  },
)

export const otherShift = act(
  'move shift',
  (world, asked) => hours.setShift(world, { ...asked, time: timeOf(asked) }),
  { actor: staff, shift: whichever, start, minutes, force: rarely },
  {
    fits: (asked, world) => world.shifts[asked.shift]?.clinic === 'a',
    call: (asked, { ids, id }) => ({
      method: 'PUT',
      path: `/workshifts/${id('shifts', asked.shift)}${forced(asked.force)}`,
      body: { clinicId: ids.a, startDate: instantOf(asked.start), duration: asked.minutes },
    }),
  },
)

export const noShift = act(
  'delete shift',
  (world, asked) => hours.setShift(world, { ...asked, time: null }),
  { actor: staff, shift: whichever, force: rarely },
  {
    call: (asked, { id }) => ({
      method: 'DELETE',
      path: `/workshifts/${id('shifts', asked.shift)}${forced(asked.force)}`,
    }),
  },
)

export const dayOff = act(
  'day off',
  hours.addDayOff,
  { doctor: fc.option(doctor), on, force: rarely },
  {
    status: 201,
    call: (asked, { ids }) => ({
      method: 'POST',
      path: `/days-off${forced(asked.force)}`,
      body: {
        clinicId: ids.a,
        ...(asked.doctor && { doctorId: ids[asked.doctor] }),
        from: dateOf(asked.on),
        to: dateOf(asked.on),
        reason: 'other',
      },
    }),
  },
)

export const dayOn = act(
  'take day off away',
  hours.removeDayOff,
  { dayOff: whichever },
  {
    call: (asked, { id }) => ({ method: 'DELETE', path: `/days-off/${id('daysOff', asked.dayOff)}` }),
  },
)

export const wait = act(
  'wait',
  (world, asked) => {
    world.now += asked.minutes
    return undefined
  },
  { minutes: fc.constantFrom(1, 1, 4, 6, 11, 16, 30, 240) },
  { work: async (asked, real) => real.advance(asked.minutes) },
)

/** Time goes on to a moment at which something changes: a shift begins, a hold ends, a child comes of age. */
export const waitUntil = act(
  'wait until',
  (world, asked) => {
    world.now = asked.start
    return undefined
  },
  { start: fc.constantFrom(ofAge - 1, ofAge, day + 480, day + 599, 2 * day) },
  {
    fits: (asked, world) => asked.start > world.now,
    work: async (asked, real, world) => real.advance(asked.start - world.now),
  },
)
