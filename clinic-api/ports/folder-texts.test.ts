import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoPhone } from '#contract/demo-phone'
import { encodeSlot } from '#contract/time'
import { patients } from '../db/schema/patients.ts'
import { deliverDueTexts } from '../services/outbox/deliver-texts.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../testing/test-app.ts'

const phone = '/demo/phone'
const sender = '+34600000001'

describe('the telephone of the demo', () => {
  it.each([
    ['no demo', { CLINIC_DEMO: '0' }],
    ['a demo that others can reach', { CLINIC_DEMO: 'public' }],
    ['a provider of messages', { CLINIC_DEMO: '1', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't' }],
    [
      'a provider behind a webhook',
      { CLINIC_DEMO: '1', MESSAGES_WEBHOOK_URL: 'https://messages.example', MESSAGES_WEBHOOK_SECRET: 's' },
    ],
  ])('is absent with %s', async (_why, env) => {
    const test = await createTestApp({ env })
    const stranger = new Client(test)
    const answer = { channel: 'sms', person: '+34600500100', sender, text: 'sí' }
    expect((await stranger.get(phone)).status).toBe(404)
    expect((await stranger.post(phone, answer)).status).toBe(404)
    const owner = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await owner.client.get(`/clinics/${owner.clinicId}/channels`)).body).not.toHaveProperty(
      'hasDemoPhone',
    )
    await test.close()
  })

  describe('without a provider', () => {
    let test: TestApp
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'consulta-phone-'))
      test = await createTestApp({ env: { ...longSessions, CLINIC_DEMO: '1', DATA_DIR: folder } })
    })
    afterAll(async () => {
      await test.close()
      await rm(folder, { recursive: true, force: true })
    })

    it('shows what was sent and takes answers, as a patient’s would', async () => {
      const clinic = await addClinic(test)
      const doctor = await addStaff(test, { clinicId: clinic.id })
      const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
      const patient = await addPatient(test, { clinicId: clinic.id })
      const person = '+34600500100'
      await test.db.orm
        .update(patients)
        .set({ phone: person, verifiedPhone: person })
        .where(eq(patients.id, patient.id))
      await patient.client.put(`/patients/${patient.id}/consents`, { kind: 'sms', version: 1, given: true })
      const saved = await owner.client.put(`/clinics/${clinic.id}/channels`, {
        order: ['sms', 'email'],
        monthlyCapCents: null,
        priceCents: { sms: 8, whatsapp: 5 },
        senders: { sms: sender, whatsapp: null },
      })
      expect(saved.status).toBe(200)
      expect((await owner.client.get(`/clinics/${clinic.id}/channels`)).body.hasDemoPhone).toBe(true)
      await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
      const appointmentDate = encodeSlot(Date.parse('2026-11-24T09:30:00.000Z'), clinic.timeZone)
      const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      const id = (await patient.client.post('/appointments', booking)).body.appointmentId
      test.clock.set('2026-11-16T10:00:00.000Z')
      await doctor.client.put(`/appointments/${id}/ask-confirmation`)
      while ((await deliverDueTexts(test.deps)) > 0);

      const stranger = new Client(test)
      const shown = async () => ((await stranger.get(phone)).body as DemoPhone).texts
      expect(await shown()).toMatchObject([
        { channel: 'sms', person, sender, isAnswer: false, text: expect.stringContaining('/v/') },
      ])
      const answer = { channel: 'sms', person, sender, text: 'Sí' }
      expect((await stranger.post(phone, { ...answer, text: ' ' })).status).toBe(400)
      expect((await stranger.post(phone, answer)).status).toBe(200)
      expect((await shown()).map(({ isAnswer, text }) => [isAnswer, text])).toContainEqual([true, 'Sí'])
      expect((await doctor.client.get(`/appointments/${id}`)).body.confirmedAt).not.toBeNull()
    })
  })
})
