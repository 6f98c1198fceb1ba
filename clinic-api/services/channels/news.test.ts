import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { calls } from '../../db/schema/calls.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { offers } from '../../db/schema/waitlist.ts'
import { Client } from '../../testing/client.ts'
import { addPatient } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import type { TestApp } from '../../testing/test-app.ts'
import {
  addReachablePatient,
  addTextingClinic,
  startTextingApp,
  type TextingApp,
  type TextingClinic,
} from '../../testing/texting-clinic.ts'
import { handOutTimes } from '../waitlist/waitlist-worker.ts'

const visitAt = '2026-11-24T09:30:00.000Z'
const later = '2026-11-24T10:30:00.000Z'

describe('news of a visit by the channels of a clinic', () => {
  let app: TextingApp
  let test: TestApp
  let provider: TextingApp['provider']
  let house: TextingClinic
  let patient: Awaited<ReturnType<typeof addReachablePatient>>

  beforeAll(async () => {
    const names = ['booked', 'moved', 'cancelled', 'offer', 'reminder']
    const templates = Object.fromEntries(names.map((name) => [`${name}.en`, `HX-${name}`]))
    app = await startTextingApp({ WHATSAPP_TEMPLATES: JSON.stringify(templates) })
    test = app.test
    provider = app.provider
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T09:00:00.000Z')
    await app.forget()
    await test.db.orm.delete(calls)
    house = await addTextingClinic(app, { shiftAt: '2026-11-24T08:00:00.000Z' })
    patient = await addReachablePatient(app, house)
  })

  const prefer = (reminders: string) => patient.client.put('/users/me/notifications', { reminders })
  const book = (by: { client: Client } = patient) => house.book(patient, visitAt, by)
  const move = (id: string) =>
    house.doctor.client.put(`/appointments/${id}/reschedule`, {
      appointmentDate: encodeSlot(Date.parse(later), house.clinic.timeZone),
    })
  const cancel = (id: string) => patient.client.put(`/appointments/${id}/cancel`)
  /** Everything that is due goes out; answers the kinds of mails that reached the patient. */
  async function send(): Promise<string[]> {
    await readMails(test)
    await app.sendTexts()
    await readMails(test)
    const mails = await test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))
    return mails.filter(({ sentAt }) => sentAt).map(({ kind }) => kind)
  }
  const texts = () => provider.taken.map(({ to, body }) => [to, body])
  const told = async (id: string) =>
    (await house.doctor.client.get(`/appointments/${id}/messages`)).body.map(
      ({ kind, channel, state }: { kind: string; channel: string; state: string }) =>
        `${kind} ${channel} ${state}`,
    )

  it.each(['sms', 'whatsapp'])('goes by %s to who named it, and not by e-mail', async (channel) => {
    await prefer(channel)
    const id = await book()
    expect(await send()).toEqual([])
    test.clock.advance({ minutes: 1 })
    await move(id)
    await send()
    test.clock.advance({ minutes: 1 })
    await cancel(id)
    expect(await send()).toEqual([])
    const to = channel === 'sms' ? patient.number : `whatsapp:${patient.number}`
    expect(texts()).toEqual([
      [to, expect.stringMatching(/Tue 24 Nov.+10:30/)],
      [to, expect.stringMatching(/Tue 24 Nov.+11:30/)],
      [to, expect.stringMatching(/Tue 24 Nov.+11:30/)],
    ])
    expect((await told(id)).filter((each: string) => !each.includes('planned'))).toEqual([
      `booked ${channel} sent`,
      `moved ${channel} sent`,
      `cancelled ${channel} sent`,
    ])
  })

  it('has one short link, under which the visit can be changed, and which says when it is cancelled', async () => {
    await prefer('sms')
    const id = await book()
    await send()
    const token = /\/v\/(\w+)$/.exec(provider.taken[0]?.body ?? '')?.[1]
    const stranger = new Client(test)
    expect((await stranger.get(`/visit-links/${token}`)).body).toMatchObject({
      action: 'choose',
      state: 'open',
    })
    await cancel(id)
    await send()
    const next = /\/v\/(\w+)$/.exec(provider.taken[1]?.body ?? '')?.[1]
    expect(next).not.toBe(token)
    expect((await stranger.get(`/visit-links/${next}`)).body).toMatchObject({
      action: 'cancel',
      state: 'done',
    })
  })

  it.each([
    ['chose nothing', async () => {}],
    ['chose e-mail', () => prefer('email')],
    ['wants no reminders', async () => [await prefer('sms'), await prefer('none')]],
    [
      'never agreed',
      async () => [await prefer('sms'), await agree('sms', false), await agree('whatsapp', false)],
    ],
  ])('goes by e-mail as ever to who %s', async (_who, arrange) => {
    await arrange()
    const id = await book()
    await send()
    await cancel(id)
    expect((await send()).toSorted()).toEqual(['appointment-booked', 'appointment-cancelled'])
    expect(texts()).toEqual([])
  })
  const agree = (kind: string, given: boolean) =>
    patient.client.put(`/patients/${patient.id}/consents`, { kind, version: 1, given })

  it('falls back from WhatsApp to SMS and then to the mail, once', async () => {
    await prefer('whatsapp')
    provider.behave(() => ({ status: 400, code: 21211 }))
    const id = await book()
    expect(await send()).toEqual(['appointment-booked'])
    expect(await send()).toEqual(['appointment-booked'])
    expect(await told(id)).toEqual(
      expect.arrayContaining(['booked whatsapp failed', 'booked sms failed', 'booked email sent']),
    )
  })

  it('goes by e-mail when the cap is reached or the number is a landline', async () => {
    await prefer('sms')
    await house.writeBy({ monthlyCapCents: 7, order: ['sms', 'email'] })
    const id = await book()
    expect(await send()).toEqual(['appointment-booked'])
    await house.writeBy({ order: ['sms', 'email'] })
    await test.db.orm.update(patients).set({ phone: '912345678' }).where(eq(patients.id, patient.id))
    await cancel(id)
    expect(await send()).toHaveLength(2)
    expect(texts()).toEqual([])
  })

  it('keeps a calendar right that a mail has filled, and says it by text as well, once', async () => {
    const id = await book()
    expect(await send()).toEqual(['appointment-booked'])
    await prefer('sms')
    test.clock.advance({ minutes: 1 })
    await cancel(id)
    expect(await send()).toEqual(['appointment-booked', 'appointment-cancelled'])
    expect(texts()).toHaveLength(1)
    expect(await send()).toHaveLength(2)
    expect(texts()).toHaveLength(1)
  })

  it('reaches a patient without an address who agreed; without a channel the desk is to call', async () => {
    await test.db.orm.update(users).set({ email: null }).where(eq(users.id, patient.userId))
    await test.db.orm.update(patients).set({ email: '' }).where(eq(patients.id, patient.id))
    const id = await book(house.doctor)
    await send()
    expect(texts()).toHaveLength(1)
    const waiting = async () =>
      (await house.doctor.client.get(`/calls?clinicId=${house.clinic.id}`)).body.calls
    expect(await waiting()).toEqual([])
    // The desk may ask them for a confirmation, too.
    expect((await house.doctor.client.put(`/appointments/${id}/ask-confirmation`)).status).toBe(200)
    await send()
    expect(texts()).toHaveLength(2)
    provider.behave(() => ({ status: 400, code: 21211 }))
    test.clock.advance({ minutes: 1 })
    await house.doctor.client.put(`/appointments/${id}/cancel`)
    await send()
    expect(await waiting()).toMatchObject([{ appointmentId: id, about: 'cancelled', why: 'no-channel' }])
  })

  it('is not told when it has changed before the text went, or the quiet hours end after the visit', async () => {
    await prefer('sms')
    provider.behave(() => ({ status: 503 }))
    const id = await book()
    await send()
    provider.behave(() => 'take')
    await cancel(id)
    test.clock.advance({ minutes: 2 })
    await send()
    expect(texts()).toEqual([[patient.number, expect.stringContaining('cancelled')]])
  })

  it('waits for the end of the clinic’s quiet hours', async () => {
    await prefer('sms')
    test.clock.set('2026-11-16T22:30:00.000Z')
    await book()
    expect(await send()).toEqual([])
    expect(texts()).toEqual([])
    test.clock.set('2026-11-17T07:00:00.000Z')
    await send()
    expect(texts()).toHaveLength(1)
  })

  it('offers a time of the waitlist, which its short link takes or declines', async () => {
    await prefer('sms')
    const taken = await addPatient(test, { clinicId: house.clinic.id })
    const freed = await house.book(taken, visitAt, taken)
    const any = { weekdays: [], from: '08:00', to: '20:00', until: '2026-12-10' }
    const wish = { clinicId: house.clinic.id, doctorId: house.doctor.id, ...any }
    const joined = await patient.client.post('/waitlist', wish)
    expect(joined.status, JSON.stringify(joined.body)).toBe(201)
    await taken.client.put(`/appointments/${freed}/cancel`)
    await handOutTimes(test.deps)
    await send()
    const [offer] = await test.db.orm.select().from(offers).where(eq(offers.patientId, patient.id))
    expect(texts()).toEqual([[patient.number, expect.stringMatching(/24 Nov.+kept for you until/)]])
    const link = `/visit-links/${/\/v\/(\w+)$/.exec(provider.taken[0]?.body ?? '')?.[1]}`
    const stranger = new Client(test)
    expect((await stranger.get(link)).body).toMatchObject({ action: 'choose', state: 'open', offer: {} })
    expect((await stranger.post(link, { action: 'confirm' })).status).toBe(403)
    expect((await stranger.post(link, { action: 'accept' })).body).toMatchObject({
      action: 'accept',
      state: 'done',
    })
    expect((await stranger.get(link)).body).toMatchObject({ action: 'accept', state: 'done' })
    expect(offer?.state).toBe('open')
  })
})
