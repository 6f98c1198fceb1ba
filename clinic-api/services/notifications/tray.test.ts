import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notifications'
import { encodeSlot } from '#contract/time'
import { notifications } from '../../db/schema/notifications.ts'
import { idAt } from '../../db/timed-ids.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { handOutTimes } from '../waitlist/waitlist-worker.ts'
import { visitLinkToken } from './visit-link-token.ts'

const day = '2026-11-24'

describe.each(statementKinds)('the tray on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let colleague: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    colleague = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    await addShift(test, doctor, `${day}T08:00:00.000Z`)
  })
  afterAll(() => test.close())

  const tray = async (client: Client): Promise<Notification[]> =>
    (await client.get('/notifications')).body.notifications
  const kinds = async (client: Client) => (await tray(client)).map(({ kind }) => kind)
  /** Everybody's tray, so that people who are not named must have received nothing. */
  const told = async () => ({
    patient: await kinds(patient.client),
    doctor: await kinds(doctor.client),
    colleague: await kinds(colleague.client),
    desk: await kinds(desk.client),
    stranger: await kinds(stranger.client),
  })
  const nobody = { patient: [], doctor: [], colleague: [], desk: [], stranger: [] }
  const at = (time: string) => encodeSlot(Date.parse(`${day}T${time}:00.000Z`), clinic.timeZone)
  const book = async (client: Client, time = '08:00'): Promise<string> => {
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const answer = await client.post('/appointments', { ...place, appointmentDate: at(time) })
    expect(answer.status).toBe(201)
    return answer.body.appointmentId
  }
  const doctorName = () => `${doctor.name} ${doctor.surname}`
  const forget = () => test.db.orm.delete(notifications)

  it('tells the doctor and who runs the clinic of a booking, and not the patient who made it', async () => {
    const id = await book(patient.client)
    expect(await told()).toEqual({ ...nobody, doctor: ['visit-booked'], desk: ['visit-booked'] })
    const start = `${day}T08:00:00.000Z`
    const facts = { appointmentId: id, start, timeZone: clinic.timeZone, href: `/app/appointments/${id}` }
    const [ofDoctor] = await tray(doctor.client)
    expect(ofDoctor).toEqual({
      ...facts,
      kind: 'visit-booked',
      _id: expect.any(String),
      at: test.clock.now().toISOString(),
      read: false,
    })
    expect((await tray(desk.client))[0]).toMatchObject({ ...facts, doctorName: doctorName() })
  })

  it('tells the patient of what the desk books, moves and cancels', async () => {
    const id = await book(desk.client)
    expect(await told()).toEqual({ ...nobody, patient: ['visit-booked'], doctor: ['visit-booked'] })
    await forget()
    await desk.client.put(`/appointments/${id}/reschedule`, { appointmentDate: at('08:30') })
    expect(await told()).toEqual({ ...nobody, patient: ['visit-moved'], doctor: ['visit-moved'] })
    expect((await tray(patient.client))[0]).toMatchObject({
      start: `${day}T08:30:00.000Z`,
      previousStart: `${day}T08:00:00.000Z`,
      doctorName: doctorName(),
    })
    await forget()
    await desk.client.put(`/appointments/${id}/cancel`)
    expect(await told()).toEqual({ ...nobody, patient: ['visit-cancelled'], doctor: ['visit-cancelled'] })
  })

  it('tells the staff that the patient is coming, once', async () => {
    const id = await book(patient.client)
    await forget()
    const facts = {
      appointmentId: id,
      startAt: Date.parse(`${day}T08:00:00.000Z`),
      action: 'confirm' as const,
    }
    const link = `/visit-links/${visitLinkToken(test.env, facts)}`
    for (const _time of [1, 2]) {
      expect((await new Client(test).post(link, { action: 'confirm' })).status).toBe(200)
    }
    expect(await told()).toEqual({ ...nobody, doctor: ['visit-confirmed'], desk: ['visit-confirmed'] })
  })

  it('names the clinic of a message to its patient, and the patient of one to nobody', async () => {
    const asked = { clinicId: clinic.id, subject: 'result', text: 'Hello' }
    const { body: thread } = await patient.client.post('/threads', asked)
    const about = { kind: 'message', threadId: thread._id, href: `/app/messages/${thread._id}` }
    const [ofDesk] = await tray(desk.client)
    expect(ofDesk).toEqual({ ...about, _id: expect.any(String), at: expect.any(String), read: false })
    await desk.client.post(`/threads/${thread._id}/messages`, { text: 'Good morning' })
    expect(await tray(patient.client)).toMatchObject([{ ...about, clinicName: clinic.name }])
  })

  it('says nothing of a visit that was refused', async () => {
    await book(patient.client)
    await forget()
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    expect(
      await patient.client.post('/appointments', { ...place, appointmentDate: at('08:00') }),
    ).toMatchObject({
      status: 409,
    })
    expect(await told()).toEqual(nobody)
  })

  it('tells both doctors when a visit is handed over, and the patient that it moved', async () => {
    const id = await book(desk.client)
    await addShift(test, colleague, `${day}T08:00:00.000Z`)
    await forget()
    const to = { doctorId: colleague.id, appointmentDate: at('08:00') }
    const answer = await desk.client.post('/visits/resolve', { plan: [{ appointmentId: id, to }] })
    expect(answer.status).toBe(200)
    expect(await told()).toEqual({
      ...nobody,
      patient: ['visit-moved'],
      doctor: ['visit-handed-over'],
      colleague: ['visit-handed-over'],
    })
    await desk.client.post(`/undo/${answer.body.undo}`)
    expect(await told()).toEqual(nobody)
  })

  it('tells doctors of hours and days off that others change', async () => {
    const place = { doctorId: doctor.id, clinicId: clinic.id }
    await doctor.client.post('/workshifts', { ...place, startDate: '2026-12-01T08:00:00Z', duration: 60 })
    expect(await told()).toEqual(nobody)
    await desk.client.post('/workshifts', { ...place, startDate: '2026-12-02T08:00:00Z', duration: 60 })
    await desk.client.post('/days-off', {
      ...place,
      from: '2026-12-03',
      to: '2026-12-03',
      reason: 'vacation',
    })
    expect(await told()).toEqual({ ...nobody, doctor: ['hours-changed', 'hours-changed'] })
  })

  it('tells the patient of an offer, with the time until which it stands', async () => {
    const freed = await book(patient.client, '08:00')
    const wish = { clinicId: clinic.id, doctorId: doctor.id, weekdays: [], from: '08:00', to: '20:00' }
    await patient.client.post('/waitlist', { ...wish, until: '2026-12-10' })
    await doctor.client.put(`/appointments/${freed}/cancel`)
    await forget()
    await handOutTimes(test.deps)
    expect(await told()).toEqual({ ...nobody, patient: ['slot-offered'] })
    expect((await tray(patient.client))[0]).toMatchObject({
      start: `${day}T08:00:00.000Z`,
      doctorName: doctorName(),
      href: '/app/appointments',
      expiresAt: new Date(test.clock.now().getTime() + 15 * 60_000).toISOString(),
      read: false,
    })
    const [wait] = (await patient.client.get('/waitlist')).body
    await patient.client.post(`/offers/${wait.offer._id}/decline`)
    expect((await tray(patient.client))[0]).toMatchObject({ kind: 'slot-offered', read: true })
  })

  it('tells the patient of files, and the doctor who asked for a FASTQ file that it has come', async () => {
    const file = { name: 'x', bytes: Buffer.from('x') }
    await upload(test, doctor.client, `/histories/${patient.historyId}/image`, file)
    expect(await told()).toEqual({ ...nobody, patient: ['image-added'] })
    await forget()
    await colleague.client.post(`/patients/${patient.id}/fastq-request`)
    expect(await told()).toEqual({ ...nobody, patient: ['fastq-requested'] })
    await upload(test, patient.client, `/patients/${patient.id}/fastq`, file)
    expect(await told()).toEqual({ ...nobody, patient: ['fastq-requested'], colleague: ['fastq-stored'] })
  })

  it('tells whose account it is of a new password, whoever set it', async () => {
    await patient.client.post('/users/change-password', {
      currentPassword: testPassword,
      newPassword: 'Another-456',
    })
    expect(await told()).toEqual({ ...nobody, patient: ['password-changed'] })
    expect((await tray(patient.client))[0]?.href).toBe('/app/patients/edit')
  })

  it('pages by what comes after, while more arrives, and counts what is unread', async () => {
    for (const time of ['08:00', '08:30']) await book(desk.client, time)
    const first = await doctor.client.get('/notifications?limit=1')
    expect(first.body).toMatchObject({ unread: 2, notifications: [{ start: `${day}T08:30:00.000Z` }] })
    await addShift(test, doctor, '2026-11-25T08:00:00.000Z')
    const later = encodeSlot(Date.parse('2026-11-25T08:00:00.000Z'), clinic.timeZone)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    await desk.client.post('/appointments', { ...place, appointmentDate: later })
    const second = await doctor.client.get(`/notifications?limit=1&cursor=${first.body.nextCursor}`)
    expect(second.body).toMatchObject({
      nextCursor: null,
      unread: 3,
      notifications: [{ start: `${day}T08:00:00.000Z` }],
    })
  })

  it('marks some or all as read, of the own ones only', async () => {
    for (const time of ['08:00', '08:30']) await book(desk.client, time)
    const [newest, oldest] = await tray(doctor.client)
    await patient.client.put('/notifications/read', { ids: [newest?._id] })
    expect((await doctor.client.get('/notifications')).body.unread).toBe(2)
    await doctor.client.put('/notifications/read', { ids: [oldest?._id] })
    expect((await tray(doctor.client)).map(({ read }) => read)).toEqual([false, true])
    await book(desk.client, '09:00')
    for (const body of [{}, undefined]) {
      expect((await doctor.client.put('/notifications/read', body)).status).toBe(200)
      expect((await doctor.client.get('/notifications')).body.unread).toBe(0)
      if (body) await book(desk.client, '09:30')
    }
  })

  it('shows an entry for 90 days', async () => {
    await book(desk.client)
    const mine = eq(notifications.userId, doctor.userId)
    const age = async (days: number) => {
      const past = new Date(test.clock.now().getTime() - days * 86_400_000)
      await test.db.orm
        .update(notifications)
        .set({ at: past, id: idAt(past) })
        .where(mine)
      return kinds(doctor.client)
    }
    expect(await age(89)).toEqual(['visit-booked'])
    expect(await age(91)).toEqual([])
  })
})
