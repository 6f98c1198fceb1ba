import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#contract/durations'
import type { Insights, InsightVisits } from '#contract/insights'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import { textMessages } from '../../db/schema/channels.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { daysOff } from '../../db/schema/days-off.ts'
import { insightMarks, insightSpans } from '../../db/schema/insights.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { sumDays } from './sum-days.ts'

const zone = 'Europe/Madrid'

/** The day on the clinic's clock, in another way than the product's. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const dayOf = (instant: number) => dayFormat.format(instant)
const wholeDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
const mondayOf = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}

/** The smallest value that at least the share of all is not beyond. */
function shareOf(values: number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
const percentiles = (values: number[]) => ({ p50: shareOf(values, 0.5), p90: shareOf(values, 0.9) })

// Both changes of the clock lie in it: 29 March and 25 October 2026.
const origins = ['2026-03-16T00:00:00Z', '2026-10-12T00:00:00Z'].map((text) => Date.parse(text))
const daysAround = 28

/** Minutes after the origin; the first days lie before what is asked for. */
const minuteOf = (step: number) =>
  fc.integer({ min: 0, max: (daysAround * 1440) / step }).map((n) => n * step)

const visit = fc.record({
  doctor: fc.nat({ max: 2 }),
  patient: fc.nat({ max: 7 }),
  at: minuteOf(15),
  minutes: fc.constantFrom(15, 30, 45),
  status: fc.constantFrom('pending', 'completed', 'completed', 'no-show', 'cancelled'),
  specialty: fc.constantFrom('cardiology', 'dermatology', 'other'),
  kind: fc.option(fc.nat({ max: 1 })),
  bookedBefore: fc.integer({ min: 0, max: 40 * 1440 }),
  arrived: fc.option(fc.integer({ min: -30, max: 30 })),
  waited: fc.option(fc.integer({ min: 0, max: 90 * 60 })),
  cancelledBefore: fc.integer({ min: -60, max: 60 * 60 }),
  reminded: fc.constantFrom('queued', 'dropped', 'planned', 'of another time', 'none'),
  channel: fc.constantFrom('email', 'sms', 'whatsapp'),
  confirmed: fc.boolean(),
})

/** Changes after the sums were made, and making the sums again in between. */
const step = fc.record({
  what: fc.constantFrom(
    'book',
    'book',
    'move',
    'cancel',
    'no-show',
    'complete',
    'reopen',
    'delete',
    'merge',
    'arrive',
    'remind',
    'fail',
    'add hours',
    'change hours',
    'end hours',
    'day off',
    'day on',
    'sum',
  ),
  which: fc.nat({ max: 1000 }),
  visit,
})

const world = fc.record({
  origin: fc.constantFrom(...origins),
  from: fc.integer({ min: 4, max: 12 }),
  days: fc.integer({ min: 1, max: 20 }),
  visits: fc.array(visit, { minLength: 20, maxLength: 120 }),
  shifts: fc.array(
    fc.record({ doctor: fc.nat({ max: 2 }), at: minuteOf(30), hours: fc.integer({ min: 1, max: 24 }) }),
    {
      maxLength: 40,
    },
  ),
  off: fc.array(
    fc.record({
      doctor: fc.option(fc.nat({ max: 2 })),
      day: fc.nat({ max: daysAround }),
      days: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 5 },
  ),
  oneDoctor: fc.boolean(),
  later: fc.array(step, { minLength: 3, maxLength: 16 }),
})

type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

type World = typeof world extends fc.Arbitrary<infer Of> ? Of : never

/** Two visits at a time, or none of a shift: the calendar keeps what it has. */
function ignoreForbidden(error: unknown): void {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (!code.startsWith('23')) throw error
}

describe.each(statementKinds)('insights on %s', (database) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())

  /** A clinic with those rows, as they are stored; what the calendar forbids is left out. */
  async function makeRows(given: World) {
    const { orm } = test.db
    const clinic = await addClinic(test)
    const elsewhere = await addClinic(test)
    const doctors = await Promise.all([0, 1, 2].map(() => addStaff(test, { clinicId: clinic.id })))
    const patients = await Promise.all(
      Array.from({ length: 8 }, () => addPatient(test, { clinicId: clinic.id })),
    )
    const kinds = [await addKind(test, clinic), await addKind(test, clinic)]
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const stamp = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const idOf = (all: { id: string }[], index: number) => all[index]?.id ?? ''

    async function book(each: World['visits'][number], clinicId: string): Promise<void> {
      const start = given.origin + each.at * minuteMs
      const row = {
        id: newId(),
        clinicId,
        doctorId: idOf(doctors, each.doctor),
        patientId: idOf(patients, each.patient),
        kindId: each.kind === null ? null : idOf(kinds, each.kind),
        specialty: each.specialty,
        status: each.status,
        startAt: new Date(start),
        endAt: new Date(start + each.minutes * minuteMs),
        arrivedAt: each.arrived === null ? null : new Date(start + each.arrived * minuteMs),
        startedAt:
          each.arrived === null || each.waited === null
            ? null
            : new Date(start + each.arrived * minuteMs + each.waited * 1000),
        confirmedAt: each.confirmed ? new Date(start - dayMs) : null,
        createdAt: new Date(start - each.bookedBefore * minuteMs),
        updatedAt: test.clock.now(),
      }
      const stored = await orm.insert(appointments).values(row).onConflictDoNothing().returning()
      if (stored.length === 0) return
      if (each.status === 'cancelled') {
        const at = new Date(start - each.cancelledBefore * minuteMs)
        // Cancelled once before, and taken back.
        const early = new Date(at.getTime() - 10 * dayMs)
        await noteChange(row, ['cancel', 'pending', 'cancelled', early])
        await noteChange(row, ['undo', 'cancelled', 'pending', early])
        await noteChange(row, ['cancel', 'pending', 'cancelled', at])
      }
      if (each.reminded !== 'none') {
        const isOld = each.reminded === 'of another time'
        const startAt = isOld ? new Date(start - dayMs) : row.startAt
        const state = isOld ? 'queued' : each.reminded
        await orm
          .insert(reminders)
          .values({ id: newId(), appointmentId: row.id, hoursBefore: 3, startAt, dueAt: startAt, state })
        if (each.channel !== 'email')
          await orm.insert(textMessages).values(textOf(row, startAt, each.channel))
      }
    }

    function textOf(
      {
        id: appointmentId,
        clinicId,
        patientId,
      }: Pick<typeof appointments.$inferInsert, 'id' | 'clinicId' | 'patientId'>,
      startAt: Date,
      channel: 'sms' | 'whatsapp',
    ): typeof textMessages.$inferInsert {
      const times = { startAt, nextAttemptAt: startAt, createdAt: startAt }
      const whose = { clinicId, patientId, appointmentId, recipient: '+34600000000', sender: '+34600000001' }
      return { id: newId(), kind: 'visit-reminder', channel, state: 'sent', payload: {}, ...whose, ...times }
    }

    async function noteChange(
      { id: appointmentId, startAt }: { id: string; startAt: Date },
      [kind, fromStatus, toStatus, at]: [string, string, string, Date],
    ): Promise<void> {
      const times = { fromStartAt: startAt, toStartAt: startAt, at }
      const row = { id: newId(), appointmentId, kind, fromStatus, toStatus, ...times, byUserId: desk.userId }
      await orm.insert(appointmentChanges).values(row)
    }

    // Some of the patients' visits are at another clinic.
    for (const [index, each] of given.visits.entries())
      await book(each, index % 9 === 0 ? elsewhere.id : clinic.id)
    for (const each of given.shifts) {
      const startAt = new Date(given.origin + each.at * minuteMs)
      const endAt = new Date(startAt.getTime() + each.hours * hourMs)
      const row = {
        id: newId(),
        doctorId: idOf(doctors, each.doctor),
        clinicId: clinic.id,
        startAt,
        endAt,
        ...stamp,
      }
      await orm.insert(workshifts).values(row).onConflictDoNothing()
    }
    for (const each of given.off) {
      const first = given.origin + each.day * dayMs
      const from = dayOf(first)
      const to = dayOf(first + (each.days - 1) * dayMs)
      const startAt = new Date(first - hourMs)
      const row = {
        id: newId(),
        clinicId: clinic.id,
        from,
        to,
        reason: 'other' as const,
        createdAt: stamp.createdAt,
      }
      const doctorId = each.doctor === null ? null : idOf(doctors, each.doctor)
      await orm
        .insert(daysOff)
        .values({ ...row, doctorId, startAt, endAt: new Date(first + each.days * dayMs) })
        .onConflictDoNothing()
    }

    /** One of the clinic's rows; what the calendar forbids is not done. */
    async function act({ what, which, visit: wanted }: Step): Promise<void> {
      const startAt = new Date(given.origin + wanted.at * minuteMs)
      const endAt = new Date(startAt.getTime() + wanted.minutes * minuteMs)
      const all = {
        visits: await orm.select().from(appointments).where(eq(appointments.clinicId, clinic.id)),
        shifts: await orm.select().from(workshifts).where(eq(workshifts.clinicId, clinic.id)),
        off: await orm.select().from(daysOff).where(eq(daysOff.clinicId, clinic.id)),
      }
      const one = <Row>(rows: Row[]) => rows[which % Math.max(1, rows.length)]
      const { visits, shifts, off } = all
      const [own, shift, day] = [one(visits), one(shifts), one(off)]
      const set = async (values: Partial<typeof appointments.$inferInsert>) => {
        if (own) await orm.update(appointments).set(values).where(eq(appointments.id, own.id))
      }
      if (what === 'book') await book(wanted, clinic.id)
      if (what === 'move') await set({ startAt, endAt, doctorId: idOf(doctors, wanted.doctor) })
      if (what === 'merge') await set({ patientId: idOf(patients, wanted.patient) })
      if (what === 'no-show') await set({ status: 'no-show' })
      if (what === 'complete') await set({ status: 'completed' })
      if (what === 'reopen') await set({ status: 'pending' })
      if (what === 'arrive' && own)
        await set({ arrivedAt: own.startAt, startedAt: new Date(own.startAt.getTime() + 7 * minuteMs) })
      if (what === 'cancel' && own) {
        await set({ status: 'cancelled' })
        const at = new Date(own.startAt.getTime() - wanted.cancelledBefore * minuteMs)
        await noteChange(own, ['cancel', own.status, 'cancelled', at])
      }
      if (what === 'remind' && own) {
        const row = { appointmentId: own.id, startAt: own.startAt, dueAt: own.startAt, state: 'planned' }
        await orm.insert(reminders).values({ ...row, id: newId(), hoursBefore: 4 })
        await orm.update(reminders).set({ state: 'queued' }).where(eq(reminders.appointmentId, own.id))
      }
      if (what === 'fail' && own)
        await orm.update(textMessages).set({ state: 'failed' }).where(eq(textMessages.appointmentId, own.id))
      if (what === 'delete' && own) {
        await orm.delete(reminders).where(eq(reminders.appointmentId, own.id))
        await orm.delete(textMessages).where(eq(textMessages.appointmentId, own.id))
        await orm.delete(appointmentChanges).where(eq(appointmentChanges.appointmentId, own.id))
        await orm.delete(appointments).where(eq(appointments.id, own.id))
      }
      if (what === 'add hours') await addShift(test, doctors[0] ?? desk, startAt.toISOString(), 2)
      if (what === 'change hours' && shift)
        await orm.update(workshifts).set({ startAt, endAt }).where(eq(workshifts.id, shift.id))
      if (what === 'end hours' && shift) await orm.delete(workshifts).where(eq(workshifts.id, shift.id))
      if (what === 'day on' && day) await orm.delete(daysOff).where(eq(daysOff.id, day.id))
      if (what === 'day off' && day)
        await orm
          .update(daysOff)
          .set({ doctorId: null, startAt, endAt: new Date(endAt.getTime() + dayMs) })
          .where(eq(daysOff.id, day.id))
      if (what === 'sum') await sumDays(test.deps)
    }
    return { clinic, doctors, kinds, desk, act }
  }

  /** All figures again, from the raw rows and by other means. */
  async function recomputed(clinicId: string, doctorId: string | null, from: string, to: string) {
    const { orm } = test.db
    const rows = (await orm.select().from(appointments)).filter((row) => row.clinicId === clinicId)
    const changes = await orm.select().from(appointmentChanges)
    const sent = (await orm.select().from(reminders)).filter(({ state }) => state === 'queued')
    const texts = (await orm.select().from(textMessages)).filter(({ state }) => state === 'sent')
    const shifts = (await orm.select().from(workshifts)).filter((row) => row.clinicId === clinicId)
    const off = (await orm.select().from(daysOff)).filter((row) => row.clinicId === clinicId)
    const isIn = (instant: number) => dayOf(instant) >= from && dayOf(instant) <= to
    const isWanted = (row: { doctorId: string | null }) => doctorId === null || row.doctorId === doctorId
    const asked = rows.filter((row) => isWanted(row) && isIn(row.startAt.getTime()))
    const standing = asked.filter(({ status }) => status !== 'cancelled')
    const cancelled = asked.filter(({ status }) => status === 'cancelled')
    const late = cancelled.filter((row) => {
      const own = changes.filter((each) => each.appointmentId === row.id && each.toStatus === 'cancelled')
      const last = own.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)
      return last !== undefined && row.startAt.getTime() - last.at.getTime() < 24 * hourMs
    })
    const fill = new Map<string, { bookableMinutes: number; bookedMinutes: number }>()
    const place = (doctor: string, instant: number) => {
      const key = `${doctor} ${mondayOf(dayOf(instant))}`
      const known = fill.get(key) ?? { bookableMinutes: 0, bookedMinutes: 0 }
      fill.set(key, known)
      return known
    }
    for (const shift of shifts.filter(isWanted)) {
      for (let at = shift.startAt.getTime(); at < shift.endAt.getTime(); at += 15 * minuteMs) {
        if (!isIn(at)) continue
        const isOff = off.some(
          (each) =>
            (each.doctorId === null || each.doctorId === shift.doctorId) &&
            at >= each.startAt.getTime() &&
            at < each.endAt.getTime(),
        )
        place(shift.doctorId, at).bookableMinutes += isOff ? 0 : 15
      }
    }
    for (const row of standing) {
      place(row.doctorId, row.startAt.getTime()).bookedMinutes +=
        (row.endAt.getTime() - row.startAt.getTime()) / minuteMs
    }
    const people = new Set(standing.map(({ patientId }) => patientId))
    const known = new Set(
      rows
        .filter((row) => row.status !== 'cancelled' && dayOf(row.startAt.getTime()) < from)
        .map((row) => row.patientId),
    )
    const newcomers = [...people].filter((each) => !known.has(each))
    const closed = standing.filter(({ status }) => status !== 'pending')
    const wasReminded = (row: { id: string; startAt: Date }) =>
      sent.some((each) => each.appointmentId === row.id && each.startAt.getTime() === row.startAt.getTime())
    const outcome = (some: typeof closed) => ({
      visits: some.length,
      noShows: some.filter(({ status }) => status === 'no-show').length,
    })
    const channelOf = (row: { id: string; startAt: Date }) =>
      texts.find((each) => each.appointmentId === row.id && each.startAt?.getTime() === row.startAt.getTime())
        ?.channel ?? 'email'
    const byChannel = Map.groupBy(closed.filter(wasReminded), channelOf)
    const count = (values: (string | null)[]) =>
      Object.fromEntries(
        [...Map.groupBy(values, (value) => String(value))].map(([key, all]) => [key, all.length]),
      )
    const waits = standing.flatMap(({ arrivedAt, startedAt }) =>
      arrivedAt && startedAt ? [Math.floor((startedAt.getTime() - arrivedAt.getTime()) / minuteMs)] : [],
    )
    return {
      fill: Object.fromEntries([...fill].toSorted()),
      visits: standing.length,
      noShows: outcome(standing).noShows,
      cancellations: cancelled.length,
      lateCancellations: late.length,
      leadDays: percentiles(
        // A visit that was moved to before the day on which it was booked was not booked ahead.
        standing.map((row) =>
          Math.max(0, wholeDays(dayOf(row.createdAt.getTime()), dayOf(row.startAt.getTime()))),
        ),
      ),
      waitingMinutes: percentiles(waits),
      waited: waits.length,
      newPatients: newcomers.length,
      returningPatients: people.size - newcomers.length,
      bySpecialty: count(standing.map(({ specialty }) => specialty)),
      byKind: count(standing.map(({ kindId }) => kindId)),
      reminders: {
        reminded: outcome(closed.filter(wasReminded)),
        notReminded: outcome(closed.filter((row) => !wasReminded(row))),
      },
      byChannel: Object.fromEntries(
        [...byChannel].map(([channel, some]) => [
          channel,
          { ...outcome(some), confirmed: some.filter(({ confirmedAt }) => confirmedAt !== null).length },
        ]),
      ),
    }
  }

  /** The answer in the shape of what is computed again. */
  function told({
    fill,
    bySpecialty,
    byKind,
    byChannel,
    timeZone: _,
    ahead: _ahead,
    doctors: _doctors,
    ...figures
  }: Insights) {
    const byWeek = fill.map(({ doctorId, week, bookableMinutes, bookedMinutes }) => [
      `${doctorId} ${week}`,
      { bookableMinutes, bookedMinutes },
    ])
    return {
      ...figures,
      fill: Object.fromEntries(byWeek.toSorted()),
      byChannel: Object.fromEntries(byChannel.map(({ channel, ...rest }) => [channel, rest])),
      bySpecialty: Object.fromEntries(bySpecialty.map((each) => [each.specialty, each.visits])),
      byKind: Object.fromEntries(byKind.map(({ kind, visits }) => [String(kind?._id ?? null), visits])),
    }
  }

  it('sums up the days that have passed and the next weeks, and all days again on another clock', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, doctor, '2026-11-02T08:00:00.000Z')
    // Around midnight in Madrid, the day before on the Canaries.
    await addShift(test, doctor, '2026-11-09T23:00:00.000Z', 1)
    const spanOf = async () =>
      (await test.db.orm.select().from(insightSpans).where(eq(insightSpans.clinicId, clinic.id)))[0]
    await sumDays(test.deps)
    expect(await spanOf()).toMatchObject({ since: '-infinity', until: '2026-12-20' })
    const later = new Date('2026-12-24T08:00:00.000Z')
    await sumDays({ ...test.deps, clock: { now: () => later } })
    expect(await spanOf()).toMatchObject({ since: '-infinity', until: '2027-01-27' })
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const bookable = async () => {
      const period = 'from=2026-11-10&to=2026-11-10'
      const { body } = await desk.client.get(`/insights?clinicId=${clinic.id}&${period}`)
      return body.fill.map(({ bookableMinutes }: Insights['fill'][number]) => bookableMinutes)
    }
    expect(await bookable()).toEqual([60])
    await test.db.orm.update(clinics).set({ timeZone: 'Atlantic/Canary' }).where(eq(clinics.id, clinic.id))
    expect(await bookable()).toEqual([])
    await sumDays(test.deps)
    expect(await bookable()).toEqual([])
    expect(await spanOf()).toMatchObject({ since: '-infinity', until: '2026-12-20' })
  }, 60_000)

  it('count the day that a night’s shift reaches into, when nothing else is on it', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    await addShift(test, doctor, '2026-08-05T16:00:00.000Z', 21)
    await sumDays(test.deps)
    const period = 'from=2026-08-03&to=2026-08-09'
    const { body } = await doctor.client.get(`/insights?clinicId=${clinic.id}&${period}`)
    expect(body.fill).toMatchObject([{ bookableMinutes: 21 * 60 }])
  })

  it('tells what the raw rows say, over both changes of the clock', {
    tags: 'slow',
    timeout: 240_000,
  }, async () => {
    const property = fc.asyncProperty(world, async (given) => {
      const { clinic, doctors, desk, act } = await makeRows(given)
      const from = dayOf(given.origin + given.from * dayMs)
      const to = dayOf(given.origin + (given.from + given.days - 1) * dayMs)
      const doctorId = given.oneDoctor ? (doctors[1]?.id ?? null) : null
      const query = new URLSearchParams({ clinicId: clinic.id, from, to, ...(doctorId && { doctorId }) })
      const compare = async (when: string) => {
        const { status, body } = await desk.client.get(`/insights?${query}`)
        expect(status).toBe(200)
        const raw = await recomputed(clinic.id, doctorId, from, to)
        expect(told(body), when).toEqual(raw)
        return raw
      }
      await compare('with nothing summed up')
      await sumDays(test.deps)
      await compare('with all days summed up')
      for (const each of given.later) await act(each).catch(ignoreForbidden)
      await compare('with days that changed since')
      await sumDays(test.deps)
      expect(await test.db.orm.$count(insightMarks)).toBe(0)
      const expected = await compare('with those summed up again')
      // Each number leads to as many visits, or to those of as many people.
      const behind = async (which: string) => {
        const visits: InsightVisits['visits'] = []
        for (let cursor: string | null = ''; cursor !== null; ) {
          const step: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
          const { body: page } = await desk.client.get(`/insights/visits?${query}&which=${which}${step}`)
          visits.push(...page.visits)
          cursor = page.nextCursor
        }
        return visits
      }
      const people = async (which: string) =>
        new Set((await behind(which)).map(({ patientId }) => patientId)).size
      expect({
        visits: (await behind('visits')).length,
        noShows: (await behind('no-shows')).length,
        cancellations: (await behind('cancelled')).length,
        lateCancellations: (await behind('late-cancellations')).length,
        waited: (await behind('waited')).length,
        reminded: (await behind('reminded')).length,
        notReminded: (await behind('not-reminded')).length,
        newPatients: await people('new-patients'),
        returningPatients: await people('returning-patients'),
      }).toEqual({
        visits: expected.visits,
        noShows: expected.noShows,
        cancellations: expected.cancellations,
        lateCancellations: expected.lateCancellations,
        waited: expected.waited,
        reminded: expected.reminders.reminded.visits,
        notReminded: expected.reminders.notReminded.visits,
        newPatients: expected.newPatients,
        returningPatients: expected.returningPatients,
      })
    })
    // Making such a world smaller takes longer than the test may.
    await fc.assert(property, { numRuns: 8, endOnFailure: true })
  })

  describe('are read', () => {
    let clinicId: string
    let desk: Awaited<ReturnType<typeof addStaff>>
    let doctor: Awaited<ReturnType<typeof addStaff>>
    const period = 'from=2026-11-16&to=2026-11-22'

    beforeEach(async () => {
      clinicId = (await addClinic(test)).id
      desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      doctor = await addStaff(test, { clinicId })
    })

    it('by the clinic’s administrator, by a doctor of themselves, and by nobody else', async () => {
      const colleague = await addStaff(test, { clinicId })
      const elsewhere = (await addClinic(test)).id
      const foreign = await addStaff(test, { clinicId: elsewhere, roles: ['clinicadmin'] })
      const admin = await addStaff(test, { roles: ['admin'] })
      const patient = await addPatient(test, { clinicId })
      await addShift(test, doctor, '2026-11-17T08:00:00.000Z')
      await addShift(test, colleague, '2026-11-17T08:00:00.000Z')
      for (const path of ['/insights', '/insights/visits']) {
        const of = (who: typeof desk, query = '') =>
          who.client.get(`${path}?clinicId=${clinicId}&${period}${query}`)
        expect((await of(desk)).status).toBe(200)
        expect((await of(desk, `&doctorId=${foreign.id}`)).status).toBe(404)
        expect((await of(doctor, `&doctorId=${colleague.id}`)).status).toBe(404)
        expect((await of(foreign)).status).toBe(404)
        expect((await of(admin)).status).toBe(403)
        expect((await patient.client.get(`${path}?clinicId=${clinicId}&${period}`)).status).toBe(403)
        const own = await of(doctor)
        expect(own.body.doctors).toEqual([{ _id: doctor.id, name: `${doctor.name} ${doctor.surname}` }])
      }
      const own = await doctor.client.get(`/insights?clinicId=${clinicId}&${period}`)
      expect(own.body.fill).toMatchObject([{ doctorId: doctor.id, week: '2026-11-16', bookableMinutes: 360 }])
      const all = await desk.client.get(`/insights?clinicId=${clinicId}&${period}`)
      expect(all.body.fill).toHaveLength(2)
    })

    it('for the days that were asked for, at most 366 of them', async () => {
      const asked = (from: string, to: string) =>
        desk.client.get(`/insights?clinicId=${clinicId}&from=${from}&to=${to}`)
      expect((await asked('2026-01-01', '2027-01-01')).status).toBe(200)
      expect(await asked('2026-01-01', '2027-01-02')).toMatchObject({
        status: 400,
        body: { errors: { to: 'At most 366 days at once' } },
      })
      expect((await asked('2026-01-02', '2026-01-01')).status).toBe(400)
      expect((await asked('soon', '2026-01-01')).status).toBe(400)
      const cursor = await desk.client.get(`/insights/visits?clinicId=${clinicId}&${period}&cursor=x`)
      expect(cursor.status).toBe(400)
    })

    it('with this week and the next three, and without anybody’s name', async () => {
      const patient = await addPatient(test, { clinicId, name: 'Zacarías' })
      await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 2)
      await addShift(test, doctor, '2026-11-18T08:00:00.000Z', 2)
      await addShift(test, doctor, '2026-12-15T08:00:00.000Z', 2)
      await desk.client.post('/appointments', {
        patientId: patient.id,
        clinicId,
        doctorId: doctor.id,
        appointmentDate: '2026-11-24T08:00:00.000Z',
      })
      const { body } = await desk.client.get(`/insights?clinicId=${clinicId}&from=2026-11-23&to=2026-11-29`)
      expect(body.visits).toBe(1)
      const of = { doctorId: doctor.id, doctorName: `${doctor.name} ${doctor.surname}`, bookableMinutes: 120 }
      expect(body.ahead).toEqual([
        { ...of, week: '2026-11-16', bookedMinutes: 0 },
        { ...of, week: '2026-11-23', bookedMinutes: 30 },
      ])
      expect(JSON.stringify(body)).not.toContain('Zacarías')
      expect(JSON.stringify(body)).not.toContain(patient.id)
    })
  })
})
