import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { pushMessages, pushSubscriptions } from '../../db/schema/push.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { openPush } from '../../ports/push.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { startPushService } from '../../testing/push-service.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { deliverDuePush } from '../outbox/deliver-push.ts'
import { planReminders } from '../reminders/plan-reminders.ts'
import { queueDueReminders } from '../reminders/queue-due.ts'

// Tuesday 24 November 2026, 10:30 in Madrid.
const visitAt = '2026-11-24T09:30:00.000Z'
const dayBefore = '2026-11-22T10:00:00.000Z'

describe('web push', () => {
  let test: TestApp
  let service: Awaited<ReturnType<typeof startPushService>>
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string

  beforeAll(async () => {
    service = await startPushService()
    test = await createTestApp({ env: { ...longSessions, ...service.env } })
  })
  afterAll(async () => {
    await test.close()
    await service.close()
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    service.answer(201)
    service.pushed.length = 0
    await test.db.orm.delete(pushSubscriptions)
    await test.db.orm.delete(reminders)
    clinic = await addClinic(test, { name: 'Clínica de Fertilidad' })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    const appointmentDate = encodeSlot(Date.parse(visitAt), clinic.timeZone)
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
    id = (await patient.client.post('/appointments', booking)).body.appointmentId
  })

  const subscribe = (browser: string, client = patient.client) =>
    client.post('/push-subscriptions', service.subscription(browser))
  async function remind(at = dayBefore) {
    test.clock.set(at)
    await planReminders(test.deps)
    while ((await queueDueReminders(test.deps)) > 0);
    await sendAll()
  }
  async function sendAll() {
    while ((await deliverDuePush(test.deps)) > 0);
  }
  const waiting = () => test.db.orm.select().from(pushMessages).where(eq(pushMessages.userId, patient.userId))
  const write = () =>
    doctor.client.post('/threads', {
      clinicId: clinic.id,
      patientId: patient.id,
      subject: 'visit',
      text: 'Your result is here',
    })

  it('brings a reminder to each browser once, beside the mail, and says nothing medical', async () => {
    expect((await subscribe('phone')).status).toBe(201)
    expect((await subscribe('laptop')).status).toBe(201)
    await remind()
    await remind()
    expect(service.pushed.map(({ browser }) => browser).toSorted()).toEqual(['laptop', 'phone'])
    const [{ shown, authorization } = expect.fail()] = service.pushed
    expect(shown).toMatchObject({
      title: 'Consulta',
      body: 'You have an appointment on Tue 24 Nov, 10:30',
      href: `/app/appointments/${id}`,
    })
    expect(JSON.stringify(shown)).not.toContain('Fertilidad')
    expect(authorization).toMatch(/^vapid t=/)
    expect(await waiting()).toEqual([])
  })

  it('tells of a message and not of its text, unless it was read meanwhile', async () => {
    await subscribe('phone')
    await write()
    await sendAll()
    expect(service.pushed.map(({ shown }) => shown.body)).toEqual(['You have a new message'])
    await patient.client.put('/notifications/read', {})
    await write()
    await patient.client.put('/notifications/read', {})
    await sendAll()
    expect(service.pushed).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('keeps a message until the person’s quiet hours end; and goes to nobody who wants none in the tray', async () => {
    await subscribe('phone')
    await patient.client.put('/users/me/notifications', {
      quietFrom: '22:00',
      quietTo: '08:00',
      timeZone: 'Europe/Madrid',
    })
    test.clock.set('2026-11-16T22:30:00.000Z')
    await write()
    await sendAll()
    expect(service.pushed).toEqual([])
    test.clock.set('2026-11-17T07:00:00.000Z')
    await sendAll()
    expect(service.pushed).toHaveLength(1)
    const { ways } = (await patient.client.get('/users/me/notifications')).body
    const messages = { tray: false, mail: true }
    await patient.client.put('/users/me/notifications', { ways: { ...ways, messages } })
    await write()
    await sendAll()
    expect(service.pushed).toHaveLength(1)
  })

  it.each([404, 410])('forgets a subscription that has ended (%i)', async (status) => {
    await subscribe('phone')
    service.answer(status)
    await remind()
    expect(await test.db.orm.select().from(pushSubscriptions)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('tries again while the service is away, and not when the visit was cancelled or has begun', async () => {
    await subscribe('phone')
    service.answer(503)
    await remind()
    service.answer(201)
    test.clock.advance({ minutes: 10 })
    await sendAll()
    expect(service.pushed).toHaveLength(1)
    service.answer(503)
    await remind('2026-11-24T06:40:00.000Z')
    await patient.client.put(`/appointments/${id}/cancel`)
    service.answer(201)
    test.clock.advance({ minutes: 10 })
    await sendAll()
    expect(service.pushed).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('loses and repeats nothing on the screen in ten kills: a second one takes the place of the first', async () => {
    await subscribe('phone')
    for (let kill = 0; kill < 10; kill += 1) {
      await test.db.orm.delete(reminders)
      await test.db.orm.delete(pushMessages)
      service.pushed.length = 0
      test.clock.set(dayBefore)
      await planReminders(test.deps)
      await queueDueReminders(test.deps)
      const { send } = test.deps.push
      const dying = {
        ...test.deps,
        push: {
          ...test.deps.push,
          send: async (...what: Parameters<typeof send>) => {
            if (kill % 2 === 1) await send(...what)
            throw new Error('killed')
          },
        },
      }
      await deliverDuePush(dying)
      test.clock.advance({ minutes: 6 })
      await sendAll()
      const tags = new Set(service.pushed.map(({ shown, topic }) => `${shown.tag} ${topic}`))
      expect(tags.size, `kill ${kill}`).toBe(1)
    }
  })

  it('goes to a browser that somebody wants it in, and to nobody else', async () => {
    const other = await addPatient(test, { clinicId: clinic.id })
    const browser = service.subscription('shared')
    await patient.client.post('/push-subscriptions', browser)
    await other.client.post('/push-subscriptions', browser)
    await remind()
    expect(service.pushed).toEqual([])
    const end = (client: Client) =>
      client.call('DELETE', '/push-subscriptions', { body: { endpoint: browser.endpoint } })
    expect((await end(patient.client)).status).toBe(200)
    expect(await test.db.orm.select().from(pushSubscriptions)).toHaveLength(1)
    expect((await end(other.client)).status).toBe(200)
    expect(await test.db.orm.select().from(pushSubscriptions)).toEqual([])
    expect((await new Client(test).post('/push-subscriptions', browser)).status).toBe(401)
  })

  it.each([
    'https://example.com/push/1',
    'http://127.0.0.1:1/push/1',
    'https://fcm.googleapis.com.example.com/1',
    'file:///etc/passwd',
    'nonsense',
  ])('calls no address that is no push service: %s', async (endpoint) => {
    const { keys } = service.subscription('phone')
    expect((await patient.client.post('/push-subscriptions', { endpoint, keys })).status).toBe(400)
  })

  it('knows the services of the browsers’ makers, and keeps the keys that it made at its first start', async () => {
    const env = { ...test.env, PUSH_HOSTS: ['fcm.googleapis.com', '*.notify.windows.com'] }
    const push = await openPush(env)
    expect(push.isAllowed('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
    expect(push.isAllowed('https://wns2-par02p.notify.windows.com/w/?token=x')).toBe(true)
    expect(push.isAllowed('https://fcm.googleapis.com:8443/x')).toBe(false)
    expect(push.isAllowed('http://fcm.googleapis.com/x')).toBe(false)
    const kept = JSON.parse(await readFile(join(env.DATA_DIR, 'vapid-keys.json'), 'utf8'))
    expect(push.publicKey).toBe(kept.publicKey)
    expect((await patient.client.get('/push-subscriptions')).body).toEqual({ publicKey: kept.publicKey })
    const given = { VAPID_PUBLIC_KEY: kept.publicKey, VAPID_PRIVATE_KEY: kept.privateKey }
    expect((await openPush({ ...env, ...given, DATA_DIR: '/nowhere' })).publicKey).toBe(kept.publicKey)
  })
})
