import { and, asc, eq, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { byTurn } from './fits.ts'
import { handOutTimes } from './waitlist-worker.ts'

const monday = Date.parse('2026-11-16T07:00:00.000Z')
// Tuesday 24 November 2026, 9:00 in Madrid; four half hours at each of two doctors.
const opening = Date.parse('2026-11-24T08:00:00.000Z')
const slots = 4
const halfHour = 30 * 60_000
const runs = 5

type Person = Awaited<ReturnType<typeof addPatient>>
type Member = Awaited<ReturnType<typeof addStaff>>

/** One action; `who` and `what` are taken modulo the number of people and things. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['cancel', 'cancel', 'cancel', 'work', 'work', 'work', 'join', 'accept', 'accept'] as const),
    ...(['leave', 'urgent', 'decline', 'book', 'wait', 'race'] as const),
  ),
  who: fc.nat(7),
  what: fc.nat(23),
})

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** Begins every run, so that in each a time is offered and taken. */
const beginning: readonly Step[] = (['cancel', 'work', 'accept'] as const).map((act) => ({
  act,
  who: 0,
  what: 0,
}))

describe.each(anyDatabase)('whatever happens, on %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())

  it('no time is given twice, and nobody is passed over without a reason', { timeout: 300_000 }, async () => {
    let offered = 0
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
        const world = await makeWorld()
        for (const each of [...beginning, ...steps]) {
          await world.take(each)
          await world.check()
        }
        const made = await world.offers()
        offered += made.length
        accepted += made.filter(({ state }) => state === 'accepted').length
      }),
      { numRuns: runs },
    )
    expect(offered).toBeGreaterThanOrEqual(runs)
    expect(accepted).toBeGreaterThanOrEqual(runs)
  })

  async function makeWorld() {
    test.clock.set(new Date(monday).toISOString())
    const clinic = await addClinic(test)
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const doctors = [
      await addStaff(test, { clinicId: clinic.id }),
      await addStaff(test, { clinicId: clinic.id }),
    ]
    for (const doctor of doctors) await addShift(test, doctor, new Date(opening).toISOString(), slots / 2)
    const people: Person[] = []
    for (let index = 0; index < 8; index += 1) people.push(await addPatient(test, { clinicId: clinic.id }))
    const pick = <Each>(list: readonly Each[], at: number): Each | undefined => list[at % (list.length || 1)]

    const visits = () =>
      test.db.orm
        .select()
        .from(appointments)
        .where(and(eq(appointments.clinicId, clinic.id), ne(appointments.status, 'cancelled')))
    const made = () =>
      test.db.orm.select().from(offers).where(eq(offers.clinicId, clinic.id)).orderBy(asc(offers.id))
    const waiting = () => test.db.orm.select().from(waitlist).where(eq(waitlist.clinicId, clinic.id))

    function book(person: Person, doctor: Member, slot: number) {
      const appointmentDate = encodeSlot(opening + slot * halfHour, clinic.timeZone)
      const place = { clinicId: clinic.id, doctorId: doctor.id, patientId: person.id }
      return person.client.post('/appointments', { ...place, appointmentDate })
    }

    // The day begins full, so that the first cancellation is waited for.
    for (const [index, doctor] of doctors.entries())
      for (let slot = 0; slot < slots; slot += 1) {
        const person = people[(slot + index * 2) % 4]
        if (person) await book(person, doctor, slot)
      }

    for (const [index, person] of people.entries()) if (index >= 4) await join(person, index)

    async function join(person: Person, what: number) {
      const own = (await visits()).filter(({ patientId }) => patientId === person.id)
      const visit = what % 2 === 0 ? pick(own, what) : undefined
      const doctor = what % 3 === 0 ? undefined : pick(doctors, what)
      return person.client.post('/waitlist', {
        clinicId: clinic.id,
        weekdays: [],
        until: '2026-12-10',
        ...(what % 5 === 0 ? { from: '10:00', to: '11:00' } : { from: '08:00', to: '20:00' }),
        ...(visit && { appointmentId: visit.id }),
        ...(doctor ? { doctorId: doctor.id } : { specialty: 'cardiology' }),
      })
    }

    async function take({ act, who, what }: Step): Promise<void> {
      test.clock.advance({ seconds: 1 })
      const person = pick(people, who)
      if (!person) return
      const open = (await made()).filter(({ state }) => state === 'open')
      const offer = pick(open, what)
      const entry = pick(
        (await waiting()).filter(({ endedAt }) => !endedAt),
        what,
      )
      const ask = (path: string) => desk.client.post(path)
      const answers = []
      if (act === 'cancel') {
        const visit = pick(await visits(), what)
        if (visit) answers.push(await desk.client.put(`/appointments/${visit.id}/cancel`))
      } else if (act === 'join') answers.push(await join(person, what))
      else if (act === 'leave' && entry) answers.push(await desk.client.delete(`/waitlist/${entry.id}`))
      else if (act === 'urgent' && entry && what % 3 === 0)
        answers.push(await desk.client.put(`/waitlist/${entry.id}/urgent`, { reason: 'x' }))
      else if (act === 'accept' && offer) answers.push(await ask(`/offers/${offer.id}/accept`))
      else if (act === 'decline' && offer) answers.push(await ask(`/offers/${offer.id}/decline`))
      else if (act === 'book') answers.push(await book(person, pick(doctors, what) as Member, what % slots))
      else if (act === 'wait') test.clock.advance({ minutes: 16 })
      else if (act === 'work') await Promise.all([handOutTimes(test.deps), handOutTimes(test.deps)])
      else if (act === 'race' && offer) {
        const slot = (offer.startAt.getTime() - opening) / halfHour
        const doctor = doctors.find(({ id }) => id === offer.doctorId) as Member
        answers.push(
          ...(await Promise.all([
            ask(`/offers/${offer.id}/accept`),
            book(person, doctor, slot),
            ask(`/offers/${offer.id}/decline`),
            handOutTimes(test.deps).then(() => ({ status: 200 })),
          ])),
        )
      }
      // Refused is fine, broken is not.
      for (const { status } of answers) expect(status).toBeLessThan(500)
    }

    let seen = new Set<string>()

    /** The rows that say why each time went to whom it did, against what was true when they were written. */
    async function check(): Promise<void> {
      const [all, booked, entries] = [await made(), await visits(), await waiting()]
      const now = test.clock.now()
      const open = all.filter(({ state, expiresAt }) => state === 'open' && expiresAt > now)
      for (const one of open)
        for (const other of [...open, ...booked])
          if (other.id !== one.id && other.doctorId === one.doctorId && other.patientId !== one.patientId)
            expect(one.startAt >= other.endAt || one.endAt <= other.startAt).toBe(true)
      // Each time of a doctor belongs to one visit, and each accepted offer to the visit that it says.
      expect(new Set(booked.map(({ doctorId, startAt }) => `${doctorId} ${startAt.getTime()}`)).size).toBe(
        booked.length,
      )
      expect(
        new Set(all.map((each) => `${each.entryId} ${each.doctorId} ${each.startAt.getTime()}`)).size,
      ).toBe(all.length)
      const rows = await test.db.orm
        .select()
        .from(audit)
        .where(and(eq(audit.clinicId, clinic.id), eq(audit.action, 'waitlist.offer')))
      for (const row of rows.filter(({ id }) => !seen.has(id))) explain(row, all, entries)
      seen = new Set(rows.map(({ id }) => id))
    }

    function explain(
      { details, entityId, at }: typeof audit.$inferSelect,
      all: Awaited<ReturnType<typeof made>>,
      entries: Awaited<ReturnType<typeof waiting>>,
    ): void {
      const { offered, passed } = details as {
        offered: string[]
        passed: { id: string; reason: string }[]
      }
      const given = all.filter(({ id }) => offered.includes(id))
      const named = new Set([...given.map(({ entryId }) => entryId), ...passed.map(({ id }) => id)])
      // Everybody who waited for this doctor then is named: those ahead were offered something, or it says why not.
      for (const offer of given) {
        const lucky = entries.find(({ id }) => id === offer.entryId)
        if (!lucky) throw new Error('An offer to nobody')
        for (const other of entries) {
          const waited = other.createdAt < at && (!other.endedAt || other.endedAt > at)
          const wantsDoctor = other.doctorId === null || other.doctorId === entityId
          const isVisitGone = other.appointmentId !== null && !named.has(other.id)
          if (waited && wantsDoctor && !isVisitGone && byTurn(other, lucky) < 0)
            expect(named).toContain(other.id)
        }
      }
      for (const { id, reason } of passed) {
        const before = all.filter(({ entryId, createdAt }) => entryId === id && createdAt <= at)
        if (reason === 'offered-before') expect(before.length).toBeGreaterThan(0)
        if (reason === 'has-an-offer')
          expect(before.some(({ endedAt }) => endedAt === null || endedAt >= at)).toBe(true)
        if (reason === 'given-to-another') expect(given.length).toBeGreaterThan(0)
      }
    }

    return { take, check, offers: made }
  }
})
