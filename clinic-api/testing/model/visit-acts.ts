import fc from 'fast-check'
import { act } from './act.ts'
import {
  clinic,
  doctor,
  kind,
  often,
  on,
  patient,
  person,
  place,
  rarely,
  staff,
  start,
  whichever,
} from './draws.ts'
import { dateOf, instantOf } from './real.ts'
import * as visits from './visits.ts'
import { type Actor, isStaffAt, patientOf } from './world.ts'

export const book = act(
  'book',
  visits.book,
  { actor: person, ...place, patient, overrule: rarely },
  {
    status: 201,
    call: ({ patient: whom, overrule, ...asked }, real) => ({
      method: 'POST',
      path: '/appointments',
      body: { ...real.place(asked), patientId: real.ids[whom], overrule },
    }),
  },
)

export const move = act(
  'move',
  visits.move,
  { actor: person, visit: whichever, start, overrule: rarely, undoable: often },
  {
    call: ({ visit, start: at, overrule, undoable }, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', visit)}/reschedule`,
      body: { appointmentDate: instantOf(at), overrule, undoable },
    }),
  },
)

export const cancel = act(
  'cancel',
  visits.cancel,
  { actor: person, visit: whichever, overrule: rarely },
  {
    call: ({ visit, overrule }, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', visit)}/cancel`,
      body: { overrule },
    }),
  },
)

const status = fc.constantFrom('completed' as const, 'completed' as const, 'no-show' as const)
export const close = act(
  'close',
  visits.close,
  { actor: staff, visit: whichever, status },
  {
    call: (asked, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', asked.visit)}/${asked.status === 'completed' ? 'complete' : 'noshow'}`,
    }),
  },
)

export const takeBack = act(
  'take back',
  visits.undo,
  { undo: whichever },
  {
    call: (asked, { id }) => ({ method: 'POST', path: `/undo/${id('undos', asked.undo)}` }),
  },
)

export const reopen = act(
  'open again',
  visits.reopen,
  { closing: whichever },
  {
    call: (asked, { id }) => ({ method: 'POST', path: `/undo/${id('closings', asked.closing)}` }),
  },
)

export const hold = act(
  'hold',
  visits.hold,
  { actor: fc.constantFrom<Actor>('ana', 'ben', 'mum', 'desk'), ...place },
  {
    status: 201,
    fits: (asked, world) => patientOf(world, asked.actor) !== null || isStaffAt(asked.actor, asked.clinic),
    call: (asked, real) => ({ method: 'POST', path: '/holds', body: real.place(asked) }),
  },
)

export const release = act(
  'let go',
  visits.release,
  { hold: whichever },
  {
    call: (asked, { id }) => ({ method: 'DELETE', path: `/holds/${id('holds', asked.hold)}` }),
  },
)

export const look = act(
  'look',
  visits.look,
  { actor: person, clinic, doctor, kind, on },
  {
    call: (asked, real) => {
      const { appointmentDate: _none, ...where } = real.place({ ...asked, start: 0 })
      const query = Object.entries(where).flatMap(([key, value]) => (value ? `${key}=${value}` : []))
      return { method: 'GET', path: `/appointments/available?date=${dateOf(asked.on)}&${query.join('&')}` }
    },
  },
)
