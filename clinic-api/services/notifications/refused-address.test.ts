import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notifications'
import { encodeSlot } from '#contract/time'
import { outbox } from '../../db/schema/outbox.ts'
import { users } from '../../db/schema/users.ts'
import { idAt } from '../../db/timed-ids.ts'
import { MailRefusedError } from '../../ports/mailer.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { deliverDueMail } from './deliver.ts'

const refusal = new MailRefusedError('no such box', { isAddress: true })

describe.each(statementKinds)('an address that the mail server refuses, on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let stranger: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let visitId: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    await test.db.orm.delete(outbox)
    const clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { phone: '+34600123456' })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const appointmentDate = encodeSlot(Date.parse('2026-11-24T09:30:00.000Z'), clinic.timeZone)
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
    visitId = (await patient.client.post('/appointments', booking)).body.appointmentId
  })
  afterAll(() => test.close())

  /** Delivers what is due to a server that answers so; without `fault` it takes everything. */
  const deliver = (fault?: Error) =>
    deliverDueMail({
      ...test.deps,
      mailer: {
        send: () => (fault ? Promise.reject(fault) : Promise.resolve()),
        kept: async () => [],
        forget: async () => {},
        close: () => {},
      },
    })

  async function queue(recipient = patient.email): Promise<void> {
    const now = test.clock.now()
    const payload = { language: 'en', clinicName: null }
    const row = { id: idAt(now), kind: 'genetic-study', recipient, payload }
    await test.db.orm.insert(outbox).values({ ...row, nextAttemptAt: now, createdAt: now })
  }

  async function told({ client }: Pick<typeof desk, 'client'>): Promise<Notification[]> {
    const { body } = await client.get('/notifications')
    return body.notifications.filter(({ kind }: Notification) => kind === 'mail-refused')
  }

  /** How the reminders ahead stand on the appointment's page. */
  async function ahead(): Promise<string[]> {
    const { body } = await desk.client.get(`/appointments/${visitId}/messages`)
    return body.flatMap(({ kind, state, why }: Record<string, string>) =>
      kind === 'reminder' ? [why ? `${state}: ${why}` : state] : [],
    )
  }
  const planned = ['planned', 'planned']
  const refused = ['dropped: address-refused', 'dropped: address-refused']

  it('marks the reminders ahead, and tells the desk once, with the phone number', async () => {
    for (let more = 0; more < 6; more += 1) await queue()
    expect(await ahead()).toEqual(planned)
    expect(await deliver(refusal)).toBe(7)
    expect(await ahead()).toEqual(refused)
    const [notice, ...others] = await told(desk)
    expect(notice).toMatchObject({ patientId: patient.id, phone: '+34600123456', read: false })
    expect(notice?.href).toBe(`/app/history/${patient.id}`)
    expect(others).toEqual([])
    for (const somebody of [doctor, patient, stranger]) expect(await told(somebody)).toEqual([])
    await queue()
    await deliver(refusal)
    expect(await told(desk)).toHaveLength(1)
  })

  it('works again after a mail that goes through', async () => {
    await deliver(refusal)
    await queue(patient.email.toUpperCase())
    await deliver()
    expect(await ahead()).toEqual(planned)
    await queue()
    await deliver(refusal)
    expect(await told(desk)).toHaveLength(2)
  })

  it('says nothing of the next address, nor do mails that still go to the one before', async () => {
    const { email } = patient
    const change = (to: string) =>
      test.db.orm.update(users).set({ email: to }).where(eq(users.id, patient.userId))
    await deliver(refusal)
    await change(`new-${email}`)
    expect(await ahead()).toEqual(planned)
    await queue(email)
    await deliver(refusal)
    expect(await ahead()).toEqual(planned)
    expect(await told(desk)).toHaveLength(1)
    await queue(`new-${email}`)
    await deliver(refusal)
    await queue(email)
    await deliver()
    expect(await ahead()).toEqual(refused)
  })

  it('is not one to which a single mail was refused, or that was only out of reach', async () => {
    await deliver(new MailRefusedError('too large'))
    await queue()
    await test.db.orm.update(outbox).set({ attempts: 11 })
    await deliver(new Error('down'))
    const rows = await test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))
    expect(rows.map(({ failedAt }) => failedAt === null)).toEqual([false, false])
    expect(await ahead()).toEqual(planned)
    expect(await told(desk)).toEqual([])
  })

  it('tells no number to a clinic whose access the patient has ended', async () => {
    await deliver(refusal)
    expect(await told(desk)).toMatchObject([{ phone: '+34600123456' }])
    await patient.client.put(`/appointments/${visitId}/cancel`)
    const { clinicId } = desk
    const ended = await patient.client.put(`/patients/${patient.id}/access`, { clinicId, open: false })
    expect(ended.status).toBe(200)
    const [notice] = await told(desk)
    expect(notice).toMatchObject({ patientId: patient.id })
    expect(notice).not.toHaveProperty('phone')
  })
})
