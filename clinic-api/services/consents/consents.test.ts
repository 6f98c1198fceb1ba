import { and, eq, like } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConsentKind, versionOf } from '#contract/consent-choices'
import type { Consent } from '#contract/consents'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { consents } from '../../db/schema/consents.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { stopLinkToken } from '../notifications/stop-link-token.ts'
import { assertOfNow } from './change-consent.ts'

const monday = '2026-11-16T07:00:00.000Z'

describe('what a patient agrees to', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let other: typeof clinic
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ now: monday })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    clinic = await addClinic(test)
    other = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
  })

  const path = () => `/patients/${patient.id}/consents`
  const say = (kind: ConsentKind, given: boolean, version = versionOf(kind)) =>
    patient.client.put(path(), { kind, version, given })
  const read = async (): Promise<Record<string, Consent>> => {
    const { body } = await patient.client.get(path())
    return Object.fromEntries(body.consents.map((each: Consent) => [each.kind, each]))
  }
  const decide = (clinicId: string, open: boolean, consent?: number) =>
    patient.client.put(`/patients/${patient.id}/access`, { clinicId, open, ...(consent && { consent }) })
  const openTo = async () => {
    const { body } = await patient.client.get(`/patients/${patient.id}/access`)
    const open = body.clinics.filter((each: { open: boolean }) => each.open)
    return open.map(({ clinicId }: { clinicId: string }) => clinicId).toSorted()
  }
  const book = (time: string, at = clinic, by = doctor) =>
    patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: at.id,
      doctorId: by.id,
      appointmentDate: encodeSlot(Date.parse(`2026-11-24T${time}:00.000Z`), at.timeZone),
    })
  const bookedMails = async () =>
    (await readMails(test)).filter(({ to, subject }) => to === patient.email && /is booked/.test(subject))
  const rows = () =>
    test.db.orm.select().from(consents).where(eq(consents.patientId, patient.id)).orderBy(consents.id)
  const choices = async () => (await patient.client.get('/users/me/notifications')).body

  it('is nothing at first: mails about visits go without a word, a record is shared by none', async () => {
    const unsaid = { version: 1, given: null, saidVersion: null, at: null }
    const ofMails = { ...unsaid, version: 2, basis: 'contract', on: true }
    expect(await read()).toEqual({
      bookings: { kind: 'bookings', ...ofMails },
      reminders: { kind: 'reminders', ...ofMails },
      sharing: { kind: 'sharing', basis: 'consent', on: false, ...unsaid },
      sms: { kind: 'sms', basis: 'consent', on: false, ...unsaid },
      whatsapp: { kind: 'whatsapp', basis: 'consent', on: false, ...unsaid },
    })
    await book('08:00')
    expect(await bookedMails()).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  it('stops mails with a no, and with a yes they go again; both stay on record', async () => {
    expect(await say('bookings', false)).toMatchObject({ status: 200 })
    await book('08:00')
    expect(await bookedMails()).toHaveLength(0)
    test.clock.advance({ minutes: 5 })
    const at = test.clock.now().toISOString()
    await say('bookings', true)
    expect((await read()).bookings).toMatchObject({ given: true, saidVersion: 2, at, on: true })
    await book('08:30')
    expect(await bookedMails()).toHaveLength(1)
    await say('reminders', false)
    expect(await choices()).toMatchObject({ reminders: 'none', ways: { visits: { tray: true, mail: true } } })
    expect((await rows()).map(({ kind, given, version }) => [kind, given, version])).toEqual([
      ['bookings', false, 2],
      ['bookings', true, 2],
      ['reminders', false, 2],
    ])
    const acts = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.patientId, patient.id), like(audit.action, 'consent.%')))
      .orderBy(audit.id)
    expect(acts.map(({ action }) => action).filter((each) => each !== 'consent.read')).toEqual([
      'consent.withdraw',
      'consent.give',
      'consent.withdraw',
    ])
  })

  it('is on record too when it is said in the choices of mails, or by the link below one', async () => {
    await patient.client.put('/users/me/notifications', { reminders: 'none' })
    expect((await read()).reminders).toMatchObject({ given: false, on: false })
    await patient.client.put('/users/me/notifications', { language: 'es' })
    await patient.client.put('/users/me/notifications', { reminders: 'email' })
    expect((await read()).reminders).toMatchObject({ given: true, on: true })
    const link = `/stop-links/${stopLinkToken(test.env, { userId: patient.userId, stops: 'visits' })}`
    for (let times = 0; times < 2; times += 1) await new Client(test).post(link)
    expect((await read()).bookings).toMatchObject({ given: false, on: false })
    expect(await rows()).toHaveLength(3)
  })

  it('stays what was agreed to when the text of a mail is worded anew, and asks nobody again', async () => {
    const at = test.clock.now()
    await test.db.orm
      .insert(consents)
      .values({ id: newId(), patientId: patient.id, kind: 'bookings', version: 1, given: true, at })
    expect((await read()).bookings).toMatchObject({ given: true, saidVersion: 1, version: 2, on: true })
    await book('08:00')
    expect(await bookedMails()).toHaveLength(1)
    expect((await say('reminders', true, 1)).status).toBe(200)
    expect(await rows()).toHaveLength(2)
  })

  it('is said once, however often it is sent', async () => {
    for (let times = 0; times < 3; times += 1) expect((await say('sharing', true)).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it('comes with the opening of a record to a clinic, and is not asked for where it stands', async () => {
    expect((await decide(other.id, true, 1)).status).toBe(200)
    expect((await read()).sharing).toMatchObject({ given: true, saidVersion: 1, on: true })
    await decide(other.id, false)
    expect((await decide(other.id, true)).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it('is not taken for given after a no: opening the record asks for it again', async () => {
    await decide(other.id, true)
    await say('sharing', false)
    expect((await decide(other.id, true)).status).toBe(409)
    expect(await openTo()).toEqual([clinic.id])
    expect((await decide(other.id, true, 1)).status).toBe(200)
    expect(await openTo()).toEqual([other.id, clinic.id].toSorted())
  })

  it('ends, when it is withdrawn, the access of clinics that have it by that word alone', async () => {
    const third = await addClinic(test)
    const colleague = await addStaff(test, { clinicId: third.id })
    await addShift(test, colleague, '2026-11-24T08:00:00.000Z', 6)
    const stranger = await addStaff(test, { clinicId: other.id })
    for (const { id } of [other, third]) expect((await decide(id, true, 1)).status).toBe(200)
    expect((await book('09:00', third, colleague)).status).toBe(201)
    expect((await stranger.client.get(`/histories/${patient.id}`)).status).toBe(200)
    expect((await say('sharing', false)).status).toBe(200)
    expect((await stranger.client.get(`/histories/${patient.id}`)).status).toBe(404)
    for (const { client } of [doctor, colleague])
      expect((await client.get(`/histories/${patient.id}`)).status).toBe(200)
    const ended = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.patientId, patient.id), eq(audit.action, 'access.close')))
    expect(ended.map(({ clinicId }) => clinicId)).toEqual([other.id])
  })

  it('is agreed to in a text that there is, and by the patient alone', async () => {
    expect((await say('bookings', true, 3)).status).toBe(400)
    expect(() => assertOfNow({ kind: 'sharing', version: 0 })).toThrow('replaced')
    expect((await patient.client.put(path(), { kind: 'newsletter', version: 1, given: true })).status).toBe(
      400,
    )
    expect((await decide(other.id, true, 2)).status).toBe(409)
    expect(await openTo()).toEqual([clinic.id])
    const stranger = await addPatient(test)
    const word = { kind: 'sharing', version: 1, given: true }
    for (const { client } of [stranger, doctor]) {
      expect([403, 404]).toContain((await client.get(path())).status)
      expect([403, 404]).toContain((await client.put(path(), word)).status)
    }
    expect(await rows()).toEqual([])
  })
})
