import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointmentCalls } from '#contract/calls/appointments'
import { encodeSlot } from '#contract/time'
import { sendBookingAlert } from '@/lib/api/alerts'
import { bookAppointment } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import { formatClock, formatDay } from '@/lib/format/dates'
import { users } from '../../clinic-api/db/schema/users.ts'
import { deliverDueMail } from '../../clinic-api/services/notifications/deliver.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import type { ReadMail } from '../../clinic-api/testing/mails.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

// Midnight in Madrid, and still the evening before on the Canaries.
const first = '2026-11-24T23:00:00.000Z'
const second = '2026-11-25T01:30:00.000Z'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let test: TestApp

beforeAll(async () => {
  smtp = await startMailServer()
  test = await listeningTestApp({ env: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await test.close()
  await smtp.stop()
})

interface Place {
  timeZone: string
  city: string
  locale: 'en' | 'es'
}

/** Day and time as the screens write them at the clinic. */
function whenOnScreen(instant: string, { timeZone, city, locale }: Place): string {
  const day = formatDay(instant, timeZone, locale, 'full')
  if (locale === 'es') return `${day} a las ${formatClock(instant, timeZone)} (hora local de ${city})`
  return `${day} at ${formatClock(instant, timeZone)} (local time in ${city})`
}

const askedFor = new Map<string, number>()

/** Mails to an address that the mail server got since the last call. */
async function nextMails(address: string): Promise<ReadMail[]> {
  while ((await deliverDueMail(test.deps)) > 0);
  const mails = smtp.mailsTo(address)
  const asked = askedFor.get(address) ?? 0
  askedFor.set(address, mails.length)
  // A day begins its line with a capital letter, and stands small within one.
  return mails.slice(asked).map((mail) => ({ ...mail, text: mail.text.toLowerCase() }))
}

async function addVisit({ timeZone, city, locale }: Place) {
  const { id: clinicId } = await addClinic(test, { timeZone, city })
  const doctor = await addStaff(test, { clinicId })
  const patient = await addPatient(test, { clinicId })
  await test.db.orm.update(users).set({ language: locale }).where(eq(users.id, patient.userId))
  await addShift(test, doctor, '2026-11-24T21:00:00.000Z', 6)
  const auth: ApiAuth = { accessToken: patient.client.cookies.token ?? '' }
  const place = { patientId: patient.id, clinicId, doctorId: doctor.id, specialty: null }
  const visit = await bookAppointment(auth, { ...place, timeZone, start: first })
  return { auth, visit, email: patient.email }
}

it.each<[Place, string, string]>([
  [{ timeZone: 'Europe/Madrid', city: 'Madrid', locale: 'en' }, '00:00', '02:30'],
  [{ timeZone: 'Europe/Madrid', city: 'Madrid', locale: 'es' }, '00:00', '02:30'],
  [{ timeZone: 'Atlantic/Canary', city: 'Las Palmas', locale: 'en' }, '23:00', '01:30'],
  [{ timeZone: 'Atlantic/Canary', city: 'Las Palmas', locale: 'es' }, '23:00', '01:30'],
])('a mail server hears the times that the screens show: %o', async (place, firstTime, secondTime) => {
  const { timeZone } = place
  const { auth, visit, email } = await addVisit(place)
  expect([formatClock(first, timeZone), formatClock(second, timeZone)]).toEqual([firstTime, secondTime])

  const [before, after] = [first, second].map((at) => whenOnScreen(at, place).toLowerCase()) as [
    string,
    string,
  ]

  expect(await sendBookingAlert(auth, email, visit)).toBe(true)
  const booked = await nextMails(email)
  expect(booked).toHaveLength(1)
  expect(booked[0]?.text).toContain(before)

  const body = { appointmentDate: encodeSlot(Date.parse(second), timeZone), undoable: true }
  await sendCall(auth, appointmentCalls.reschedule, { params: { id: visit.id }, body })
  const moved = await nextMails(email)
  expect(moved).toHaveLength(1)
  const [, visitOfMail = ''] = moved[0]?.text.split(/(?:\r?\n){2}/) ?? []
  const [now, then] = visitOfMail.split(/\r?\n/)
  expect(now).toContain(after)
  expect(then).toContain(before.replace(/ \(.*/, ''))

  await sendCall(auth, appointmentCalls.cancel, { params: { id: visit.id }, body: {} })
  const cancelled = await nextMails(email)
  expect(cancelled).toHaveLength(1)
  expect(cancelled[0]?.text).toContain(after)
})
