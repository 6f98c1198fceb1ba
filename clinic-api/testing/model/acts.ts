import fc from 'fast-check'
import { act } from './act.ts'
import { clinic, doctor, kind, patient, whichever } from './draws.ts'
import * as hours from './hours-acts.ts'
import { dateOf } from './real.ts'
import * as visits from './visit-acts.ts'
import { endGuardian } from './visits.ts'
import * as waiting from './waiting.ts'
import type { Actor, World } from './world.ts'

const waiter = fc.constantFrom<Actor>('ana', 'ben', 'kid', 'mum', 'desk')
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const join = act(
  'join waitlist',
  waiting.join,
  {
    actor: waiter,
    patient,
    clinic,
    doctor: fc.option(doctor),
    visit: fc.option(whichever),
    kind,
    from: fc.constantFrom(480, 480, 600),
    to: fc.constantFrom(1200, 1200, 660),
    until: fc.constantFrom(0, 1, 2, 3, 5),
  },
  {
    status: 201,
    fits: (asked) => asked.clinic === 'a' && (asked.visit === null || asked.kind === 'plain'),
    call: (asked, { ids, id }) => ({
      method: 'POST',
      path: '/waitlist',
      body: {
        patientId: ids[asked.patient],
        clinicId: ids.a,
        weekdays: [],
        from: clock(asked.from),
        to: clock(asked.to),
        until: dateOf(asked.until),
        specialty: 'cardiology',
        ...(asked.visit !== null && { appointmentId: id('visits', asked.visit) }),
        ...(asked.doctor && { doctorId: ids[asked.doctor] }),
        ...(asked.kind !== 'plain' && { kindId: ids[asked.kind] }),
      },
    }),
  },
)

const leaving = (fits: (wish: number, world: World) => boolean) =>
  act(
    'leave waitlist',
    waiting.leave,
    { actor: waiter, wish: whichever },
    {
      fits: ({ wish }, world) => fits(wish, world),
      call: (asked, { id }) => ({ method: 'DELETE', path: `/waitlist/${id('wishes', asked.wish)}` }),
    },
  )
const leave = leaving(() => true)
const leaveOffer = leaving((wish, { offers }) =>
  offers.some((each) => each.wish === wish && each.state === 'open'),
)

const handOut = act(
  'the worker hands out times',
  waiting.handOut,
  {},
  {
    fits: (_asked, { freed, offers }) => freed.length > 0 || offers.some(({ state }) => state === 'open'),
    work: (_asked, real, world) => real.handOut(world.offers.length),
  },
)

const answer = (verb: 'accept' | 'decline', deed: typeof waiting.accept) =>
  act(
    `${verb} offer`,
    deed,
    { actor: waiter, offer: whichever },
    {
      call: (asked, { id }) => ({ method: 'POST', path: `/offers/${id('offers', asked.offer)}/${verb}` }),
    },
  )

const untie = act(
  'end guardian',
  endGuardian,
  { actor: fc.constantFrom<Actor>('desk', 'kid', 'mum', 'ana') },
  { call: (_asked, { ids }) => ({ method: 'DELETE', path: `/patients/${ids.kid}/guardians/${ids.mum}` }) },
)

const weights = [
  { arbitrary: visits.book, weight: 10 },
  { arbitrary: visits.move, weight: 5 },
  { arbitrary: visits.cancel, weight: 4 },
  { arbitrary: visits.close, weight: 2 },
  { arbitrary: visits.takeBack, weight: 3 },
  { arbitrary: visits.reopen, weight: 1 },
  { arbitrary: visits.hold, weight: 4 },
  { arbitrary: visits.release, weight: 1 },
  { arbitrary: visits.look, weight: 2 },
  { arbitrary: hours.newShift, weight: 2 },
  { arbitrary: hours.otherShift, weight: 1 },
  { arbitrary: hours.noShift, weight: 1 },
  { arbitrary: hours.dayOff, weight: 1 },
  { arbitrary: hours.dayOn, weight: 1 },
  { arbitrary: hours.wait, weight: 4 },
  { arbitrary: hours.waitUntil, weight: 1 },
  { arbitrary: join, weight: 6 },
  { arbitrary: leave, weight: 1 },
  { arbitrary: leaveOffer, weight: 2 },
  { arbitrary: handOut, weight: 5 },
  { arbitrary: answer('accept', waiting.accept), weight: 4 },
  { arbitrary: answer('decline', waiting.decline), weight: 1 },
  { arbitrary: untie, weight: 1 },
]

/** Any act, the most telling ones more often. */
export const anyAct = fc.oneof(...weights)
