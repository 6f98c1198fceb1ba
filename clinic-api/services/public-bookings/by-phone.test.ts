import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { textMessages } from '../../db/schema/channels.ts'
import { consents } from '../../db/schema/consents.ts'
import { patients } from '../../db/schema/patients.ts'
import { Client } from '../../testing/client.ts'
import { addKind, addPatient } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import type { TestApp } from '../../testing/test-app.ts'
import {
  addTextingClinic,
  bySmsAlone,
  newMobile,
  startTextingApp,
  type TextingApp,
  type TextingClinic,
} from '../../testing/texting-clinic.ts'
import { roomOfSms, septets } from '../channels/gsm.ts'

/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe('bookings with a phone number alone', () => {
  let app: TextingApp
  let test: TestApp
  let provider: TextingApp['provider']
  let house: TextingClinic
  let kind: Awaited<ReturnType<typeof addKind>>
  let serial = 0
  let slug: string
  let number: string

  beforeAll(async () => {
    app = await startTextingApp()
    test = app.test
    provider = app.provider
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    serial += 1
    slug = `movil-${serial}`
    number = newMobile()
    const named = { shiftAt: at(0), name: 'Clínica de la Señora del Perpetuo Socorro y San Ildefonso' }
    house = await addTextingClinic(app, named, bySmsAlone)
    const { name, city, district, postalCode } = house.clinic
    await house.owner.client.put(`/clinics/${house.clinic.id}`, { name, city, district, postalCode, slug })
    kind = await addKind(test, house.clinic, { minutes: 30, public: true })
  })

  let browsers = 0
  const hold = (minutes: number, more: object = {}) => {
    browsers += 1
    const client = new Client(test)
    client.cookies.browser = `phone-${browsers}`
    const body = {
      slug,
      kindId: kind.id,
      doctorId: house.doctor.id,
      appointmentDate: encodeSlot(Date.parse(at(minutes)), house.clinic.timeZone),
      name: 'Rosa',
      surname: 'Vidal',
      birthdate: '1990-02-03',
      phone: number.slice(3),
      language: 'es',
      consent: true,
      ...more,
    }
    const headers = { 'x-forwarded-for': `10.7.${Math.floor(browsers / 250)}.${browsers % 250}` }
    return client.call('POST', '/public/bookings', { body, headers })
  }
  const texts = () => provider.taken.filter(({ to }) => to === number)
  async function lastToken(): Promise<string> {
    await app.sendTexts()
    return /\/booking\/(\w+)$/.exec(texts().at(-1)?.body ?? '')?.[1] ?? ''
  }
  const confirm = (token: string, body?: object) => new Client(test).post(`/public/bookings/${token}`, body)
  const toVerify = async () => (await house.owner.client.get('/patients/to-verify')).body.patients
  const month = async () => (await house.owner.client.get(`/clinics/${house.clinic.id}/channels`)).body.month

  it('are confirmed by a short link in one SMS, which costs what the clinic says', async () => {
    expect((await new Client(test).get(`/public/clinics/${slug}`)).body.writesBy).toEqual(['sms'])
    const held = await hold(0, { agreed: ['sms'] })
    expect(held).toMatchObject({ status: 202, body: { heldUntil: '2026-11-16T07:15:00.000Z' } })
    const token = await lastToken()
    expect(token).toMatch(/^\w{12}$/)
    const [sent] = texts()
    expect(sent?.body).toContain('mar 24 nov, 09:00')
    expect(sent?.body).toContain('08:15')
    expect(septets(sent?.body ?? '')).toBeLessThanOrEqual(roomOfSms)
    expect(await month()).toMatchObject({ cents: 8, sms: 1 })
    const shown = (await new Client(test).get(`/public/bookings/${token}`)).body
    expect(shown).toMatchObject({ state: 'held', sentBy: 'sms' })
    expect(JSON.stringify(shown)).not.toMatch(/Rosa|Vidal|600/)
    const done = await confirm(token)
    expect(done).toMatchObject({ status: 200, body: { state: 'confirmed', start: at(0) } })
    expect(done.body.links.cancel).toMatch(/^\/visit\//)
    const [person] = await toVerify()
    expect(person).toMatchObject({ name: 'Rosa', email: '', phone: number.slice(3) })
    const [row] = await test.db.orm.select().from(patients).where(eq(patients.id, person._id))
    expect(row?.verifiedPhone).toBe(number)
    const words = await test.db.orm.select().from(consents).where(eq(consents.patientId, person._id))
    expect(words).toMatchObject([{ kind: 'sms', given: true, askedBy: null }])
    const [text] = await test.db.orm.select().from(textMessages).where(eq(textMessages.recipient, number))
    expect(text?.patientId).toBe(person._id)
    // They booked themselves: nobody has to call and tell them.
    expect((await house.owner.client.get(`/calls?clinicId=${house.clinic.id}`)).body.calls).toEqual([])
  })

  it('offer an account at an address that they name afterwards', async () => {
    await hold(0)
    const token = await lastToken()
    expect((await confirm(token, { account: true, email: 'x@example.test' })).status).toBe(409)
    await confirm(token)
    const email = `rosa.movil${serial}@example.test`
    expect((await confirm(token, { account: true, email })).status).toBe(200)
    const mails = (await readMails(test)).filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('reset-password?token=')
    expect((await toVerify())[0]).toMatchObject({ email })
  })

  it('are a known patient’s at once when document, birthdate and verified number are theirs', async () => {
    const known = await addPatient(test, { clinicId: house.clinic.id, phone: number.slice(3) })
    const theirs = { birthdate: known.birthdate, document: { kind: 'dni', number: known.dni } }
    await hold(0, theirs)
    await confirm(await lastToken())
    expect(await toVerify()).toHaveLength(1)
    await test.db.orm.update(patients).set({ verifiedPhone: number }).where(eq(patients.id, known.id))
    await hold(30, theirs)
    await confirm(await lastToken())
    expect(await toVerify()).toHaveLength(1)
    const own = (await known.client.get(`/appointments/patient/${known.id}`)).body
    expect(own).toMatchObject([{ appointmentDate: at(30) }])
  })

  it('are refused where no text can be sent, with what to do', async () => {
    const landline = await hold(0, { phone: '912345678' })
    expect(landline).toMatchObject({
      status: 400,
      body: {
        errors: { phone: 'This number gets no text messages. Write a mobile number or an email address.' },
      },
    })
    expect(await hold(0, { phone: null })).toMatchObject({
      status: 400,
      body: { errors: { email: 'Write an email address or a mobile number' } },
    })
    await house.writeBy({ monthlyCapCents: 7 })
    const byEmail = { errors: { email: 'This clinic confirms by email. Write an address.' } }
    expect(await hold(0)).toMatchObject({ status: 400, body: byEmail })
    await house.writeBy({ senders: { sms: null, whatsapp: null } })
    expect(await hold(0)).toMatchObject({ status: 400, body: byEmail })
    expect((await new Client(test).get(`/public/clinics/${slug}`)).body.writesBy).toEqual([])
    // A landline is no fault where a mail brings the link, and nothing was kept by those that were refused.
    expect((await hold(0, { phone: '912345678', email: 'a@example.test' })).status).toBe(202)
    expect(texts()).toEqual([])
  })

  it('are five open ones a number, however it is written, and ten messages a day', async () => {
    const ways = [number.slice(3), number, `0034${number.slice(3)}`, number.slice(3), number]
    for (const [index, phone] of ways.entries()) expect((await hold(30 * index, { phone })).status).toBe(202)
    const sixth = await hold(150)
    expect(sixth.status).toBe(429)
    expect(sixth.headers['retry-after']).toBe('900')
    test.clock.advance({ seconds: 901 })
    for (let index = 0; index < 5; index += 1) expect((await hold(30 * index)).status).toBe(202)
    test.clock.advance({ seconds: 901 })
    expect((await hold(0)).status).toBe(429)
    expect((await hold(0, { phone: '611222333' })).status).toBe(202)
  })

  it('are not written about once the time ran out or was confirmed, and cost nothing then', async () => {
    await hold(0)
    test.clock.advance({ seconds: 901 })
    expect(await lastToken()).toBe('')
    const [row] = await test.db.orm
      .select()
      .from(textMessages)
      .where(eq(textMessages.recipient, number))
      .orderBy(desc(textMessages.id))
    expect(row).toMatchObject({ state: 'dropped', cost: 0 })
  })
})
