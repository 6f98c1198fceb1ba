import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { textMessages } from '../../db/schema/channels.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { patients } from '../../db/schema/patients.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import type { TestApp } from '../../testing/test-app.ts'
import {
  addReachablePatient,
  addTextingClinic,
  startTextingApp,
  type TextingApp,
  type TextingClinic,
  textSenders,
} from '../../testing/texting-clinic.ts'
import { deliverDueTexts } from '../outbox/deliver-texts.ts'
import { planReminders } from '../reminders/plan-reminders.ts'
import { queueDueReminders } from '../reminders/queue-due.ts'

// Tuesday 24 November 2026, 10:30 in Madrid.
const visitAt = '2026-11-24T09:30:00.000Z'
const dayBefore = '2026-11-22T10:00:00.000Z'

describe('reminders by the channels of a clinic', () => {
  let app: TextingApp
  let test: TestApp
  let provider: TextingApp['provider']
  let house: TextingClinic
  let patient: Awaited<ReturnType<typeof addReachablePatient>>
  let id: string

  beforeAll(async () => {
    const templates = { 'reminder.en': 'HX1', 'reminder.es': 'HX2' }
    app = await startTextingApp({ WHATSAPP_TEMPLATES: JSON.stringify(templates) })
    test = app.test
    provider = app.provider
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    await app.forget()
    house = await addTextingClinic(app, { shiftAt: '2026-11-24T08:00:00.000Z' })
    patient = await addReachablePatient(app, house)
    id = await house.book(patient, visitAt, patient)
  })

  const agree = (kind: string, given = true) =>
    patient.client.put(`/patients/${patient.id}/consents`, { kind, version: 1, given })
  const prefer = (channel: string | null) =>
    patient.client.put('/users/me/notifications', { reminders: channel })

  const remind = (at = dayBefore) => app.remind(at)
  const sendAll = () => app.sendTexts()
  const texts = () => provider.taken.filter(({ to }) => to.endsWith(patient.number))
  async function mailed(): Promise<number> {
    await readMails(test)
    const sent = await test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))
    return sent.filter(({ kind, sentAt }) => kind === 'visit-reminder' && sentAt !== null).length
  }
  const rows = () =>
    test.db.orm
      .select()
      .from(textMessages)
      .where(eq(textMessages.patientId, patient.id))
      .orderBy(textMessages.id)

  it('go by the first one of the clinic’s order, with one short link to the visit', async () => {
    await remind()
    expect(texts()).toMatchObject([
      {
        to: `whatsapp:${patient.number}`,
        from: `whatsapp:${textSenders.whatsapp}`,
        variables: { 1: house.clinic.name, 3: '10:30' },
      },
    ])
    expect(await mailed()).toBe(0)
    const token = /\/v\/(\w+)$/.exec(texts()[0]?.variables?.[4] ?? '')?.[1]
    const stranger = new Client(test)
    const link = `/visit-links/${token}`
    expect((await stranger.get(link)).body).toMatchObject({
      action: 'choose',
      state: 'open',
      start: visitAt,
      confirmed: false,
    })
    expect((await stranger.post(link, { action: 'confirm' })).body).toMatchObject({
      action: 'confirm',
      state: 'done',
    })
    expect((await stranger.get(link)).body).toMatchObject({
      action: 'choose',
      state: 'open',
      confirmed: true,
    })
    const [free] = (await stranger.get(link)).body.free
    const appointmentDate = encodeSlot(Date.parse(free), house.clinic.timeZone)
    expect((await stranger.post(link, { action: 'move', appointmentDate })).body).toMatchObject({
      start: free,
    })
    expect((await stranger.get(link)).body.state).toBe('ended')
  })

  it('go by the patient’s choice before that', async () => {
    await prefer('sms')
    const ahead: { state: string; channel: string }[] = (
      await house.doctor.client.get(`/appointments/${id}/messages`)
    ).body
    const planned = ahead.filter(({ state }) => state === 'planned')
    expect(planned.map(({ channel }) => channel)).toEqual(['sms', 'sms'])
    await remind()
    expect(texts()).toMatchObject([{ to: patient.number, from: textSenders.sms }])
    expect(texts()[0]?.body).toContain('10:30')
  })

  it('go by the clinic’s order again once the patient leaves it to the clinic', async () => {
    await prefer('email')
    expect((await prefer(null)).body.reminders).toBe('email')
    expect((await patient.client.get(`/patients/${patient.id}/channels`)).body.isChosen).toBe(false)
    await remind()
    expect(texts()).toMatchObject([{ to: `whatsapp:${patient.number}` }])
  })

  it.each([
    ['nobody agreed', () => Promise.all([agree('sms', false), agree('whatsapp', false)])],
    ['they prefer e-mail', () => prefer('email')],
    ['the clinic has no sender', () => house.writeBy({ senders: { sms: null, whatsapp: null } })],
    [
      'the number is a landline',
      () => test.db.orm.update(patients).set({ phone: '912345678' }).where(eq(patients.id, patient.id)),
    ],
  ])('go by e-mail when %s', async (_why, arrange) => {
    await arrange()
    await remind()
    expect(texts()).toEqual([])
    expect(await mailed()).toBe(1)
  })

  it('go nowhere to those who want none', async () => {
    await prefer('none')
    await remind()
    expect(texts()).toEqual([])
    expect(await mailed()).toBe(0)
  })

  it('fall back from WhatsApp to SMS and then to e-mail, once', async () => {
    provider.behave(() => ({ status: 400, code: 21211 }))
    await remind()
    await sendAll()
    expect(texts()).toEqual([])
    expect(await rows()).toMatchObject([
      { channel: 'whatsapp', state: 'failed', lastError: 'twilio 21211', cost: 0 },
      { channel: 'sms', state: 'failed', cost: 0 },
    ])
    expect(await mailed()).toBe(1)
    await remind()
    expect(await mailed()).toBe(1)
  })

  it('become a call for the desk when no channel is left, once', { tags: 'slow' }, async () => {
    await house.writeBy({ order: ['whatsapp', 'sms'] })
    provider.behave(() => ({ status: 400, code: 21211 }))
    await remind()
    await remind()
    expect(texts()).toEqual([])
    expect(await mailed()).toBe(0)
    expect((await house.doctor.client.get(`/calls?clinicId=${house.clinic.id}`)).body.calls).toMatchObject([
      { appointmentId: id, patientId: patient.id, about: 'reminder', why: 'no-channel' },
    ])
  })

  it('become a call too when the clinic writes no mails and the patient has agreed to nothing', async () => {
    await house.writeBy({ order: ['sms'] })
    await agree('sms', false)
    await remind()
    const { calls } = (await house.doctor.client.get(`/calls?clinicId=${house.clinic.id}`)).body
    expect(calls).toMatchObject([{ appointmentId: id, why: 'no-channel' }])
  })

  it('fall back when a template is missing', async () => {
    test.env.WHATSAPP_TEMPLATES['reminder.en'] = ''
    await remind()
    test.env.WHATSAPP_TEMPLATES['reminder.en'] = 'HX1'
    expect(texts()).toMatchObject([{ to: patient.number }])
  })

  it('ask a number that nobody verified once, and go by e-mail meanwhile', async () => {
    await test.db.orm.update(patients).set({ verifiedPhone: null }).where(eq(patients.id, patient.id))
    await remind()
    await remind('2026-11-24T07:10:00.000Z')
    expect((await rows()).map(({ kind }) => kind)).toEqual(['number-question'])
    expect(await mailed()).toBe(2)
  })

  it('wait while the provider is away or asks to wait, and come once', { tags: 'slow' }, async () => {
    provider.behave(() => ({ status: 503 }))
    await remind()
    for (let times = 0; times < 6; times += 1) {
      test.clock.advance({ minutes: 10 })
      await sendAll()
    }
    provider.behave(() => ({ status: 429, retryAfter: 120 }))
    test.clock.advance({ minutes: 60 })
    await sendAll()
    expect(texts()).toEqual([])
    provider.behave(() => 'take')
    test.clock.advance({ seconds: 119 })
    await sendAll()
    expect(texts()).toEqual([])
    test.clock.advance({ seconds: 1 })
    await sendAll()
    expect(texts()).toHaveLength(1)
    expect(await mailed()).toBe(0)
  })

  it('are dropped when the visit was cancelled before they went', async () => {
    provider.behave(() => ({ status: 503 }))
    await remind()
    provider.behave(() => 'take')
    await patient.client.put(`/appointments/${id}/cancel`)
    test.clock.advance({ minutes: 5 })
    await sendAll()
    expect(texts()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dropped', cost: 0 }])
  })

  it('are dropped once the visit has begun, after an hour in which the provider was down', async () => {
    await prefer('sms')
    provider.behave(() => ({ status: 503 }))
    await remind('2026-11-24T06:31:00.000Z')
    provider.behave(() => 'take')
    test.clock.set('2026-11-24T10:00:00.000Z')
    await sendAll()
    expect(texts()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dropped', cost: 0 }])
    expect(await mailed()).toBe(0)
  })

  it('are asked for before they are sent again: a line that broke after the message was taken', async () => {
    await prefer('sms')
    provider.behave(() => 'hang-up')
    await remind()
    provider.behave(() => 'take')
    test.clock.advance({ minutes: 6 })
    await sendAll()
    expect(texts()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', providerRef: texts()[0]?.sid, attempts: 2 }])
  })

  it('stop at the cap: a warning at 80 %, e-mail instead at 100 %, each told once', async () => {
    await prefer('sms')
    await house.writeBy({ monthlyCapCents: 10 })
    await remind()
    expect(texts()).toHaveLength(1)
    expect((await house.owner.client.get(`/clinics/${house.clinic.id}/channels`)).body.month).toMatchObject({
      cents: 8,
      sms: 1,
      whatsapp: 0,
    })
    await remind('2026-11-24T07:10:00.000Z')
    expect(texts()).toHaveLength(1)
    expect(await mailed()).toBe(1)
    const tray = (await house.owner.client.get('/notifications')).body.notifications
    expect(
      tray.map(({ kind, isReached }: { kind: string; isReached: boolean }) => [kind, isReached]),
    ).toEqual(
      expect.arrayContaining([
        ['channels-cap', true],
        ['channels-cap', false],
      ]),
    )
  })

  it('wait for the end of the clinic’s quiet hours', async () => {
    await prefer('sms')
    await remind('2026-11-22T20:30:00.000Z')
    expect(texts()).toHaveLength(1)
    await test.db.orm
      .update(textMessages)
      .set({ state: 'queued', nextAttemptAt: test.clock.now(), attempts: 0 })
    provider.taken.length = 0
    test.clock.set('2026-11-22T21:30:00.000Z')
    await sendAll()
    expect(texts()).toEqual([])
    test.clock.set('2026-11-23T07:00:00.000Z')
    await sendAll()
    expect(texts()).toHaveLength(1)
  })

  it('lose and repeat none in ten kills, wherever a kill strikes', { tags: 'slow' }, async () => {
    await prefer('sms')
    await remind()
    provider.taken.length = 0
    for (let kill = 0; kill < 10; kill += 1) {
      await test.db.orm.delete(textMessages)
      await test.db.orm.delete(reminders)
      const killed = new Error('killed')
      const { send } = test.deps.texts
      const dying = {
        ...test.deps,
        texts: {
          ...test.deps.texts,
          send: async (text: Parameters<typeof send>[0]) => {
            // Odd ones die after the provider took the message, even ones before.
            if (kill % 2 === 1) await send(text)
            throw killed
          },
        },
      }
      test.clock.set(dayBefore)
      await planReminders(test.deps)
      await queueDueReminders(test.deps)
      // A process that dies notes nothing: the row keeps the lease that its claim gave it.
      await deliverDueTexts(dying)
      await test.db.orm.update(textMessages).set({ lastError: null })
      test.clock.advance({ minutes: 6 })
      await sendAll()
      expect(texts(), `kill ${kill}`).toHaveLength(1)
      expect(await rows()).toMatchObject([{ state: 'sent' }])
      provider.taken.length = 0
    }
  })

  it('are set up by the administrator alone, in a form that holds', async () => {
    expect((await house.doctor.client.get(`/clinics/${house.clinic.id}/channels`)).status).toBe(403)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await stranger.client.get(`/clinics/${house.clinic.id}/channels`)).status).toBe(404)
    for (const wrong of [
      { order: [] },
      { order: ['sms', 'sms'] },
      { order: ['pigeon'] },
      { senders: { sms: '600', whatsapp: null } },
      { senders: { sms: 'a name too long', whatsapp: null } },
      { senders: { sms: null, whatsapp: 'Consulta' } },
      { monthlyCapCents: -1 },
    ])
      expect((await house.writeBy(wrong)).status, JSON.stringify(wrong)).toBe(400)
    const other = await addClinic(test)
    const boss = await addStaff(test, { clinicId: other.id, roles: ['clinicadmin'] })
    expect((await boss.client.get(`/clinics/${other.id}/channels`)).body).toMatchObject({
      order: ['email'],
      monthlyCapCents: null,
      senders: { sms: null, whatsapp: null },
      month: { cents: 0 },
    })
  })

  it('are agreed to at the desk by word of mouth, and the record says who asked', async () => {
    const path = `/patients/${patient.id}`
    const say = (kind: string, given: boolean) =>
      house.doctor.client.put(`${path}/consents`, { kind, version: 1, given })
    expect((await say('sharing', true)).status).toBe(403)
    expect((await say('whatsapp', false)).body.consents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sms',
      'whatsapp',
    ])
    expect((await house.doctor.client.get(`${path}/channels`)).body).toMatchObject({
      isVerified: true,
      isMobile: true,
      consents: [
        { kind: 'sms', given: true, byStaff: false },
        { kind: 'whatsapp', given: false, byStaff: true },
      ],
    })
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect(
      (await stranger.client.put(`${path}/consents`, { kind: 'sms', version: 1, given: true })).status,
    ).toBe(404)
    await remind()
    expect(texts()).toMatchObject([{ to: patient.number }])
  })
})
