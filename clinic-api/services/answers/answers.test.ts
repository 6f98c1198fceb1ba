import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textMessages } from '../../db/schema/channels.ts'
import { patients } from '../../db/schema/patients.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { signatureOf } from '../../ports/webhook-texts.ts'
import { Client } from '../../testing/client.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { signedCallback } from '../../testing/text-provider.ts'
import {
  addReachablePatient,
  addTextingClinic,
  bySmsAlone,
  startTextingApp,
  type TextingApp,
  type TextingClinic,
  textSenders,
} from '../../testing/texting-clinic.ts'

const visitAt = '2026-11-24T09:30:00.000Z'
const secret = 'a secret of the webhook'

describe('answers to messages', () => {
  let app: TextingApp
  let test: TestApp
  let provider: TextingApp['provider']
  let house: TextingClinic
  let patient: Awaited<ReturnType<typeof addReachablePatient>>
  let id: string
  let event = 0

  beforeAll(async () => {
    app = await startTextingApp({ MESSAGES_WEBHOOK_SECRET: secret })
    test = app.test
    provider = app.provider
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    await app.forget()
    house = await addTextingClinic(app, { shiftAt: '2026-11-24T08:00:00.000Z' }, bySmsAlone)
    patient = await addReachablePatient(app, house, { agreed: ['sms'] })
    id = await house.book(patient, visitAt, patient)
    await remind()
  })

  const remind = (at = '2026-11-22T10:00:00.000Z') => app.remind(at)
  const sendAll = () => app.sendTexts()
  function tell(path: string, fields: Record<string, string>) {
    const signed = signedCallback(`${test.env.CLINIC_API_PUBLIC_URL}/api/v1${path}`, fields)
    return new Client(test).call('POST', path, signed)
  }
  function say(Body: string, sid?: string) {
    event += 1
    const MessageSid = sid ?? `SM${event}`
    return tell('/channels/twilio/inbound', { MessageSid, From: patient.number, To: textSenders.sms, Body })
  }
  const visit = async (of = id) => (await house.doctor.client.get(`/appointments/${of}`)).body
  const texts = () => provider.taken.filter(({ to }) => to === patient.number).map(({ body }) => body)
  const threads = async () => (await house.doctor.client.get('/threads?state=open')).body.threads
  const states = async () => (await house.doctor.client.get(`/appointments/${id}/messages`)).body

  it('confirm with a yes, once, and the visit says what was sent and what came back', async () => {
    expect((await say('Sí', 'SM-yes')).status).toBe(200)
    const { confirmedAt } = await visit()
    expect(confirmedAt).toBe('2026-11-22T10:00:00.000Z')
    test.clock.advance({ minutes: 5 })
    expect((await say('Sí', 'SM-yes')).status).toBe(200)
    expect((await visit()).confirmedAt).toBe(confirmedAt)
    expect(await states()).toMatchObject([
      { kind: 'booked', channel: 'email', cost: 0 },
      { kind: 'reminder', channel: 'sms', cost: 8, state: 'answered' },
      { kind: 'reminder', state: 'planned' },
    ])
    expect(texts()).toHaveLength(1)
  })

  it('never cancel by a single word: a no brings the link', async () => {
    await say('NO')
    await sendAll()
    expect((await visit()).status).toBe('pending')
    expect(texts()).toHaveLength(2)
    const token = /\/v\/(\w+)/.exec(texts()[1] ?? '')?.[1]
    const link = await new Client(test).post(`/visit-links/${token}`, { action: 'cancel' })
    expect(link.body).toMatchObject({ action: 'cancel', state: 'done' })
    expect((await visit()).status).toBe('cancelled')
  })

  it('end the channel with a stop, and say so', async () => {
    await say('baja')
    await sendAll()
    expect(texts()[1]).toMatch(/no more messages/)
    const { consents } = (await patient.client.get(`/patients/${patient.id}/consents`)).body
    expect(consents.find(({ kind }: { kind: string }) => kind === 'sms')).toMatchObject({
      given: false,
      on: false,
    })
    await say('baja')
    await sendAll()
  })

  it('that are sentences, or come after the visit, are in the patient’s thread, once', async () => {
    await say('¿Puedo llevar a mi hija?', 'SM-q')
    await say('¿Puedo llevar a mi hija?', 'SM-q')
    test.clock.set('2026-11-24T12:00:00.000Z')
    await say('sí', 'SM-late')
    const [thread] = await threads()
    expect(thread).toMatchObject({ subject: 'visit' })
    const { messages } = (await house.doctor.client.get(`/threads/${thread._id}/messages`)).body
    expect(messages.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      'sí',
      '¿Puedo llevar a mi hija?',
    ])
  })

  it('ask with letters which visit is meant, where a family shares the number', async () => {
    const { number } = patient
    const brother = await addReachablePatient(app, house, { number, agreed: ['sms'] })
    const other = await house.book(brother, '2026-11-24T10:30:00.000Z', brother)
    await remind('2026-11-22T10:40:00.000Z')
    await say('ok')
    await sendAll()
    const question = texts().at(-1)
    expect(question).toMatch(/A\) .*10:30, B\) .*11:30/)
    expect((await visit()).confirmedAt).toBeNull()
    await say('B')
    expect((await visit(other)).confirmedAt).not.toBeNull()
    expect((await visit()).confirmedAt).toBeNull()
    await say('ok')
    expect((await visit()).confirmedAt).not.toBeNull()
  })

  it('verify a number that was asked', async () => {
    await test.db.orm.update(patients).set({ verifiedPhone: null }).where(eq(patients.id, patient.id))
    await test.db.orm.delete(textMessages)
    await test.db.orm.delete(reminders)
    await remind()
    expect(texts().at(-1)).toMatch(/Reply YES/)
    await say('yes')
    expect((await house.doctor.client.get(`/patients/${patient.id}/channels`)).body.isVerified).toBe(true)
    expect((await visit()).confirmedAt).toBeNull()
  })

  it('hand a message that was never delivered to the next channel, once, in whatever order callbacks come', async () => {
    const [sent] = provider.taken.filter(({ to }) => to === patient.number)
    const sid = sent?.sid ?? ''
    const status = (MessageStatus: string) => {
      const path =
        new URL(sent?.callback ?? '').pathname.replace('/api/v1', '') + new URL(sent?.callback ?? '').search
      return tell(path, { MessageSid: sid, MessageStatus, ErrorCode: '30005' })
    }
    test.clock.advance({ minutes: 1 })
    for (const each of ['undelivered', 'sent', 'undelivered', 'delivered'])
      expect((await status(each)).status).toBe(200)
    const told = (await states()).filter(
      ({ kind, state }: { kind: string; state: string }) => kind === 'reminder' && state !== 'planned',
    )
    expect(told).toMatchObject([
      { channel: 'sms', state: 'failed', cost: 8 },
      { channel: 'email', state: 'waiting' },
    ])
  })

  it('are refused when they are forged, stale or not signed', async () => {
    const fields = { MessageSid: 'SM-f', From: patient.number, To: textSenders.sms, Body: 'sí' }
    const { headers } = signedCallback(`${test.env.CLINIC_API_PUBLIC_URL}/api/v1/channels/twilio/inbound`, {
      ...fields,
      Body: 'no',
    })
    const post = (path: string, body: string, given: Record<string, string>) =>
      new Client(test).call('POST', path, { body, headers: given })
    const form = new URLSearchParams(fields).toString()
    expect((await post('/channels/twilio/inbound', form, headers)).status).toBe(403)
    const bare = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/channels/twilio/status', form, bare)).status).toBe(403)
    const body = JSON.stringify({ id: 'w1', from: patient.number, to: textSenders.sms, text: 'sí' })
    const json = { 'content-type': 'application/json' }
    const webhook = (signature: string) =>
      post('/channels/webhook/inbound', body, { ...json, 'x-signature': signature })
    const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000)
    for (const signature of [
      signatureOf('another', body, at(0)),
      signatureOf(secret, `${body} `, at(0)),
      signatureOf(secret, body, at(-301)),
      signatureOf(secret, body, at(301)),
      '',
    ])
      expect((await webhook(signature)).status).toBe(403)
    expect((await visit()).confirmedAt).toBeNull()
    expect((await webhook(signatureOf(secret, body, at(-299)))).status).toBe(200)
    expect((await visit()).confirmedAt).not.toBeNull()
  })
})
