import fc from 'fast-check'
import { deed } from './act.ts'
import { doctor, minutes, on, rarely, staff, start, whichever } from './draws.ts'
import * as hours from './hours.ts'
import { dateOf, instantOf } from './real.ts'
import { day, ofAge } from './world.ts'

const forced = (force: boolean) => (force ? '?force=true' : '')

export const newShift = deed(
  'add shift',
  { actor: staff, doctor, start, minutes },
  {
    fits: ({ actor, doctor: whose }) => actor === 'desk' || actor === whose,
    foresee: (world, asked) =>
      hours.addShift(world, { ...asked, clinic: 'a', end: asked.start + asked.minutes }),
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

export const otherShift = deed(
  'move shift',
  { actor: staff, shift: whichever, start, minutes, force: rarely },
  {
    fits: (asked, world) => world.shifts[asked.shift]?.clinic === 'a',
    foresee: (world, asked) => hours.changeShift(world, { ...asked, end: asked.start + asked.minutes }),
    call: (asked, { ids, id }) => ({
      method: 'PUT',
      path: `/workshifts/${id('shifts', asked.shift)}${forced(asked.force)}`,
      body: { clinicId: ids.a, startDate: instantOf(asked.start), duration: asked.minutes },
    }),
  },
)

export const noShift = deed(
  'delete shift',
  { actor: staff, shift: whichever, force: rarely },
  {
    foresee: hours.deleteShift,
    call: (asked, { id }) => ({
      method: 'DELETE',
      path: `/workshifts/${id('shifts', asked.shift)}${forced(asked.force)}`,
    }),
  },
)

export const dayOff = deed(
  'day off',
  { doctor: fc.option(doctor), on, force: rarely },
  {
    foresee: (world, asked) => hours.addDayOff(world, { ...asked, clinic: 'a' }),
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

export const dayOn = deed(
  'take day off away',
  { dayOff: whichever },
  {
    foresee: hours.removeDayOff,
    call: (asked, { id }) => ({ method: 'DELETE', path: `/days-off/${id('daysOff', asked.dayOff)}` }),
  },
)

export const wait = deed(
  'wait',
  { for: fc.constantFrom(1, 1, 4, 6, 11, 16, 30, 240) },
  {
    work: async (asked, real) => real.advance(asked.for),
    foresee(world, asked) {
      world.now += asked.for
      return { status: 0 }
    },
  },
)

/** Time goes on to a moment at which something changes: a shift begins, a hold ends, a child comes of age. */
export const waitUntil = deed(
  'wait until',
  { start: fc.constantFrom(day + 480, day + 599, 2 * day, ofAge - 1, ofAge) },
  {
    fits: (asked, world) => asked.start > world.now,
    work: async (asked, real, world) => real.advance(asked.start - world.now),
    foresee(world, asked) {
      world.now = asked.start
      return { status: 0 }
    },
  },
)
