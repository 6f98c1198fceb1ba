import { randomInt } from 'node:crypto'
import { type ChannelForm, channelSettings } from '#contract/channels'
import { messageAnswer } from '#contract/common'
import { reminderSettings } from '#contract/reminders'
import type { Account } from './accounts'
import { type ClinicApi, clinicApiAs } from './clinic-api'
import { freshClinicAdmin, freshDoctor, freshPatient, freshShift } from './fresh-data'

const senders = { sms: '+34600000001', whatsapp: '+34600000002' }

/** A clinic that writes by these channels at any time of day, and its doctor, who works in five days. */
export async function clinicOfTexts(order: ChannelForm['order']) {
  const owner = await freshClinicAdmin()
  const doctor = await freshDoctor({}, owner)
  const admin = await clinicApiAs(owner)
  await admin.put(`/clinics/${doctor.clinicId}/channels`, channelSettings, {
    order,
    monthlyCapCents: 1000,
    priceCents: { sms: 8, whatsapp: 5 },
    senders,
  })
  const awake = { on: true, hoursBefore: [48], quietFrom: '00:00', quietTo: '00:00', offerMinutes: 15 }
  await admin.put(`/clinics/${doctor.clinicId}/reminders`, reminderSettings, awake)
  await freshShift(doctor, { daysAhead: 5, from: '09:00', minutes: 180 })
  return { owner, doctor }
}

/** A patient with a mobile number that no other test uses. */
export async function mobilePatient(owner: Account) {
  const digits = `6${randomInt(10_000_000, 99_999_999)}`
  const patient = await freshPatient({ phone: digits }, owner)
  return { patient, number: `+34${digits}`, own: await clinicApiAs(patient) }
}

/** The patient verifies the number by the code that `lastTextTo` finds. */
export async function verifyNumber(
  own: ClinicApi,
  number: string,
  lastTextTo: (number: string) => Promise<string>,
): Promise<void> {
  await own.post('/users/me/phone', messageAnswer, { phone: number })
  const code = /\b\d{6}\b/.exec(await lastTextTo(number))?.[0] ?? ''
  await own.put('/users/me/phone', messageAnswer, { code })
}
