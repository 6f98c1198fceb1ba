import fc from 'fast-check'
import { doctor, kind, often, on, type Plan, patient, pick, someNumber, time } from './act.ts'
import { dayOf } from './real.ts'
import * as waiting from './waiting.ts'
import { type Actor, notFound, standingOf } from './world.ts'

const waiter = fc.constantFrom<Actor>('ana', 'ben', 'kid', 'mum', 'desk')
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const join = fc
  .record({
    actor: waiter,
    patient,
    doctor: fc.option(doctor),
    visit: fc.option(someNumber),
    kind,
    from: fc.constantFrom(480, 480, 600),
    to: fc.constantFrom(1200, 1200, 660),
    until: fc.constantFrom(0, 1, 2, 3, 5),
  })
  .map(
    ({ actor: who, visit: index, patient: whom, kind: wanted, ...asked }): Plan =>
      (world) => {
        const own = standingOf(world, who).patient
        if (own === null && who === 'mum') return null
        const visit = index === null ? null : pick(world.visits, index)
        const moving = visit === null ? undefined : world.visits[visit]
        const wish = {
          ...asked,
          clinic: 'a' as const,
          patient: own ?? moving?.patient ?? whom,
          visit,
          kind: moving ? ('plain' as const) : wanted,
        }
        const about =
          visit === null
            ? `${wish.doctor ?? 'anybody'}, ${wish.kind}`
            : `${on(world, visit)} with ${wish.doctor ?? 'anybody'}`
        return {
          says: `${who} waits for ${about}, for ${wish.patient}, ${clock(wish.from)} to ${clock(wish.to)}, until day ${wish.until}`,
          foresee: (each) => waiting.join(each, who, wish),
          call: ({ ids, id }) => ({
            actor: who,
            method: 'POST',
            path: '/waitlist',
            body: {
              patientId: ids[wish.patient],
              clinicId: ids.a,
              weekdays: [],
              from: clock(wish.from),
              to: clock(wish.to),
              until: dayOf(wish.until),
              specialty: 'cardiology',
              ...(visit !== null && { appointmentId: id('visits', visit) }),
              ...(wish.doctor && { doctorId: ids[wish.doctor] }),
              ...(wish.kind !== 'plain' && { kindId: ids[wish.kind] }),
            },
          }),
        }
      },
  )

export const leave = fc.record({ actor: waiter, wish: someNumber }).map(
  ({ actor: who, wish: index }): Plan =>
    (world) => {
      const wish = pick(world.wishes, index)
      if (wish === null) return null
      return {
        says: `${who} takes wish ${wish} off the waitlist`,
        foresee: (each) => waiting.leave(each, { actor: who, wish }),
        call: (real) => ({ actor: who, method: 'DELETE', path: `/waitlist/${real.id('wishes', wish)}` }),
      }
    },
)

export const handOut = fc.constant<Plan>((world) => {
  const known = world.offers.length
  return {
    says: `the worker hands out ${world.freed.length} times`,
    foresee: (each) => waiting.handOut(each),
    work: (real) => real.handOut(known),
  }
})

export const answer = fc.record({ actor: waiter, offer: someNumber, isTaken: often }).map(
  ({ actor: who, offer: index, isTaken }): Plan =>
    (world) => {
      const offer = pick(world.offers, index)
      if (offer === null) return null
      const what = { actor: who, offer }
      return {
        says: `${who} ${isTaken ? 'accepts' : 'declines'} offer ${offer}, ${time(world.offers[offer]?.start ?? 0)}`,
        isRough: true,
        foresee: (each) => (isTaken ? waiting.accept(each, what) : waiting.decline(each, what)),
        call: (real) => ({
          actor: who,
          method: 'POST',
          path: `/offers/${real.id('offers', offer)}/${isTaken ? 'accept' : 'decline'}`,
        }),
      }
    },
)

/** Somebody ends that mum acts for the kid. */
export const untie = fc.constantFrom<Actor>('desk', 'kid', 'mum', 'ana').map(
  (who): Plan =>
    () => ({
      says: `${who} ends that mum acts for kid`,
      foresee(world) {
        if (who === 'ana' || (who === 'mum' && standingOf(world, 'mum').patient === null)) throw notFound()
        if (world.isMumGone) throw notFound()
        world.isMumGone = true
        return { status: 200 }
      },
      call: ({ ids }) => ({
        actor: who,
        method: 'DELETE',
        path: `/patients/${ids.kid}/guardians/${ids.mum}`,
      }),
    }),
)
