import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { freedTimes, offers, waitlist } from '../../db/schema/waitlist.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { handOutTimes } from './waitlist-worker.ts'

// Tuesday 24 November 2026, 9:00 to 13:00 in Madrid; the clock stands at Monday 16, 8:00.
const monday = '2026-11-16T07:00:00.000Z'
const nine = '2026-11-24T08:00:00.000Z'
const half = '2026-11-24T08:30:00.000Z'
const ten = '2026-11-24T09:00:00.000Z'
const twelve = '2026-11-24T11:00:00.000Z'
const lastSlot = '2026-11-24T11:30:00.000Z'

describe.each(anyDatabase)('the waitlist on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let shift: Awaited<ReturnType<typeof addShift>>
  let people: Awaited<ReturnType<typeof addPatient>>[]
  let first: Awaited<ReturnType<typeof addPatient>>
  let second: Awaited<ReturnType<typeof addPatient>>
  let third: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    await test.db.orm.delete(freedTimes)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    people = await Promise.all([0, 1, 2].map(() => addPatient(test, { clinicId: clinic.id })))
    ;[first, second, third] = people as [typeof first, typeof first, typeof first]
    shift = await addShift(test, doctor, nine, 4)
  })

  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const place = () => ({ clinicId: clinic.id, doctorId: doctor.id })
  const any = { weekdays: [], from: '08:00', to: '20:00', until: '2026-12-10' }

  async function book(who: typeof first, start: string, at = place()): Promise<string> {
    const body = { ...at, patientId: who.id, appointmentDate: wire(start) }
    const answer = await who.client.post('/appointments', body)
    expect(answer.status).toBe(201)
    return answer.body.appointmentId
  }

  /** Each joins a minute after the one before. */
  async function join(who: typeof first, more: object = {}) {
    test.clock.advance({ seconds: 60 })
    return who.client.post('/waitlist', { ...place(), ...any, ...more })
  }

  const work = () => handOutTimes(test.deps)
  const cancel = (who: typeof first, id: string) => who.client.put(`/appointments/${id}/cancel`)
  const mine = async (who: typeof first) => (await who.client.get('/waitlist')).body
  const offerOf = async (who: typeof first) => (await mine(who))[0]?.offer
  const visitOf = async (id: string) => (await doctor.client.get(`/appointments/${id}`)).body
  const reasonAt = async (client: Client, start: string) =>
    (await client.get(`/appointments/available?clinicId=${clinic.id}&doctorId=${doctor.id}&date=2026-11-24`))
      .body.reasons[start]

  it('offers a freed time to who waits longest, keeps it for them alone, and moves their visit there', async () => {
    const freed = await book(third, nine)
    const late = await book(first, lastSlot)
    expect(await join(first, { appointmentId: late })).toMatchObject({
      status: 201,
      body: { position: 1, ahead: { urgent: 0, longer: 0 }, offer: null, appointmentStart: lastSlot },
    })
    expect((await join(second)).body).toMatchObject({ position: 2, ahead: { urgent: 0, longer: 1 } })
    await cancel(third, freed)
    await work()
    const offer = await offerOf(first)
    expect(offer).toMatchObject({ start: nine, expiresAt: '2026-11-16T07:17:00.000Z' })
    expect(await offerOf(second)).toBeNull()
    expect(await reasonAt(second.client, nine)).toBe('held')
    const body = { ...place(), patientId: second.id, appointmentDate: wire(nine) }
    expect((await second.client.post('/appointments', body)).status).toBe(409)
    expect((await second.client.post('/holds', { ...place(), appointmentDate: wire(nine) })).status).toBe(409)

    const accepted = await first.client.post(`/offers/${offer._id}/accept`)
    expect(accepted).toMatchObject({ status: 200, body: { appointmentId: late, appointmentDate: nine } })
    expect((await visitOf(late)).appointmentDate).toBe(nine)
    expect(await mine(first)).toEqual([])
    // The time that this frees is offered to the next.
    await work()
    expect(await offerOf(second)).toMatchObject({ start: lastSlot })
  })

  it('answers whoever joined, even if their visit is completed as soon as that is stored', async () => {
    const visit = await book(first, lastSlot)
    const { transaction } = test.db
    const watched = vi.spyOn(test.db, 'transaction').mockImplementation(async (work) => {
      const result = await transaction(work)
      await test.db.orm.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, visit))
      return result
    })
    const joined = await join(first, { appointmentId: visit })
    watched.mockRestore()
    expect(joined).toMatchObject({ status: 201, body: { position: 1, appointmentStart: lastSlot } })
    expect(await mine(first)).toEqual([])
  })

  it('books for who waits without a visit, and accepting twice is accepting once', async () => {
    const freed = await book(third, ten)
    await join(first)
    await cancel(third, freed)
    await work()
    const path = `/offers/${(await offerOf(first))._id}/accept`
    const answers = await Promise.all([
      first.client.post(path),
      first.client.post(path),
      desk.client.post(path),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.appointmentId)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ patientId: first.id, appointmentDate: ten })
  })

  it('tells by mail, once, with links that do one thing each, by POST only', async () => {
    const freed = await book(third, nine)
    const late = await book(first, twelve)
    await join(first, { appointmentId: late })
    await cancel(third, freed)
    await work()
    const mails = (await readMails(test)).filter(
      ({ to, subject }) => to === first.email && /available/.test(subject),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Tue 24 Nov 2026 at 09:00')
    expect(mails[0]?.text).toContain('until 08:16')
    const [accept = '', decline = ''] = [...(mails[0]?.text.matchAll(/\/visit\/([^\s?]+)/g) ?? [])].map(
      ([, token]) => `/visit-links/${token}`,
    )
    const stranger = new Client(test)
    expect(await stranger.get(accept)).toMatchObject({
      status: 200,
      body: { action: 'accept', state: 'open', start: nine, offer: { instead: twelve } },
    })
    expect((await visitOf(late)).appointmentDate).toBe(twelve)
    expect((await stranger.post(accept, { action: 'decline' })).status).toBe(403)
    expect((await stranger.post(decline, { action: 'cancel' })).status).toBe(403)
    for (const _time of [1, 2])
      expect(await stranger.post(accept, { action: 'accept' })).toMatchObject({
        status: 200,
        body: { state: 'done' },
      })
    expect((await visitOf(late)).appointmentDate).toBe(nine)
    expect(await stranger.post(decline, { action: 'decline' })).toMatchObject({ status: 409 })
  })

  it('sends no mail for an offer that is over before it leaves', async () => {
    const freed = await book(third, nine)
    await join(first)
    await cancel(third, freed)
    await work()
    await first.client.post(`/offers/${(await offerOf(first))._id}/decline`)
    expect(
      (await readMails(test)).filter(({ to, subject }) => to === first.email && /free/.test(subject)),
    ).toEqual([])
  })

  it('goes on to the next when it is declined or runs out, never twice to the same person', async () => {
    const freed = await book(third, nine)
    await join(first)
    await join(second)
    await cancel(third, freed)
    await work()
    const { _id } = await offerOf(first)
    expect((await first.client.post(`/offers/${_id}/decline`)).status).toBe(200)
    expect((await first.client.post(`/offers/${_id}/decline`)).status).toBe(200)
    // Nobody else comes in between.
    expect(await reasonAt(third.client, nine)).toBe('held')
    await work()
    expect(await offerOf(first)).toBeNull()
    expect(await offerOf(second)).toMatchObject({ start: nine })
    test.clock.advance({ seconds: 15 * 60 })
    await work()
    expect(await offerOf(second)).toBeNull()
    expect(await reasonAt(third.client, nine)).toBeUndefined()
    expect((await mine(first))[0]).toMatchObject({ position: 1, offer: null })
    expect(await test.db.orm.select().from(offers).where(eq(offers.doctorId, doctor.id))).toMatchObject([
      { state: 'declined' },
      { state: 'expired' },
    ])
  })

  it('says so, with other times, when an offer is accepted too late', async () => {
    const freed = await book(third, nine)
    await join(first)
    await cancel(third, freed)
    await work()
    const { _id } = await offerOf(first)
    test.clock.advance({ seconds: 15 * 60 })
    const answer = await first.client.post(`/offers/${_id}/accept`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(answer.body.message).toContain('over')
    expect(answer.body.alternatives).toContain(half)
    await work()
    expect((await first.client.post(`/offers/${_id}/accept`)).status).toBe(409)
  })

  it('lets the desk put somebody first, and keeps why', async () => {
    const freed = await book(third, nine)
    await join(first)
    const { _id } = (await join(second)).body
    expect((await second.client.put(`/waitlist/${_id}/urgent`, { reason: 'x' })).status).toBe(403)
    expect((await desk.client.put(`/waitlist/${_id}/urgent`, { reason: ' ' })).status).toBe(400)
    const answer = await desk.client.put(`/waitlist/${_id}/urgent`, { reason: 'Sent by the emergency ward' })
    expect(answer).toMatchObject({ status: 200, body: { position: 1, urgent: true } })
    expect((await mine(first))[0]).toMatchObject({ position: 2, ahead: { urgent: 1, longer: 0 } })
    expect((await mine(second))[0]).not.toHaveProperty('urgentReason')
    const done = and(eq(audit.entityId, _id), eq(audit.action, 'waitlist.urgent'), eq(audit.outcome, 'done'))
    expect((await test.db.orm.select().from(audit).where(done))[0]).toMatchObject({
      actorId: desk.userId,
      details: { reason: 'Sent by the emergency ward' },
    })
    await cancel(third, freed)
    await work()
    expect(await offerOf(second)).toMatchObject({ start: nine })
    const list = (await desk.client.get(`/waitlist?clinicId=${clinic.id}`)).body
    expect(list.map(({ patientId }: { patientId: string }) => patientId)).toEqual([second.id, first.id])
  })

  it.each([
    ['another weekday', { weekdays: [1, 3, 4] }],
    ['other hours', { from: '10:00' }],
    ['hours that end before', { to: '09:00' }],
    ['days before', { until: '2026-11-23' }],
    ['days after', { since: '2026-11-25' }],
  ])('passes over who waits for %s, and notes why', async (_what, wish) => {
    const freed = await book(third, nine)
    const { _id } = (await join(first, wish)).body
    await join(second)
    await cancel(third, freed)
    await work()
    expect(await offerOf(first)).toBeNull()
    expect(await offerOf(second)).toMatchObject({ start: nine })
    const looked = and(eq(audit.action, 'waitlist.offer'), eq(audit.entityId, doctor.id))
    const [trace] = await test.db.orm.select().from(audit).where(looked)
    expect(trace?.details).toMatchObject({ passed: [{ id: _id, reason: 'does-not-fit' }] })
  })

  it('passes over who has a visit at that time or is being offered another', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, nine, 4)
    await book(first, nine, { clinicId: clinic.id, doctorId: colleague.id })
    const freed = await book(third, nine)
    await join(first, { doctorId: undefined, specialty: 'cardiology' })
    await join(second)
    await cancel(third, freed)
    await work()
    expect(await offerOf(second)).toMatchObject({ start: nine })
    const more = await book(third, half)
    await cancel(third, more)
    await work()
    expect(await offerOf(first)).toMatchObject({ start: half, doctorId: doctor.id })
  })

  it('moves a visit to a colleague where any doctor will do', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    const late = await book(first, twelve)
    await join(first, { appointmentId: late, doctorId: undefined })
    const shift = { ...place(), doctorId: colleague.id, startDate: nine, duration: 60 }
    expect((await colleague.client.post('/workshifts', shift)).status).toBe(201)
    await work()
    const offer = await offerOf(first)
    expect(offer).toMatchObject({ start: nine, doctorId: colleague.id })
    await first.client.post(`/offers/${offer._id}/accept`)
    const visit = (await first.client.get(`/appointments/${late}`)).body
    expect(visit).toMatchObject({ appointmentDate: nine, doctorId: colleague.id })
  })

  it('offers what a longer shift, a visit that moves and a day that is no longer off give', async () => {
    await join(first, { from: '13:00' })
    const longer = { ...place(), startDate: nine, duration: 300 }
    expect((await doctor.client.put(`/workshifts/${shift.id}`, longer)).status).toBe(200)
    await work()
    expect(await offerOf(first)).toMatchObject({ start: '2026-11-24T12:00:00.000Z' })

    const visit = await book(third, ten)
    await join(second, { to: '10:30', from: '10:00' })
    await third.client.put(`/appointments/${visit}/reschedule`, { appointmentDate: wire(twelve) })
    await work()
    expect(await offerOf(second)).toMatchObject({ start: ten })

    const days = { ...place(), from: '2026-11-25', to: '2026-11-25', reason: 'other' }
    await addShift(test, doctor, '2026-11-25T08:00:00.000Z', 1)
    const [off] = (await doctor.client.post('/days-off', days)).body
    await join(third, { weekdays: [3] })
    await work()
    expect(await offerOf(third)).toBeNull()
    await doctor.client.delete(`/days-off/${off.id}`)
    await work()
    expect(await offerOf(third)).toMatchObject({ start: '2026-11-25T08:00:00.000Z' })
  })

  it('does not offer what begins before the offer would end, or has passed', async () => {
    const freed = await book(third, nine)
    await join(first)
    test.clock.set('2026-11-24T07:46:00.000Z')
    await cancel(third, freed)
    await work()
    expect(await offerOf(first)).toBeNull()
    const soon = await book(third, half)
    test.clock.set('2026-11-24T08:14:00.000Z')
    await cancel(third, soon)
    await work()
    expect(await offerOf(first)).toMatchObject({ start: half })
  })

  it('keeps it for as long as the clinic says', async () => {
    const settings = { on: true, hoursBefore: [48], quietFrom: '22:00', quietTo: '08:00', offerMinutes: 60 }
    expect((await desk.client.put(`/clinics/${clinic.id}/reminders`, settings)).body.offerMinutes).toBe(60)
    const freed = await book(third, nine)
    await join(first)
    await cancel(third, freed)
    await work()
    expect((await offerOf(first)).expiresAt).toBe('2026-11-16T08:01:00.000Z')
  })

  it('ends with the visit, the doctor, and whoever no longer waits', async () => {
    const freed = await book(third, nine)
    const late = await book(first, twelve)
    const { _id } = (await join(first, { appointmentId: late })).body
    await join(second)
    await cancel(third, freed)
    await work()
    const offer = await offerOf(first)
    await cancel(first, late)
    expect((await first.client.post(`/offers/${offer._id}/accept`)).status).toBe(409)
    await work()
    expect(await mine(first)).toEqual([])
    const next = await offerOf(second)
    expect(next).toMatchObject({ start: nine })
    expect((await second.client.delete(`/waitlist/${(await mine(second))[0]._id}`)).status).toBe(200)
    await work()
    expect((await second.client.post(`/offers/${next._id}/accept`)).status).toBe(409)
    expect(await reasonAt(third.client, nine)).toBeUndefined()
    expect((await first.client.delete(`/waitlist/${_id}`)).status).toBe(200)
    await join(third)
    await desk.client.delete(`/staff/${doctor.id}?force=true`)
    await work()
    expect(await mine(third)).toEqual([])
  })

  it('is one wish a visit and a doctor, of people who may book, for days to come', async () => {
    const late = await book(first, twelve)
    expect((await join(first, { appointmentId: late })).status).toBe(201)
    expect(await join(first, { appointmentId: late })).toMatchObject({ status: 409 })
    expect((await join(first)).status).toBe(201)
    expect(await join(first)).toMatchObject({ status: 409 })
    expect((await join(second, { appointmentId: late })).status).toBe(404)
    expect((await join(second, { patientId: first.id })).status).toBe(403)
    expect((await join(second, { from: '10:00', to: '10:00' })).status).toBe(400)
    expect((await join(second, { until: '2026-11-15' })).status).toBe(400)
    expect((await join(second, { until: '2027-11-18' })).status).toBe(400)
    expect((await join(third, { until: '2027-11-17' })).status).toBe(201)
    expect((await join(second, { doctorId: undefined })).status).toBe(400)
    const stranger = await addPatient(test)
    const forStranger = { ...place(), ...any, patientId: stranger.id }
    expect((await desk.client.post('/waitlist', forStranger)).status).toBe(404)
    expect(
      (await desk.client.post('/waitlist', { ...forStranger, patientId: second.id })).body,
    ).toMatchObject({
      patientId: second.id,
      patientName: expect.stringContaining(second.surname),
    })
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await foreign.client.get(`/waitlist?clinicId=${clinic.id}`)).status).toBe(404)
    const [own] = await mine(second)
    expect((await foreign.client.delete(`/waitlist/${own._id}`)).status).toBe(404)
    expect((await first.client.delete(`/waitlist/${own._id}`)).status).toBe(404)
  })

  it('is none for a visit that has begun, whoever asks', async () => {
    const late = await book(first, twelve)
    test.clock.set(twelve)
    for (const { client } of [first, desk])
      expect(
        await client.post('/waitlist', { ...place(), ...any, patientId: first.id, appointmentId: late }),
      ).toMatchObject({ status: 409, body: { message: 'The appointment has already started' } })
    expect(await test.db.orm.$count(waitlist, eq(waitlist.patientId, first.id))).toBe(0)
  })

  it('takes only a kind of visit that the clinic offers, with a doctor or without', async () => {
    const elsewhere = await addClinic(test)
    const specialty = doctor.specialty ?? 'cardiology'
    const wrong = {
      unknown: 'no-such-kind',
      foreign: (await addKind(test, elsewhere)).id,
      deleted: (await addKind(test, clinic, { deletedAt: test.clock.now() })).id,
      'of another specialty': (await addKind(test, clinic, { specialties: ['urology'] })).id,
      'for patients who were here': (await addKind(test, clinic, { newPatients: false })).id,
      'for the desk alone': (await addKind(test, clinic, { online: false })).id,
    }
    for (const [name, kindId] of Object.entries(wrong)) {
      for (const at of [{}, { doctorId: undefined, specialty }]) {
        const answer = await join(first, { kindId, ...at })
        expect([name, answer.status, answer.body.errors]).toMatchObject([
          name,
          400,
          { kindId: expect.any(String) },
        ])
      }
    }
    expect(await test.db.orm.select().from(waitlist).where(eq(waitlist.clinicId, clinic.id))).toEqual([])
    const right = (await addKind(test, clinic, { specialties: [specialty] })).id
    expect((await join(first, { kindId: right, doctorId: undefined, specialty })).status).toBe(201)
  })

  it('begins at the time of the clinic’s clock, also across its change', async () => {
    // In Madrid the clocks go back on 25 October 2026: half past eight is 6:30 UTC the day before, 7:30 after.
    test.clock.set('2026-10-20T07:00:00.000Z')
    for (const day of ['2026-10-24T06:00:00.000Z', '2026-10-26T07:00:00.000Z'])
      await addShift(test, doctor, day, 2)
    const before = await book(second, '2026-10-24T06:30:00.000Z')
    const after = await book(third, '2026-10-26T07:30:00.000Z')
    await join(first, { from: '08:30', to: '09:00', until: '2026-11-10' })
    await cancel(second, before)
    await work()
    expect(await offerOf(first)).toMatchObject({ start: '2026-10-24T06:30:00.000Z' })
    await first.client.post(`/offers/${(await offerOf(first))._id}/decline`)
    await work()
    await cancel(third, after)
    await work()
    expect(await offerOf(first)).toMatchObject({ start: '2026-10-26T07:30:00.000Z' })
  })

  it('has an offer, what keeps the time and its mail made by one process, all or none', async () => {
    const freed = await book(third, nine)
    await join(first)
    await join(second)
    await cancel(third, freed)
    await Promise.all([work(), work(), work()])
    const made = await test.db.orm.select().from(offers).where(eq(offers.doctorId, doctor.id))
    expect(made).toHaveLength(1)
    const mails = await test.db.orm
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `offer:${made[0]?.id}`))
    expect(mails).toHaveLength(1)
    expect(await test.db.orm.select().from(waitlist).where(eq(waitlist.clinicId, clinic.id))).toHaveLength(2)
  })
})
