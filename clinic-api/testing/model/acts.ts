import fc from 'fast-check'
import { deed } from './act.ts'
import * as holds from './holds.ts'
import * as hours from './hours.ts'
import { dayOf, instantOf } from './real.ts'
import { assertKind } from './taking.ts'
import * as times from './times.ts'
import * as undo from './undo.ts'
import * as visits from './visits.ts'
import * as waiting from './waiting.ts'
import { type Actor, day, type KindName, kinds, notFound, ofAge, standingOf } from './world.ts'

const any = fc.nat(1000)
const rarely = fc.nat(4).map((each) => each === 4)
const often = fc.nat(4).map((each) => each !== 4)
const person = fc.constantFrom<Actor>('ana', 'ben', 'kid', 'mum', 'desk', 'dr-one', 'dr-two', 'desk-b')
const staff = fc.constantFrom('desk' as const, 'dr-one' as const, 'dr-two' as const)
const patient = fc.constantFrom('ana' as const, 'ben' as const, 'kid' as const)
const doctor = fc.constantFrom('dr-one' as const, 'dr-one' as const, 'dr-two' as const)
const clinic = fc.constantFrom('a' as const, 'a' as const, 'a' as const, 'b' as const)
const kind = fc.constantFrom(...(Object.keys(kinds) as KindName[]))
const on = fc.constantFrom(1, 2, 3, 4)
const start = fc
  .tuple(on, fc.constantFrom(540, 540, 560, 570, 570, 580, 600, 600, 630, 630, 645, 660, 690, 780, 810))
  .map(([each, minute]) => each * day + minute)
const minutes = fc.constantFrom(60, 90, 120, 180)
const place = { clinic, doctor, kind, start }
const forced = (force: boolean) => (force ? '?force=true' : '')

const book = deed(
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

const move = deed(
  'move',
  { actor: person, visit: any, start, overrule: rarely, undoable: often },
  {
    foresee: visits.move,
    call: ({ visit, start: at, overrule, undoable }, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', visit)}/reschedule`,
      body: { appointmentDate: instantOf(at), overrule, undoable },
    }),
  },
)

