import fc from 'fast-check'
import {
  actor,
  anyTime,
  clinic,
  doctor,
  kind,
  often,
  on,
  type Plan,
  patient,
  pick,
  rarely,
  someNumber,
  start,
  time,
  whole,
} from './act.ts'
import * as holds from './holds.ts'
import { dayOf, instantOf } from './real.ts'
import { assertKind } from './taking.ts'
import * as times from './times.ts'
import { close as closeVisit, undo as takeBack } from './undo.ts'
import * as visits from './visits.ts'
import { type Actor, day, Refusal, standingOf } from './world.ts'

export const book = fc.record({ ...anyTime, actor, patient, overrule: rarely }).map(
  (asked): Plan =>
    (world) => {
      const own = standingOf(world, asked.actor).patient
      const booking = { ...asked, patient: own ?? asked.patient }
      const { actor: who, overrule } = booking
      return {
        says: `${who} books ${booking.doctor} at ${booking.clinic}, ${booking.kind}, ${time(booking.start)}, for ${booking.patient}${whole(overrule)}`,
        foresee: (each) => visits.book(each, booking),
        call: ({ ids }) => ({
          actor: who,
          method: 'POST',
          path: '/appointments',
          body: {
            patientId: ids[booking.patient],
            clinicId: ids[booking.clinic],
            doctorId: ids[booking.doctor],
            appointmentDate: instantOf(booking.start),
            ...(booking.kind !== 'plain' && { kindId: ids[booking.kind] }),
            ...(overrule && { overrule }),
          },
        }),
      }
    },
)

export const move = fc.record({ actor, visit: someNumber, start, overrule: rarely, undoable: often }).map(
  (asked): Plan =>
    (world) => {
      const visit = pick(world.visits, asked.visit)
      if (visit === null) return null
      const { actor: who, start: at, overrule, undoable } = asked
      return {
        says: `${who} moves ${on(world, visit)} to ${time(at)}${whole(overrule)}${undoable ? ', to be undone' : ''}`,
        foresee: (each) => visits.move(each, { ...asked, visit }),
        call: (real) => ({
          actor: who,
          method: 'PUT',
          path: `/appointments/${real.id('visits', visit)}/reschedule`,
          body: {
            appointmentDate: instantOf(at),
            ...(overrule && { overrule }),
            ...(undoable && { undoable }),
          },
        }),
      }
    },
)

export const cancel = fc.record({ actor, visit: someNumber, overrule: rarely }).map(
  ({ actor: who, visit: index, overrule }): Plan =>
    (world) => {
      const visit = pick(world.visits, index)
      if (visit === null) return null
      return {
        says: `${who} cancels ${on(world, visit)}${whole(overrule)}`,
        foresee: (each) => visits.cancel(each, { actor: who, visit, overrule }),
        call: (real) => ({
          actor: who,
          method: 'PUT',
          path: `/appointments/${real.id('visits', visit)}/cancel`,
          body: { overrule },
        }),
      }
    },
)

export const close = fc
  .record({ actor: fc.constantFrom<Actor>('dr-one', 'dr-two', 'desk'), visit: someNumber, isThere: often })
  .map(
    ({ actor: who, visit: index, isThere }): Plan =>
      (world) => {
        const visit = pick(world.visits, index)
        if (visit === null) return null
        const status = isThere ? 'completed' : 'no-show'
        return {
          says: `${who} marks ${on(world, visit)} as ${status}`,
          foresee: (each) => closeVisit(each, { actor: who, visit, status }),
          call: (real) => ({
            actor: who,
            method: 'PUT',
            path: `/appointments/${real.id('visits', visit)}/${isThere ? 'complete' : 'noshow'}`,
          }),
        }
      },
  )

export const undo = someNumber.map(
  (index): Plan =>
    (world) => {
      // The newest tokens are tried most.
      const token =
        world.undos.length === 0 ? null : world.undos.length - 1 - (index % Math.min(3, world.undos.length))
      const row = token === null ? undefined : world.undos[token]
      if (token === null || !row) return null
      const what =
        row.shift === null
          ? `what was done to ${on(world, row.visit ?? 0)}`
          : `the deletion of shift ${row.shift}`
      return {
        says: `${row.actor} takes back ${what}`,
        foresee: (each) => takeBack(each, { undo: token }),
        call: (real) => ({ actor: row.actor, method: 'POST', path: `/undo/${real.id('undos', token)}` }),
      }
    },
)

export const hold = fc.record({ ...anyTime, actor: fc.constantFrom<Actor>('ana', 'ben', 'mum', 'desk') }).map(
  (asked): Plan =>
    (world) => {
      if (asked.actor === 'desk' && asked.clinic !== 'a') return null
      if (asked.actor === 'mum' && standingOf(world, 'mum').patient === null) return null
      return {
        says: `${asked.actor} holds ${asked.doctor} at ${asked.clinic}, ${asked.kind}, ${time(asked.start)}`,
        foresee: (each) => holds.hold(each, asked),
        call: ({ ids }) => ({
          actor: asked.actor,
          method: 'POST',
          path: '/holds',
          body: {
            clinicId: ids[asked.clinic],
            doctorId: ids[asked.doctor],
            appointmentDate: instantOf(asked.start),
            ...(asked.kind !== 'plain' && { kindId: ids[asked.kind] }),
          },
        }),
      }
    },
)

export const release = someNumber.map(
  (index): Plan =>
    (world) => {
      const row = pick(world.holds, index)
      const who = row === null ? undefined : world.holds[row]?.actor
      if (row === null || !who || world.holds[row]?.offer !== null) return null
      return {
        says: `${who} lets hold ${row} go`,
        foresee: (each) => holds.release(each, { actor: who, hold: row }),
        call: (real) => ({ actor: who, method: 'DELETE', path: `/holds/${real.id('holds', row)}` }),
      }
    },
)

export const look = fc
  .record({ clinic, doctor, kind, actor, on: fc.constantFrom(1, 1, 2, 3), visit: fc.option(someNumber) })
  .map(
    (asked): Plan =>
      () => ({
        says: `${asked.actor} looks at ${asked.doctor} at ${asked.clinic}, ${asked.kind}, day ${asked.on}`,
        foresee(world) {
          const { patient: person } = standingOf(world, asked.actor)
          assertKind(world, { ...asked, start: 0 }, person)
          if (!times.isAt(asked.doctor, asked.clinic)) throw new Refusal(404, 'not_found', 'Not found')
          const free = times.freeTimes(world, asked, null)
          return { status: 200, times: free.filter((each) => Math.floor(each / day) === asked.on) }
        },
        call: ({ ids }) => ({
          actor: asked.actor,
          method: 'GET',
          path: `/appointments/available?clinicId=${ids[asked.clinic]}&doctorId=${ids[asked.doctor]}&date=${dayOf(asked.on)}${asked.kind === 'plain' ? '' : `&kindId=${ids[asked.kind]}`}`,
        }),
      }),
  )
