import fc from 'fast-check'
import { deed } from './act.ts'
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
import { assertKind } from './taking.ts'
import { freeTimes } from './times.ts'
import * as undo from './undo.ts'
import * as visits from './visits.ts'
import { type Actor, dayOf, isAt, notFound, standingOf } from './world.ts'

export const book = deed(
  'book',
  { actor: person, ...place, patient, overrule: rarely },
  {
    foresee: visits.book,
    call: ({ patient: whom, overrule, ...asked }, real) => ({
      method: 'POST',
      path: '/appointments',
      body: { ...real.place(asked), patientId: real.ids[whom], overrule },
    }),
  },
)

export const move = deed(
  'move',
  { actor: person, visit: whichever, start, overrule: rarely, undoable: often },
  {
    foresee: visits.move,
    call: ({ visit, start: at, overrule, undoable }, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', visit)}/reschedule`,
      body: { appointmentDate: instantOf(at), overrule, undoable },
    }),
  },
)

export const cancel = deed(
  'cancel',
  { actor: person, visit: whichever, overrule: rarely },
  {
    foresee: visits.cancel,
    call: ({ visit, overrule }, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', visit)}/cancel`,
      body: { overrule },
    }),
  },
)

const status = fc.constantFrom('completed' as const, 'completed' as const, 'no-show' as const)
export const close = deed(
  'close',
  { actor: staff, visit: whichever, status },
  {
    foresee: visits.close,
    call: (asked, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', asked.visit)}/${asked.status === 'completed' ? 'complete' : 'noshow'}`,
    }),
  },
)

export const takeBack = deed(
  'take back',
  { undo: whichever },
  {
    foresee: undo.undo,
    call: (asked, { id }) => ({ method: 'POST', path: `/undo/${id('undos', asked.undo)}` }),
  },
)

export const hold = deed(
  'hold',
  { actor: fc.constantFrom<Actor>('ana', 'ben', 'mum', 'desk'), ...place },
  {
    fits: (asked, world) => {
      const who = standingOf(world, asked.actor)
      return who.patient !== null || who.clinic === asked.clinic
    },
    foresee: visits.hold,
    call: (asked, real) => ({ method: 'POST', path: '/holds', body: real.place(asked) }),
  },
)

export const release = deed(
  'let go',
  { hold: whichever },
  {
    fits: (asked, world) => world.holds[asked.hold]?.offer === null,
    foresee: visits.release,
    call: (asked, { id }) => ({ method: 'DELETE', path: `/holds/${id('holds', asked.hold)}` }),
  },
)

export const look = deed(
  'look',
  { actor: person, clinic, doctor, kind, on },
  {
    foresee(world, asked) {
      assertKind(world, { ...asked, start: 0, patient: standingOf(world, asked.actor).patient })
      if (!isAt(asked.doctor, asked.clinic)) throw notFound()
      const free = freeTimes(world, { ...asked, patient: null })
      return { status: 200, times: free.filter((each) => dayOf(each) === asked.on) }
    },
    call: (asked, real) => {
      const { appointmentDate: _none, ...where } = real.place({ ...asked, start: 0 })
      const query = Object.entries(where).flatMap(([key, value]) => (value ? `${key}=${value}` : []))
      return { method: 'GET', path: `/appointments/available?date=${dateOf(asked.on)}&${query.join('&')}` }
    },
  },
)