const cancel = deed(
  'cancel',
  { actor: person, visit: any, overrule: rarely },
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
const close = deed(
  'close',
  { actor: staff, visit: any, status },
  {
    foresee: undo.close,
    call: (asked, { id }) => ({
      method: 'PUT',
      path: `/appointments/${id('visits', asked.visit)}/${asked.status === 'completed' ? 'complete' : 'noshow'}`,
    }),
  },
)

const takeBack = deed(
  'take back',
  { undo: any },
  {
    foresee: undo.undo,
    call: (asked, { id }) => ({ method: 'POST', path: `/undo/${id('undos', asked.undo)}` }),
  },
)

const hold = deed(
  'hold',
  { actor: fc.constantFrom<Actor>('ana', 'ben', 'mum', 'desk'), ...place },
  {
    fits: (asked, world) => {
      const who = standingOf(world, asked.actor)
      return who.patient !== null || who.clinic === asked.clinic
    },
    foresee: holds.hold,
    call: (asked, real) => ({ method: 'POST', path: '/holds', body: real.place(asked) }),
  },
)

const release = deed(
  'let go',
  { hold: any },
  {
    fits: (asked, world) => world.holds[asked.hold]?.offer === null,
    foresee: holds.release,
    call: (asked, { id }) => ({ method: 'DELETE', path: `/holds/${id('holds', asked.hold)}` }),
  },
)

const look = deed(
  'look',
  { actor: person, clinic, doctor, kind, on },
  {
    foresee(world, asked) {
      assertKind(world, { ...asked, start: 0 }, standingOf(world, asked.actor).patient)
      if (!times.isAt(asked.doctor, asked.clinic)) throw notFound()
      const free = times.freeTimes(world, asked, null)
      return { status: 200, times: free.filter((each) => Math.floor(each / day) === asked.on) }
    },
    call: (asked, real) => {
      const { appointmentDate: _none, ...where } = real.place({ ...asked, start: 0 })
      const query = Object.entries(where).flatMap(([key, value]) => (value ? `${key}=${value}` : []))
      return { method: 'GET', path: `/appointments/available?date=${dayOf(asked.on)}&${query.join('&')}` }
    },
  },
)

const wait = deed(
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

/** To the moments at which something begins to be another. */
const waitUntil = deed(
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

const newShift = deed(
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

const otherShift = deed(
  'move shift',
  { actor: staff, shift: any, start, minutes, force: rarely },
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

const noShift = deed(
  'delete shift',
  { actor: staff, shift: any, force: rarely },
  {
    foresee: hours.deleteShift,
    call: (asked, { id }) => ({
      method: 'DELETE',
      path: `/workshifts/${id('shifts', asked.shift)}${forced(asked.force)}`,
    }),
  },
)

const dayOff = deed(
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
        from: dayOf(asked.on),
        to: dayOf(asked.on),
        reason: 'other',
      },
    }),
  },
)

const dayOn = deed(
  'take day off away',
  { dayOff: any },
  {
    foresee: hours.removeDayOff,
    call: (asked, { id }) => ({ method: 'DELETE', path: `/days-off/${id('daysOff', asked.dayOff)}` }),
  },
)

const waiter = fc.constantFrom<Actor>('ana', 'ben', 'kid', 'mum', 'desk')
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const join = deed(
  'join waitlist',
  {
    actor: waiter,
    patient,
    doctor: fc.option(doctor),
    visit: fc.option(any),
    kind,
    from: fc.constantFrom(480, 480, 600),
    to: fc.constantFrom(1200, 1200, 660),
    until: fc.constantFrom(0, 1, 2, 3, 5),
  },
  {
    fits: (asked) => asked.visit === null || asked.kind === 'plain',
    foresee: (world, { actor, ...wish }) => waiting.join(world, actor, { ...wish, clinic: 'a' }),
    call: (asked, { ids, id }) => ({
      method: 'POST',
      path: '/waitlist',
      body: {
        patientId: ids[asked.patient],
        clinicId: ids.a,
        weekdays: [],
        from: clock(asked.from),
        to: clock(asked.to),
        until: dayOf(asked.until),
        specialty: 'cardiology',
        ...(asked.visit !== null && { appointmentId: id('visits', asked.visit) }),
        ...(asked.doctor && { doctorId: ids[asked.doctor] }),
        ...(asked.kind !== 'plain' && { kindId: ids[asked.kind] }),
      },
    }),
  },
)

const leave = deed(
  'leave waitlist',
  { actor: waiter, wish: any },
  {
    foresee: waiting.leave,
    call: (asked, { id }) => ({ method: 'DELETE', path: `/waitlist/${id('wishes', asked.wish)}` }),
  },
)

const handOut = deed(
  'the worker hands out times',
  {},
  {
    fits: (_asked, { freed, offers }) => freed.length > 0 || offers.some(({ state }) => state === 'open'),
    foresee: waiting.handOut,
    work: (_asked, real, world) => real.handOut(world.offers.length),
  },
)

const answer = (verb: 'accept' | 'decline', foresee: typeof waiting.accept) =>
  deed(
    `${verb} offer`,
    { actor: waiter, offer: any },
    {
      foresee,
      call: (asked, { id }) => ({ method: 'POST', path: `/offers/${id('offers', asked.offer)}/${verb}` }),
    },
  )

/** Somebody ends that mum acts for the kid. */
const untie = deed(
  'end guardian',
  { actor: fc.constantFrom<Actor>('desk', 'kid', 'mum', 'ana') },
  {
    foresee(world, { actor: who }) {
      if (who === 'ana' || (who === 'mum' && standingOf(world, 'mum').patient === null)) throw notFound()
      if (world.isMumGone) throw notFound()
      world.isMumGone = true
      return { status: 200 }
    },
    call: (_asked, { ids }) => ({ method: 'DELETE', path: `/patients/${ids.kid}/guardians/${ids.mum}` }),
  },
)

const weights = [
  { arbitrary: book, weight: 10 },
  { arbitrary: move, weight: 5 },
  { arbitrary: cancel, weight: 4 },
  { arbitrary: close, weight: 2 },
  { arbitrary: takeBack, weight: 4 },
  { arbitrary: hold, weight: 4 },
  { arbitrary: release, weight: 1 },
  { arbitrary: look, weight: 2 },
  { arbitrary: newShift, weight: 2 },
  { arbitrary: otherShift, weight: 1 },
  { arbitrary: noShift, weight: 1 },
  { arbitrary: dayOff, weight: 1 },
  { arbitrary: dayOn, weight: 1 },
  { arbitrary: wait, weight: 4 },
  { arbitrary: waitUntil, weight: 1 },
  { arbitrary: join, weight: 6 },
  { arbitrary: leave, weight: 1 },
  { arbitrary: handOut, weight: 5 },
  { arbitrary: answer('accept', waiting.accept), weight: 4 },
  { arbitrary: answer('decline', waiting.decline), weight: 1 },
  { arbitrary: untie, weight: 1 },
]

/** Any act, the most telling ones more often. */
export const anyAct = fc.oneof(...weights)
