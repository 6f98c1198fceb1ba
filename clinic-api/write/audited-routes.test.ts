import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownActs } from '#contract/audit-acts'
import { audit } from '../db/schema/audit.ts'
import { textMessages } from '../db/schema/channels.ts'
import { signTestEvent } from '../ports/test-payments.ts'
import { signatureOf } from '../ports/webhook-texts.ts'
import { phoneCode } from '../services/channels/phone-code.ts'
import { stopLinkToken } from '../services/notifications/stop-link-token.ts'
import { visitLinkToken } from '../services/notifications/visit-link-token.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addOffer, addPatient, addShift, addStaff, newDni } from '../testing/fixtures.ts'
import { readMails } from '../testing/mails.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { providerKeys, signedCallback } from '../testing/text-provider.ts'
import { askIn, everyWrite, questions } from '../testing/writes/every-write.ts'
import { type Inside, type World, worldOn } from '../testing/writes/world.ts'

const webhookSecret = 'a secret of the webhook'

async function makeWorld() {
  const test = await createTestApp({
    env: { CLINIC_DEMO: '1', ...providerKeys, MESSAGES_WEBHOOK_SECRET: webhookSecret },
  })
  const clinic = await addClinic(test, { selfRegistration: true })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patient = await addPatient(test, { clinicId: clinic.id })
  const soon = '2026-11-16T09:00:00.000Z'
  await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  await addShift(test, doctor, soon)
  const world = worldOn({
    server: test,
    now: test.clock.now(),
    clinic,
    doctor,
    patient,
    soon,
    owner: await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] }),
    newcomer: await addStaff(test, { roles: ['clinicadmin'] }),
    admin: await addStaff(test, { roles: ['admin'] }),
    other: await addPatient(test),
    inside: insideOfTest(test, { clinic, patient }),
    device: new Authenticator(test.env.APP_URL),
    person: (name) => ({ name, surname: 'Prueba', dni: newDni(), email: `${name}@example.test` }),
    async nextStep() {
      test.clock.advance({ seconds: 30 })
      return test.clock.now()
    },
  })
  return { test, world }
}

function insideOfTest(test: TestApp, world: Record<'clinic' | 'patient', { id: string }>): Inside {
  return {
    newestMail: async () => (await readMails(test)).at(-1)?.text ?? '',
    visitToken: (appointmentId, startAt) =>
      visitLinkToken(test.env, { appointmentId, startAt, action: 'confirm' }),
    stopToken: (userId) => stopLinkToken(test.env, { userId, stops: 'visits' }),
    offer: (entryId, start) => addOffer(test, entryId, start),
    async sentText(appointmentId) {
      const id = newId()
      const now = test.clock.now()
      const whose = { clinicId: world.clinic.id, patientId: world.patient.id, appointmentId }
      await test.db.orm.insert(textMessages).values({
        ...whose,
        id,
        channel: 'sms',
        kind: 'stopped',
        recipient: '+34600000009',
        sender: '+34600000001',
        payload: { language: 'es', clinicName: 'x' },
        state: 'sent',
        nextAttemptAt: now,
        createdAt: now,
      })
      return id
    },
    async phoneCode(patientId) {
      const [sent] = await test.db.orm
        .select({ id: textMessages.id })
        .from(textMessages)
        .where(and(eq(textMessages.patientId, patientId), eq(textMessages.kind, 'phone-code')))
      return phoneCode(test.env, sent?.id ?? '')
    },
    callback(path, fields) {
      if (path.includes('twilio'))
        return signedCallback(`${test.env.CLINIC_API_PUBLIC_URL}/api/v1${path}`, fields)
      const body = JSON.stringify(fields)
      const signature = signatureOf(webhookSecret, body, test.clock.now())
      return { body, headers: { 'content-type': 'application/json', 'x-signature': signature } }
    },
    paymentEvent(ref) {
      const now = test.clock.now()
      const facts = { id: 'event', type: 'test', created: now.getTime(), outcome: 'cancelled' } as const
      return signTestEvent(test.env, { ...facts, ref, amountCents: 1, currency: 'eur' }, now)
    },
  }
}

describe('every route that writes', () => {
  let test: TestApp
  let world: World
  beforeAll(async () => {
    ;({ test, world } = await makeWorld())
  })
  afterAll(() => test.close())

  const newest = async () =>
    (await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]?.id ?? ''

  it('is called here', async () => {
    const { body } = await new Client(test).get('/openapi.json')
    const routes = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    )
    const writes = routes.filter((route) => !/^(GET|HEAD) /.test(route) && !questions.includes(route))
    expect(Object.keys(everyWrite).sort()).toEqual(writes.sort())
  })

  it.each(questions)('%s only asks and leaves nothing', async (route) => {
    if (!world.appointment) await world.book(300)
    const before = await newest()
    const answer = await askIn(world, route)
    expect(answer.status).toBe(200)
    expect(await newest()).toBe(before)
  })
  it.each(Object.entries(everyWrite))('%s leaves an audit row of its own', async (_route, call) => {
    const before = await newest()
    const answer = await call(world)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toSatisfy((s) => s < 300) })
    expect((await newest()) > before).toBe(true)
  })

  it('has words in the log of the clinic', async () => {
    const rows = await test.db.orm.selectDistinct({ action: audit.action }).from(audit)
    const known = new Set<string>(knownActs)
    expect(rows.map(({ action }) => action).filter((action) => !known.has(action))).toEqual([])
  })

  it('of somebody signed in names them', async () => {
    const rows = await test.db.orm.select().from(audit).where(eq(audit.actorId, world.doctor.userId))
    const actions = new Set(rows.map(({ action }) => action))
    expect(actions).toContain('workshift.delete')
    expect(actions).toContain('appointment.no-show')
    expect(actions).toContain('condition.edit')
  })
})
