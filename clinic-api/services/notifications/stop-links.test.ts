import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stoppableMails } from '#contract/stop-links'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/users.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { deliverDueMail } from './deliver.ts'
import { stopLinkToken } from './stop-link-token.ts'

const monday = '2026-11-16T07:00:00.000Z'

describe('mails that can be stopped', () => {
  let mails: Awaited<ReturnType<typeof startMailServer>>
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let program: Client

  beforeAll(async () => {
    mails = await startMailServer()
    test = await createTestApp({ now: monday, env: { ...longSessions, SMTP_URL: mails.url } })
    program = new Client(test)
  })
  beforeEach(async () => {
    clinic = await addClinic(test, { name: `Clínica <b>Retiro</b>` })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
  })
  afterAll(async () => {
    await test.close()
    await mails.stop()
  })

  async function book(time: string) {
    const appointmentDate = encodeSlot(Date.parse(`2026-11-24T${time}:00.000Z`), clinic.timeZone)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const answer = await patient.client.post('/appointments', { ...place, appointmentDate })
    expect(answer.status).toBe(201)
    return received(patient.email)
  }

  async function received(address: string) {
    while ((await deliverDueMail(test.deps)) > 0);
    return mails.mailsTo(address)
  }

  const stopUrl = (source: string) => /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(source)?.[1]
  const linkOf = (source: string) => `/stop-links/${stopUrl(source)?.split('/').at(-1)}`
  const choicesOf = async (client: Client) => (await client.get('/users/me/notifications')).body

  it('arrive as text and as HTML, name the clinic, and say in their headers how', async () => {
    const [mail] = await book('08:00')
    const source = mail?.source ?? ''
    expect(source).toContain('Content-Type: multipart/')
    expect(source).toContain('Content-Type: text/plain')
    expect(source).toContain('Content-Type: text/html')
    expect(source).toContain('Content-Type: text/calendar')
    expect(mail?.text.trim().split(/\r?\n/).slice(0, 2)).toEqual([clinic.name, 'Your appointment is booked'])
    expect(source).toContain('>Clínica &lt;b&gt;Retiro&lt;/b&gt;</p>')
    expect(stopUrl(source)).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\/[\w.-]+$/)
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(source).toContain(`http://localhost:3000/unsubscribe/${stopUrl(source)?.split('/').at(-1)}`)
  })

  it('stop by one call without signing in, theirs alone; the tray goes on', async () => {
    const before = await choicesOf(patient.client)
    const [mail] = await book('08:00')
    const link = linkOf(mail?.source ?? '')
    expect(await program.get(link)).toMatchObject({ status: 200, body: { stops: 'visits', on: true } })
    expect(await choicesOf(patient.client)).toEqual(before)
    for (let times = 0; times < 2; times += 1)
      expect(await program.post(link)).toMatchObject({ status: 200, body: { stops: 'visits', on: false } })
    const ways = { ...before.ways, visits: { tray: true, mail: false } }
    expect(await choicesOf(patient.client)).toEqual({ ...before, ways })
    expect(await book('08:30')).toHaveLength(1)
    const acts = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.actorId, patient.userId), eq(audit.action, 'user.notifications')))
    expect(acts).toHaveLength(1)
  })

  it('are each stopped by a link of their own, also by staff who have a summary', async () => {
    const basis = { reminders: 'email', language: 'en', summary: true }
    const ways = { ...(await choicesOf(doctor.client)).ways }
    for (const matter of Object.keys(ways)) ways[matter] = { tray: true, mail: true }
    for (const stops of stoppableMails) {
      await doctor.client.put('/users/me/notifications', { ...basis, ways })
      const before = await choicesOf(doctor.client)
      const link = `/stop-links/${stopLinkToken(test.env, { userId: doctor.userId, stops })}`
      expect(await program.post(link)).toMatchObject({ status: 200, body: { stops, on: false } })
      const after = {
        ...before,
        ...(stops === 'reminders' && { reminders: 'none' }),
        ...(stops === 'summary' && { summary: false }),
        ...(stops in ways && { ways: { ...ways, [stops]: { tray: true, mail: false } } }),
      }
      expect(await choicesOf(doctor.client)).toEqual(after)
    }
  })

  it('are not those that keep an account safe or that somebody asked for', async () => {
    await program.post('/users/forgot-password', { email: patient.email })
    const [mail] = await received(patient.email)
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.source).not.toMatch(/List-Unsubscribe|\/unsubscribe\//)
  })

  it('are stopped by nobody who makes a link up, nor for an account that is gone', async () => {
    const own = stopLinkToken(test.env, { userId: patient.userId, stops: 'visits' })
    const [body = '', signature = ''] = own.split('.')
    const bent = Buffer.from(`${doctor.userId}.visits`).toString('base64url')
    for (const token of [`${bent}.${signature}`, body, `${body}.`, `${own}.${signature}`, 'x'.repeat(200)]) {
      expect((await program.get(`/stop-links/${token}`)).status).toBe(404)
      expect((await program.post(`/stop-links/${token}`)).status).toBe(404)
    }
    await test.db.orm.update(users).set({ deletedAt: test.clock.now() }).where(eq(users.id, patient.userId))
    expect((await program.post(`/stop-links/${own}`)).status).toBe(404)
  })
})
