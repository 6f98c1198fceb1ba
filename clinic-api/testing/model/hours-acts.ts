import fc from 'fast-check'
import { doctor, forced, type Plan, pick, rarely, someNumber, staff, start, time } from './act.ts'
import { addDayOff, addShift, changeShift, deleteShift, removeDayOff } from './hours.ts'
import { dayOf, instantOf } from './real.ts'
import type { Actor, Doctor } from './world.ts'

const hours = fc.constantFrom(60, 90, 120, 180)
const shiftOf = (who: Actor, wanted: Doctor): Doctor => (who === 'dr-one' || who === 'dr-two' ? who : wanted)

export const newShift = fc.record({ actor: staff, doctor, start, minutes: hours }).map(
  (asked): Plan =>
    () => {
      const { actor: who, start: from, minutes } = asked
      const shift = {
        doctor: shiftOf(who, asked.doctor),
        clinic: 'a' as const,
        start: from,
        end: from + minutes,
      }
      return {
        says: `${who} adds a shift of ${shift.doctor}, ${time(from)}, ${minutes} minutes`,
        foresee: (world) => addShift(world, shift),
        call: ({ ids }) => ({
          actor: who,
          method: 'POST',
          path: '/workshifts',
          body: {
            doctorId: ids[shift.doctor],
            clinicId: ids.a,
            startDate: instantOf(from),
            duration: minutes,
          },
        }),
      }
    },
)

export const otherShift = fc
  .record({ actor: staff, shift: someNumber, start, minutes: hours, force: rarely })
  .map(
    (asked): Plan =>
      (world) => {
        const shift = pick(world.shifts, asked.shift)
        if (shift === null || world.shifts[shift]?.clinic !== 'a') return null
        const { actor: who, start: from, minutes, force } = asked
        return {
          says: `${who} moves shift ${shift} to ${time(from)}, ${minutes} minutes${force ? ', in any case' : ''}`,
          foresee: (each) =>
            changeShift(each, { actor: who, shift, force, start: from, end: from + minutes }),
          call: (real) => ({
            actor: who,
            method: 'PUT',
            path: `/workshifts/${real.id('shifts', shift)}${forced(force)}`,
            body: { clinicId: real.ids.a, startDate: instantOf(from), duration: minutes },
          }),
        }
      },
  )

export const noShift = fc.record({ actor: staff, shift: someNumber, force: rarely }).map(
  ({ actor: who, shift: index, force }): Plan =>
    (world) => {
      const shift = pick(world.shifts, index)
      if (shift === null) return null
      return {
        says: `${who} deletes shift ${shift}${force ? ' in any case' : ''}`,
        foresee: (each) => deleteShift(each, { actor: who, shift, force }),
        call: (real) => ({
          actor: who,
          method: 'DELETE',
          path: `/workshifts/${real.id('shifts', shift)}${forced(force)}`,
        }),
      }
    },
)

export const dayOff = fc
  .record({ doctor: fc.option(doctor), on: fc.constantFrom(1, 2, 3), force: rarely })
  .map(
    (asked): Plan =>
      () => ({
        says: `desk gives ${asked.doctor ?? 'all'} day ${asked.on} off${asked.force ? ' in any case' : ''}`,
        foresee: (world) => addDayOff(world, { ...asked, clinic: 'a' }),
        call: ({ ids }) => ({
          actor: 'desk',
          method: 'POST',
          path: `/days-off${forced(asked.force)}`,
          body: {
            clinicId: ids.a,
            ...(asked.doctor && { doctorId: ids[asked.doctor] }),
            from: dayOf(asked.on),
            to: dayOf(asked.on),
            reason: 'other',
          },
        }),
      }),
  )

export const dayOn = someNumber.map(
  (index): Plan =>
    (world) => {
      const row = pick(world.daysOff, index)
      if (row === null) return null
      return {
        says: `desk takes day off ${row} away`,
        foresee: (each) => removeDayOff(each, { dayOff: row }),
        call: (real) => ({ actor: 'desk', method: 'DELETE', path: `/days-off/${real.id('daysOff', row)}` }),
      }
    },
)

export const wait = fc.constantFrom(1, 4, 6, 30, 240, 1440).map(
  (minutes): Plan =>
    () => ({
      says: `${minutes} minutes pass`,
      work: async (real) => real.advance(minutes),
      foresee(world) {
        world.now += minutes
        return { status: 0 }
      },
    }),
)
