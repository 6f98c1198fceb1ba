import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import type { VisitLinkAction } from '#contract/visit-links'
import { clinics } from '../../db/schema/clinics.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { visitLinkToken } from '../notifications/visit-link-token.ts'

// Tuesday 24 November 2026, 10:30 in Madrid.
const visitAt = '2026-11-24T09:30:00.000Z'

describe('links of a reminder', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: Client
  let id: string

  beforeAll(async () => {
    test = await createTestApp({ env: longSessions })
    clinic = await addClinic(test)
    stranger = new Client(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set('2026-11-22T09:30:00.000Z')
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const { body } = await patient.client.post('/appointments', {
      ...booking,
      appointmentDate: wire(visitAt),
    })
    id = body.appointmentId
  })

  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const linkTo = (action: VisitLinkAction, startAt = visitAt) =>
    `/visit-links/${visitLinkToken(test.env, { appointmentId: id, startAt: Date.parse(startAt), action })}`
  const visit = async () => (await doctor.client.get(`/appointments/${id}`)).body

  it('says what it is about to whoever holds it, without a name, and changes nothing by that', async () => {
    const answer = await stranger.get(linkTo('cancel'))
    expect(answer).toMatchObject({
      status: 200,
      body: { action: 'cancel', state: 'open', clinicName: clinic.name, start: visitAt, free: [] },
    })
    expect(JSON.stringify(answer.body)).not.toContain(patient.surname)
    expect(await visit()).toMatchObject({ status: 'pending', confirmedAt: null })
  })

  it('confirms, and says so to the staff until the visit moves', async () => {
    const link = linkTo('confirm')
    expect(await stranger.post(link, { action: 'confirm' })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    })
    expect(await stranger.post(link, { action: 'confirm' })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    })
    expect((await visit()).confirmedAt).toBe('2026-11-22T09:30:00.000Z')
    await doctor.client.put(`/appointments/${id}/reschedule`, {
      appointmentDate: wire('2026-11-24T12:00:00.000Z'),
    })
    expect((await visit()).confirmedAt).toBeNull()
    expect((await stranger.get(link)).body.state).toBe('ended')
  })

  it('cancels, and repeating it changes nothing', async () => {
    const link = linkTo('cancel')
    expect(await stranger.post(link, { action: 'cancel' })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    })
    expect(await stranger.post(link, { action: 'cancel' })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    })
    expect((await visit()).status).toBe('cancelled')
    expect((await stranger.get(linkTo('confirm'))).body.state).toBe('ended')
  })

  it('moves to one of the free times that it offers', async () => {
    const link = linkTo('move')
    const [first, second] = (await stranger.get(link)).body.free
    expect(first).toBe('2026-11-24T08:00:00.000Z')
    const moved = await stranger.post(link, { action: 'move', appointmentDate: wire(second) })
    expect(moved).toMatchObject({ status: 200, body: { state: 'done', start: second, free: [] } })
    expect((await visit()).appointmentDate).toBe(second)
  })

  it('offers other times when the chosen one is taken', async () => {
    const link = linkTo('move')
    const other = await addPatient(test)
    const taken = wire('2026-11-24T08:00:00.000Z')
    const booking = { patientId: other.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate: taken }
    await other.client.post('/appointments', booking)
    const answer = await stranger.post(link, { action: 'move', appointmentDate: taken })
    expect(answer).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(answer.body.alternatives).toHaveLength(3)
    expect((await visit()).appointmentDate).toBe(visitAt)
  })

  it('tells nobody of another visit of the patient that is in the way', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, '2026-11-24T08:00:00.000Z', 1)
    const appointmentDate = wire('2026-11-24T08:00:00.000Z')
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: colleague.id, appointmentDate }
    expect((await patient.client.post('/appointments', booking)).status).toBe(201)
    const { body } = await stranger.post(linkTo('move'), { action: 'move', appointmentDate })
    expect(body).toEqual({
      code: 'slot_taken',
      message: 'This time is no longer available',
      alternatives: expect.any(Array),
    })
  })

  it('does only its one thing', async () => {
    const answer = await stranger.post(linkTo('confirm'), { action: 'cancel' })
    expect(answer.status).toBe(403)
    expect((await visit()).status).toBe('pending')
  })

  it('ends with the visit', async () => {
    test.clock.set(visitAt)
    for (const action of ['confirm', 'cancel'] as const) {
      expect((await stranger.get(linkTo(action))).body.state).toBe('ended')
      expect(await stranger.post(linkTo(action), { action })).toMatchObject({ status: 409 })
    }
    expect(await visit()).toMatchObject({ status: 'pending', confirmedAt: null })
  })

  it('gives the visit to calendar programs, until it is cancelled or its links are revoked', async () => {
    const file = `${linkTo('confirm')}/calendar.ics`
    const answer = await stranger.get(file)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toContain(`UID:${id}`)
    expect(answer.body).toContain('DTSTART;TZID=Europe/Madrid:20261124T103000')
    expect(answer.body).not.toContain(patient.surname)
    await patient.client.delete(`/appointments/${id}/links`)
    expect((await stranger.get(file)).status).toBe(404)
    const anew = { appointmentId: id, startAt: Date.parse(visitAt), action: 'confirm', version: 1 } as const
    const again = `/visit-links/${visitLinkToken(test.env, anew)}/calendar.ics`
    expect((await stranger.get(again)).status).toBe(200)
    await patient.client.put(`/appointments/${id}/cancel`)
    expect((await stranger.get(again)).status).toBe(404)
  })

  it('names the clinic of the mail and its phone, whatever became of the visit', async () => {
    await test.db.orm.update(clinics).set({ phone: '910 000 000' }).where(eq(clinics.id, clinic.id))
    const [mail] = (await readMails(test)).filter(({ to }) => to === patient.email)
    expect(mail?.text).toContain('Phone: 910 000 000')
    const from = /unsubscribe\/\S+from=([^\s&"]+)/.exec(mail?.source ?? '')?.[1]
    const known = { name: clinic.name, phone: '910 000 000' }
    expect(await stranger.get(`/mail-clinics/${from}`)).toMatchObject({ status: 200, body: known })
    expect((await stranger.get(`/mail-clinics/${from}x`)).status).toBe(404)
    expect((await stranger.get(`/mail-clinics/${clinic.id}`)).status).toBe(404)
  })

  it.each(['patient', 'doctor', 'desk'] as const)(
    'is revoked by the %s, for all that were sent',
    async (who) => {
      const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
      const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
      const links = `/appointments/${id}/links`
      expect((await foreign.client.delete(links)).status).toBe(404)
      expect((await stranger.get(linkTo('cancel'))).body.state).toBe('open')
      expect((await { patient, doctor, desk }[who].client.delete(links)).status).toBe(200)
      for (const action of ['confirm', 'cancel'] as const) {
        expect((await stranger.get(linkTo(action))).body.state).toBe('ended')
        expect(await stranger.post(linkTo(action), { action })).toMatchObject({ status: 409 })
      }
      expect(await visit()).toMatchObject({ status: 'pending', confirmedAt: null })
      const anew = { appointmentId: id, startAt: Date.parse(visitAt), action: 'confirm', version: 1 } as const
      const link = `/visit-links/${visitLinkToken(test.env, anew)}`
      expect((await stranger.post(link, { action: 'confirm' })).status).toBe(200)
    },
  )

  it('cannot be made up or bent to another visit, time or action', async () => {
    const [body = '', signature = ''] = linkTo('confirm').replace('/visit-links/', '').split('.')
    const bent = Buffer.from(body, 'base64url').toString('utf8').replace('confirm', 'cancel')
    for (const token of [
      `${Buffer.from(bent).toString('base64url')}.${signature}`,
      `${body}.${signature}.${signature}`,
      body,
      `${body}.`,
      '%00',
      'x'.repeat(400),
    ]) {
      expect((await stranger.get(`/visit-links/${token}`)).status).toBe(404)
      expect((await stranger.post(`/visit-links/${token}`, { action: 'cancel' })).status).toBe(404)
    }
  })
})
