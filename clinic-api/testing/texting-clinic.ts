import { eq } from 'drizzle-orm'
import type { ChannelForm, TextChannel } from '#contract/channels'
import { encodeSlot } from '#contract/time'
import { textMessages } from '../db/schema/channels.ts'
import type { clinics } from '../db/schema/clinics.ts'
import { outbox } from '../db/schema/outbox.ts'
import { patients } from '../db/schema/patients.ts'
import { reminders } from '../db/schema/reminders.ts'
import { deliverDueTexts } from '../services/outbox/deliver-texts.ts'
import { planReminders } from '../services/reminders/plan-reminders.ts'
import { queueDueReminders } from '../services/reminders/queue-due.ts'
import { addClinic, addPatient, addShift, addStaff, unique } from './fixtures.ts'
import { createTestApp, longSessions } from './test-app.ts'
import { startTextProvider } from './text-provider.ts'

export type TextingApp = Awaited<ReturnType<typeof startTextingApp>>

/** An app whose messages to telephones go to the stand-in of the provider. */
export async function startTextingApp(env: Record<string, string> = {}) {
  const provider = await startTextProvider()
  const test = await createTestApp({ env: { ...longSessions, ...provider.env, ...env } })
  return {
    test,
    provider,
    /** Nothing has been sent or is due, and the provider takes every message. */
    async forget(): Promise<void> {
      provider.behave(() => 'take')
      provider.taken.length = 0
      for (const table of [reminders, outbox, textMessages]) await test.db.orm.delete(table)
    },
    async sendTexts(): Promise<void> {
      while ((await deliverDueTexts(test.deps)) > 0);
    },
    /** Plans the reminders as of then, and sends what is due. */
    async remind(at: string): Promise<void> {
      test.clock.set(at)
      await planReminders(test.deps)
      while ((await queueDueReminders(test.deps)) > 0);
      await this.sendTexts()
    },
    async close(): Promise<void> {
      await test.close()
      await provider.close()
    },
  }
}

export const textSenders = { sms: '+34600000001', whatsapp: '+34600000002' }

/** The settings of a clinic without WhatsApp. */
export const bySmsAlone: Partial<ChannelForm> = {
  order: ['sms', 'email'],
  senders: { ...textSenders, whatsapp: null },
}

export type TextingClinic = Awaited<ReturnType<typeof addTextingClinic>>

/** A clinic that writes to telephones, its administrator, and a doctor who works for four hours from `shiftAt` on. */
export async function addTextingClinic(
  { test }: TextingApp,
  { shiftAt, ...details }: { shiftAt: string } & Partial<typeof clinics.$inferInsert>,
  channels: Partial<ChannelForm> = {},
) {
  const clinic = await addClinic(test, details)
  const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  await addShift(test, doctor, shiftAt, 8)
  /** Takes wrong forms, too. */
  const writeBy = (changes: object = {}) =>
    owner.client.put(`/clinics/${clinic.id}/channels`, {
      order: ['whatsapp', 'sms', 'email'],
      monthlyCapCents: null,
      priceCents: { sms: 8, whatsapp: 5 },
      senders: textSenders,
      ...channels,
      ...changes,
    })
  await writeBy()
  return {
    clinic,
    owner,
    doctor,
    writeBy,
    async book(
      { id: patientId }: { id: string },
      start: string,
      by: Pick<typeof owner, 'client'>,
    ): Promise<string> {
      const appointmentDate = encodeSlot(Date.parse(start), clinic.timeZone)
      const booking = { patientId, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      return (await by.client.post('/appointments', booking)).body.appointmentId
    },
  }
}

/** A mobile number that no other patient has. */
export const newMobile = () => `+34${600_100_000 + unique()}`

/** A patient who has verified the number and agreed to be written to. */
export async function addReachablePatient(
  { test }: TextingApp,
  { clinic }: Pick<TextingClinic, 'clinic'>,
  { number = newMobile(), agreed = ['sms', 'whatsapp'] }: { number?: string; agreed?: TextChannel[] } = {},
) {
  const patient = await addPatient(test, { clinicId: clinic.id })
  await test.db.orm
    .update(patients)
    .set({ phone: number, verifiedPhone: number })
    .where(eq(patients.id, patient.id))
  for (const kind of agreed)
    await patient.client.put(`/patients/${patient.id}/consents`, { kind, version: 1, given: true })
  return { ...patient, number }
}
