import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VisitLinkAction } from '#contract/visit-links'
import { clinics } from '../../db/schema/clinics.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { visitLinkToken } from '../notifications/visit-link-token.ts'

/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe.each(anyDatabase)('rules of a kind of visit on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let other: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set(at(-60))
    clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    other = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, at(0), 4)
  })
  afterAll(() => test.close())

  const kindWith = async (rules: object) => (await addKind(test, clinic, { minutes: 30, ...rules })).id
  const place = () => ({ clinicId: clinic.id, doctorId: doctor.id })
  const book = (minutes: number, kindId: string | null, who = patient, by = who.client, more: object = {}) =>
    by.post('/appointments', {
      ...place(),
      patientId: who.id,
      appointmentDate: at(minutes),
      ...(kindId && { kindId }),
      ...more,
    })
  const day = async (kindId: string, by: Client = patient.client) =>
    (
      await by.get(
        `/appointments/available?clinicId=${clinic.id}&doctorId=${doctor.id}&date=2026-11-24&kindId=${kindId}`,
      )
    ).body
  const told = (rule: string, limit: number | null, message: string) => ({
    status: 409,
    body: { code: 'against_rules', rule, limit, message },
  })

  it('least notice: slots, days, next free time and booking agree; staff overrule once told', async () => {
    const kindId = await kindWith({ noticeMinutes: 120 })
    const { available, reasons, rules } = await day(kindId)
    expect(available[0]).toBe(at(60))
    expect([reasons[at(0)], reasons[at(30)]]).toEqual(['too-soon', 'too-soon'])
    expect(rules).toEqual({ noticeMinutes: 120, horizonDays: null, perDay: null })
    const query = `clinicId=${clinic.id}&doctorId=${doctor.id}&kindId=${kindId}`
    const days = (await patient.client.get(`/appointments/available-days?${query}`)).body
    expect(days).toMatchObject({
      nextFree: at(60),
      days: [{ date: '2026-11-24', first: at(60) }, ...Array(30).fill({})],
    })
    const doctors = await patient.client.get(
      `/staff/clinic/${clinic.id}/speciality?nextFree=true&kindId=${kindId}`,
    )
    expect(doctors.body).toMatchObject([{ nextFree: at(60) }])
    const refusal = told('too-soon', 120, 'Too soon: at least 2 hours before')
    expect(await book(0, kindId)).toMatchObject(refusal)
    expect(await book(0, kindId, patient, patient.client, { overrule: true })).toMatchObject(refusal)
    const hold = { ...place(), appointmentDate: at(0), kindId }
    expect(await patient.client.post('/holds', hold)).toMatchObject(refusal)
    const series = { ...place(), patientId: patient.id, kindId, dates: [at(0), at(60)] }
    expect(await patient.client.post('/appointments/series', series)).toMatchObject(refusal)
    expect(await book(0, kindId, patient, desk.client)).toMatchObject(refusal)
    expect((await book(0, kindId, patient, desk.client, { overrule: true })).status).toBe(201)
    expect(await book(0, kindId, other, desk.client, { overrule: true })).toMatchObject({
      status: 409,
      body: { code: 'slot_taken' },
    })
    expect((await book(60, kindId)).status).toBe(201)
    // Visits without a kind have no rule.
    expect((await book(30, null, other)).status).toBe(201)
  })

  it('least notice of the clinic: counts without a kind and for kinds without one, from the moment it is set', async () => {
    const { name, city, district, postalCode } = clinic
    const set = (noticeMinutes: number) =>
      desk.client.put(`/clinics/${clinic.id}`, { name, city, district, postalCode, noticeMinutes })
    // The server remembers settings: neither the old nor the new ones may outlive a change.
    expect((await book(0, null)).status).toBe(201)
    expect(await set(120)).toMatchObject({ status: 200, body: { noticeMinutes: 120 } })
    const refusal = told('too-soon', 120, 'Too soon: at least 2 hours before')
    expect(await book(30, null, other)).toMatchObject(refusal)
    const [kindId, ownId] = [await kindWith({}), await kindWith({ noticeMinutes: 30 })]
    expect(await book(30, kindId, other)).toMatchObject(refusal)
    expect((await day(kindId)).reasons[at(30)]).toBe('too-soon')
    expect((await day(ownId)).available[0]).toBe(at(30))
    const query = `clinicId=${clinic.id}&doctorId=${doctor.id}`
    const plain = (await other.client.get(`/appointments/available?${query}&date=2026-11-24`)).body
    expect(plain).toMatchObject({ rules: { noticeMinutes: 120 } })
    expect(plain.available[0]).toBe(at(60))
    for (const by of [other, desk])
      expect((await by.client.get(`/appointments/available-days?${query}`)).body.nextFree).toBe(at(60))
    const doctors = await other.client.get(`/staff/clinic/${clinic.id}/speciality?nextFree=true`)
    expect(doctors.body).toMatchObject([{ nextFree: at(60) }])
    expect(await other.client.post('/holds', { ...place(), appointmentDate: at(30) })).toMatchObject(refusal)
    const { appointmentId } = (await book(90, null, other)).body
    const move = (by: Client, more: object = {}) =>
      by.put(`/appointments/${appointmentId}/reschedule`, { appointmentDate: at(30), ...more })
    expect(await move(other.client)).toMatchObject(refusal)
    expect(await move(desk.client)).toMatchObject(refusal)
    expect((await move(desk.client, { overrule: true })).status).toBe(200)
    // Walk-ins need no notice; a patient cannot claim to be one.
    test.clock.set(at(60))
    const here = async (by: Client) =>
      (await by.get(`/appointments/available?${query}&date=2026-11-24&walkIn=true`)).body.available[0]
    expect([await here(desk.client), await here(other.client)]).toEqual([at(60), at(180)])
    const next = (await desk.client.get(`/staff/clinic/${clinic.id}/speciality?nextFree=true&walkIn=true`))
      .body
    expect(next).toMatchObject([{ nextFree: at(60) }])
    expect(await book(60, null, patient, patient.client, { walkIn: true })).toMatchObject(refusal)
    expect((await book(60, null, patient, desk.client, { walkIn: true })).status).toBe(201)
    expect((await set(0)).status).toBe(200)
    expect((await book(90, null)).status).toBe(201)
    expect((await set(20_161)).status).toBe(400)
  })

  it('horizon: as far for patients as for staff', async () => {
    await addShift(test, doctor, '2026-12-01T08:00:00.000Z', 1)
    await addShift(test, doctor, '2027-01-12T08:00:00.000Z', 1)
    const [week, year] = [await kindWith({ horizonDays: 6 }), await kindWith({ horizonDays: 90 })]
    const dateOf = (kindId: string, start: string, by: Client, more: object = {}) =>
      by.post('/appointments', { ...place(), patientId: patient.id, kindId, appointmentDate: start, ...more })
    const [soon, late] = ['2026-12-01T08:00:00.000Z', '2027-01-12T08:00:00.000Z']
    const refusal = told('too-far', 6, 'Too far ahead: at most 6 days')
    expect(await dateOf(week, soon, patient.client)).toMatchObject(refusal)
    expect(await dateOf(week, soon, desk.client)).toMatchObject(refusal)
    expect((await dateOf(week, soon, desk.client, { overrule: true })).status).toBe(201)
    expect((await dateOf(year, late, patient.client)).status).toBe(201)
  })

  it('pauses: the larger of the two, also to visits without a kind, and outside of the shift', async () => {
    const kindId = await kindWith({ before: 10, after: 30 })
    expect((await book(60, kindId)).status).toBe(201)
    // 90 is in the pause after it; what begins at 30 ends in the pause before it.
    const { available, reasons } = await day(kindId, other.client)
    expect(available.slice(0, 3)).toEqual([at(0), at(120), at(150)])
    expect([reasons[at(30)], reasons[at(60)], reasons[at(90)]]).toEqual(['pause', 'booked', 'pause'])
    const refusal = told('pause', null, 'Too close to another appointment')
    const refused = await book(90, null, other)
    expect(refused).toMatchObject(refusal)
    expect(refused.body.alternatives).toEqual([at(0), at(120), at(150)])
    expect(await book(30, null, other, desk.client)).toMatchObject(refusal)
    expect(await other.client.post('/holds', { ...place(), appointmentDate: at(90) })).toMatchObject(refusal)
    expect((await book(90, null, other, desk.client, { overrule: true })).status).toBe(201)
    expect((await book(210, kindId, other)).status).toBe(201)
  })

  it('pauses: moving keeps them, and its own old time is in nobody’s way', async () => {
    const kindId = await kindWith({ before: 30, after: 30 })
    const { body } = await book(60, kindId)
    await book(180, null, other)
    const path = `/appointments/${body.appointmentId}/reschedule`
    const move = (minutes: number, client: Client, more: object = {}) =>
      client.put(path, { appointmentDate: at(minutes), ...more })
    expect(await move(150, patient.client)).toMatchObject(
      told('pause', null, 'Too close to another appointment'),
    )
    expect((await move(90, patient.client)).status).toBe(200)
    expect((await move(150, desk.client)).status).toBe(409)
    const plan = [
      { appointmentId: body.appointmentId, to: { doctorId: doctor.id, appointmentDate: at(150) } },
    ]
    expect(await desk.client.post('/visits/resolve', { plan })).toMatchObject({
      status: 409,
      body: { rule: 'pause' },
    })
    expect((await desk.client.post('/visits/resolve', { plan, overrule: true })).status).toBe(200)
  })

  it('most per day: the next is refused, and another kind or a cancelled one does not count', async () => {
    const kindId = await kindWith({ perDay: 2 })
    const [first] = [await book(0, kindId), await book(30, kindId, other)]
    expect((await day(kindId)).reasons[at(60)]).toBe('day-full')
    const refusal = told('day-full', 2, 'The doctor already has 2 appointments of this kind on that day')
    expect(await book(60, kindId)).toMatchObject(refusal)
    expect((await book(60, await kindWith({ perDay: 2 }))).status).toBe(201)
    expect((await book(90, kindId, patient, desk.client, { overrule: true })).status).toBe(201)
    for (const { appointmentId } of [first.body])
      await patient.client.put(`/appointments/${appointmentId}/cancel`)
    expect((await book(120, kindId)).status).toBe(409)
    // One that is moved counts once.
    const path = `/appointments/${(await book(150, await kindWith({ perDay: 1 }), other)).body.appointmentId}`
    expect((await other.client.put(`${path}/reschedule`, { appointmentDate: at(210) })).status).toBe(200)
  })

  it('notice for cancelling and moving: page, link and API alike; staff overrule once told', async () => {
    const kindId = await kindWith({ cancelHours: 24 })
    test.clock.set('2026-11-22T08:00:00.000Z')
    const { body } = await book(60, kindId)
    const id = body.appointmentId
    expect(body.changeableUntil).toBe('2026-11-23T09:00:00.000Z')
    test.clock.set('2026-11-23T10:00:00.000Z')
    const refusal = told('too-late', 24, 'Too late: it can be moved or cancelled up to 24 hours before')
    expect(await patient.client.put(`/appointments/${id}/cancel`)).toMatchObject(refusal)
    expect(await patient.client.put(`/appointments/${id}/cancel`, { overrule: true })).toMatchObject(refusal)
    expect(await patient.client.put(`/appointments/${id}/cancel?scope=following`)).toMatchObject(refusal)
    const move = { appointmentDate: at(120) }
    expect(await patient.client.put(`/appointments/${id}/reschedule`, move)).toMatchObject(refusal)
    const stranger = new Client(test)
    const linkTo = (action: VisitLinkAction) =>
      `/visit-links/${visitLinkToken(test.env, { appointmentId: id, startAt: Date.parse(at(60)), action })}`
    expect(await stranger.get(linkTo('cancel'))).toMatchObject({ body: { state: 'open', tooLate: 24 } })
    expect((await stranger.get(linkTo('confirm'))).body.tooLate).toBeUndefined()
    expect(await stranger.post(linkTo('cancel'), { action: 'cancel' })).toMatchObject(refusal)
    expect(await stranger.post(linkTo('move'), { action: 'move', ...move })).toMatchObject(refusal)
    expect(await desk.client.put(`/appointments/${id}/cancel`)).toMatchObject(refusal)
    expect(await desk.client.put(`/appointments/${id}/reschedule`, move)).toMatchObject(refusal)
    const told2 = await desk.client.put(`/appointments/${id}/reschedule`, { ...move, overrule: true })
    expect(told2.status).toBe(200)
    expect((await desk.client.put(`/appointments/${id}/cancel`, { overrule: true })).status).toBe(200)
  })

  it('new patients: they do not see the kind and cannot book it, the desk can', async () => {
    const kindId = await kindWith({ newPatients: false })
    const kinds = async () => (await patient.client.get(`/visit-kinds?clinicId=${clinic.id}`)).body
    expect(await kinds()).toEqual([])
    const reason = 'This appointment type is for patients who have been here before'
    expect(await book(0, kindId)).toMatchObject({ status: 400, body: { errors: { kindId: reason } } })
    expect(await day(kindId)).toMatchObject({ code: 'invalid_input' })
    const wish = { ...place(), kindId, weekdays: [], from: '08:00', to: '20:00', until: '2026-12-01' }
    expect(await patient.client.post('/waitlist', wish)).toMatchObject({ status: 400 })
    const { body } = await book(0, kindId, patient, desk.client)
    await doctor.client.put(`/appointments/${body.appointmentId}/complete`)
    expect(await kinds()).toHaveLength(1)
    expect((await book(60, kindId)).status).toBe(201)
  })

  it.each([
    ['a negative notice', { noticeMinutes: -1 }, 'noticeMinutes'],
    ['three weeks of notice', { noticeMinutes: 30_240 }, 'noticeMinutes'],
    ['no day ahead', { horizonDays: 0 }, 'horizonDays'],
    ['two years ahead', { horizonDays: 730 }, 'horizonDays'],
    ['half an hour', { cancelHours: 0.5 }, 'cancelHours'],
    ['a pause of two hours', { before: 120 }, 'before'],
    ['none per day', { perDay: 0 }, 'perDay'],
    ['another planet', { where: 'mars' }, 'where'],
    ['video without a room', { where: 'video' }, 'videoUrl'],
    ['a room that is no link', { where: 'video', videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
  ])('of %s are refused beside the field', async (_what, change, field) => {
    const facts = { nameEn: 'A', nameEs: 'B', minutes: 30, specialties: [], online: true, colour: 'teal' }
    const answer = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, ...change })
    expect(answer).toMatchObject({ status: 400 })
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('stay as they are when a change leaves them out', async () => {
    const facts = { nameEn: 'A', nameEs: 'B', minutes: 30, specialties: [], online: true, colour: 'teal' }
    const rules = { noticeMinutes: 60, horizonDays: 10, cancelHours: 2, before: 5, after: 10, perDay: 3 }
    const made = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, ...rules })
    const path = `/visit-kinds/${made.body._id}`
    expect((await desk.client.put(path, facts)).body).toMatchObject(rules)
    expect((await desk.client.put(path, { ...facts, perDay: null })).body).toMatchObject({
      ...rules,
      perDay: null,
    })
  })

  it.each(['the kind', 'the clinic'])(
    'the notice of %s counts once for who holds the time',
    async (whose) => {
      const notice = { noticeMinutes: 60 }
      const kindId = whose === 'the kind' ? await kindWith(notice) : null
      const visit = (await book(120, kindId, other)).body.appointmentId
      if (whose === 'the clinic')
        await test.db.orm.update(clinics).set(notice).where(eq(clinics.id, clinic.id))
      const hold = (who = patient, minutes = 0, more: object = {}) =>
        who.client.post('/holds', {
          ...place(),
          appointmentDate: at(minutes),
          ...(kindId && { kindId }),
          ...more,
        })
      const tooSoon = told('too-soon', 60, 'Too soon: at least 1 hour before')
      expect((await hold()).status).toBe(201)
      test.clock.advance({ seconds: 120 })
      expect(await book(0, kindId, other)).toMatchObject(tooSoon)
      expect((await hold()).status).toBe(201)
      test.clock.advance({ seconds: 290 })
      expect((await book(0, kindId)).status).toBe(201)
      test.clock.set(at(-30))
      expect((await hold(other, 30, { except: visit })).status).toBe(201)
      test.clock.advance({ seconds: 120 })
      const move = { appointmentDate: at(30) }
      expect((await other.client.put(`/appointments/${visit}/reschedule`, move)).status).toBe(200)
      test.clock.set(at(0))
      expect((await hold(patient, 60)).status).toBe(201)
      test.clock.advance({ seconds: 301 })
      expect(await book(60, kindId)).toMatchObject(tooSoon)
    },
  )

  it.each(['the kind', 'the clinic'])('bind what the waitlist offers: the notice of %s', async (whose) => {
    const noticeMinutes = 24 * 60
    const kindId = await kindWith(whose === 'the kind' ? { noticeMinutes } : {})
    const visit = (await book(30, null, other)).body.appointmentId
    const wish = { ...place(), kindId, weekdays: [], from: '08:00', to: '20:00', until: '2026-12-01' }
    expect((await patient.client.post('/waitlist', wish)).status).toBe(201)
    if (whose === 'the clinic')
      await test.db.orm.update(clinics).set({ noticeMinutes }).where(eq(clinics.id, clinic.id))
    await other.client.put(`/appointments/${visit}/cancel`)
    const { offerFreed } = await import('../waitlist/offer-freed.ts')
    await offerFreed(test.deps)
    const entries = (await patient.client.get('/waitlist')).body
    expect(entries).toMatchObject([{ offer: null }])
  })

  it('video: the room opens ten minutes before, for patient and doctor alike', async () => {
    const videoUrl = 'https://meet.example/{visit}?lang=es'
    const kindId = await kindWith({ where: 'video', videoUrl })
    const staffView = await doctor.client.get(`/visit-kinds?clinicId=${clinic.id}`)
    expect(JSON.stringify(staffView.body)).not.toContain('meet.example')
    expect((await desk.client.get(`/visit-kinds?clinicId=${clinic.id}`)).body[0].videoUrl).toBe(videoUrl)
    const ids = [(await book(60, kindId)).body, (await book(90, kindId, other)).body]
    expect(ids[0]).toMatchObject({ where: 'video' })
    const path = `/appointments/${ids[0].appointmentId}`
    const visit = async (client: Client) => (await client.get(path)).body
    const early = await visit(patient.client)
    expect(early).toMatchObject({ where: 'video', joinUrl: null })
    const stranger = new Client(test)
    const link = early.joinPath.replace(/^\/v\/(.*)\/join$/, '/visit-links/$1')
    expect((await stranger.get(link)).body).toMatchObject({
      action: 'join',
      state: 'open',
      opensAt: at(50),
      joinUrl: null,
    })
    test.clock.set(at(50))
    const { joinUrl } = await visit(patient.client)
    expect(joinUrl).toMatch(/^https:\/\/meet\.example\/[\w-]{20}\?lang=es$/)
    expect((await visit(doctor.client)).joinUrl).toBe(joinUrl)
    expect((await visit(desk.client)).joinUrl).toBeNull()
    expect((await stranger.get(link)).body.joinUrl).toBe(joinUrl)
    expect((await stranger.post(link, { action: 'cancel' })).status).toBe(403)
    const own = (await patient.client.get(`/appointments/patient/${patient.id}`)).body
    expect(own).toMatchObject([{ where: 'video', joinUrl }])
    test.clock.set(at(80))
    const otherUrl = (await other.client.get(`/appointments/${ids[1].appointmentId}`)).body.joinUrl
    expect(otherUrl).not.toBe(joinUrl)
    await desk.client.put(`${path}/cancel`)
    expect((await stranger.get(link)).body).toMatchObject({ state: 'ended', joinUrl: null })
  })
})
