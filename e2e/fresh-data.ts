import { randomInt, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { appointment } from '#contract/appointments'
import { clinic, createdClinicAnswer } from '#contract/clinics'
import { dniLetter } from '#contract/document-kinds'
import { registeredPatientAnswer, registerPatientInput } from '#contract/patients'
import { paymentAnswer } from '#contract/payments'
import { registeredStaffAnswer, registerStaffInput } from '#contract/staff'
import { encodeSlot } from '#contract/time'
import { sessionUser } from '#contract/users'
import { workshift } from '#contract/workshifts'
import { addDays, dayAt, instantOf, timeOf, wallOf, wallTimeAt } from '#contract/zone'
import { required, type Who } from './accounts'
import { type ClinicApi, clinicApiAs } from './clinic-api'

export function freshDni(): string {
  const number = randomInt(10_000_000, 99_999_999)
  return `${number}${dniLetter(number)}`
}

/** Nobody's name, address and DNI yet. */
export function freshPerson() {
  const mark = randomUUID().slice(0, 8)
  return {
    name: 'Lucía',
    surname: `Vidal ${mark}`,
    email: `lucia.${mark}@e2e.test`,
    password: 'Prueba-1234',
    dni: freshDni(),
  }
}

/** Somebody nobody else's test knows, registered at the clinic of `registrar`; can sign in. */
export async function freshDoctor(
  overrides: Partial<z.input<typeof registerStaffInput>> = {},
  registrar: Who = 'clinicadmin',
) {
  const admin = await clinicApiAs(registrar)
  const input = registerStaffInput.parse({ ...freshPerson(), specialty: 'cardiology', ...overrides })
  const { _id } = await admin.post('/staff/register', registeredStaffAnswer, input)
  const { clinicId } = await admin.get('/users/me', sessionUser)
  const home = await admin.get(`/clinics/${clinicId}`, clinic)
  if (registrar === 'clinicadmin') doctorIds.push(_id)
  return {
    ...input,
    dni: input.dni ?? '',
    id: _id,
    clinicId: home._id,
    clinicName: home.name,
    timeZone: home.timeZone,
  }
}

const doctorIds: string[] = []

/** Deletes the doctors made after the first `kept`: the demo clinic's plan allows a limited number at a time. */
export async function deleteFreshDoctors(kept: number): Promise<void> {
  if (doctorIds.length === kept) return
  const admin = await clinicApiAs('clinicadmin')
  for (const id of doctorIds.splice(kept)) await admin.send('DELETE', `/staff/${id}?force=true`)
}

export const countFreshDoctors = () => doctorIds.length

/** The administrator of a new clinic on the free plan; can sign in. */
export async function freshClinicAdmin(details: { timeZone?: string } = {}) {
  const owner = freshPerson()
  const registered = await fetch(`${required('E2E_API_URL')}/api/v1/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (!registered.ok) throw new Error(`Registration answered ${registered.status}`)
  const admin = await clinicApiAs(owner)
  const place = { name: `Clínica ${owner.surname}`, city: 'Sevilla', district: 'Centro', postalCode: '41001' }
  const { _id: clinicId } = await admin.post('/clinics/', createdClinicAnswer, {
    ...place,
    ...details,
    plan: 'basic',
  })
  return { ...owner, clinicId }
}

/** A doctor of a new clinic that knows none of the others' patients; can sign in. */
export async function freshDoctorElsewhere() {
  return freshDoctor({ specialty: 'dermatology' }, await freshClinicAdmin())
}

/** A patient linked to the clinic of `registrar`; can sign in. */
export async function freshPatient(
  overrides: Partial<z.input<typeof registerPatientInput>> = {},
  registrar: Who = 'clinicadmin',
) {
  const admin = await clinicApiAs(registrar)
  const person = freshPerson()
  const details = { city: 'Madrid', birthdate: '1985-04-12', username: person.email.split('@')[0] }
  const input = registerPatientInput.parse({ ...person, ...details, ...overrides })
  const { _id } = await admin.post('/patients/', registeredPatientAnswer, input)
  return { ...input, dni: input.dni ?? '', id: _id }
}

export type FreshDoctor = Awaited<ReturnType<typeof freshDoctor>>
export type FreshPatient = Awaited<ReturnType<typeof freshPatient>>

/** ISO instant at which the doctor's clinic shows `time`, so many days from today. */
export function clinicInstant(doctor: FreshDoctor, daysAhead: number, time: string): string {
  const day = addDays(dayAt(Date.now(), doctor.timeZone), daysAhead)
  return new Date(instantOf(wallOf(day, time), doctor.timeZone)).toISOString()
}

/** A work shift on the clinic's wall clock. */
export async function freshShift(
  doctor: FreshDoctor,
  {
    daysAhead = 1,
    from = '09:00',
    minutes = 240,
  }: { daysAhead?: number; from?: string; minutes?: number } = {},
) {
  const caller: ClinicApi = await clinicApiAs(doctor)
  const startDate = clinicInstant(doctor, daysAhead, from)
  const body = { doctorId: doctor.id, clinicId: doctor.clinicId, startDate, duration: minutes }
  return caller.post('/workshifts', workshift, body)
}

/** A new clinic with a doctor and a patient. */
export async function freshHouse(details: { timeZone?: string } = {}) {
  const owner = await freshClinicAdmin(details)
  return { owner, doctor: await freshDoctor({}, owner), patient: await freshPatient({}, owner) }
}

/** A new clinic where, whenever the tests run, enough is left of the day; its doctor works for an hour from soon on. */
export async function clinicOfToday() {
  const now = Date.now()
  const timeZone = timeOf(wallTimeAt(now, 'Europe/Madrid')) < '22:00' ? 'Europe/Madrid' : 'Asia/Tokyo'
  const house = await freshHouse({ timeZone })
  const from = timeOf(wallTimeAt(now + 2 * 60_000, timeZone))
  await freshShift(house.doctor, { daysAhead: 0, from, minutes: 60 })
  return { ...house, start: clinicInstant(house.doctor, 0, from) }
}

/** An appointment booked by the patient; the time must lie in a shift. */
export async function freshAppointment(patient: FreshPatient, doctor: FreshDoctor, instant: string) {
  const caller: ClinicApi = await clinicApiAs(patient)
  return caller.post('/appointments', appointment, {
    patientId: patient.id,
    clinicId: doctor.clinicId,
    doctorId: doctor.id,
    specialty: doctor.specialty,
    appointmentDate: encodeSlot(Date.parse(instant), doctor.timeZone),
  })
}

/** A clinic of today with a visit whose patient may not come: they missed the one before. */
export async function clinicWithDoubt() {
  const house = await clinicOfToday()
  const { doctor, patient, start } = house
  const missed = await freshAppointment(patient, doctor, start)
  const caller: ClinicApi = await clinicApiAs(doctor)
  await caller.put(`/appointments/${missed.appointmentId}/noshow`, appointment, {})
  const later = new Date(Date.parse(start) + 30 * 60_000).toISOString()
  return { ...house, visit: await freshAppointment(patient, doctor, later) }
}

/** The administrator of a new clinic that has paid for room for one more doctor. */
export async function clinicWithAddOn() {
  const owner = await freshClinicAdmin()
  const order = { planId: 'basic', clinicId: owner.clinicId, addOnId: 'more-room' }
  const { url } = await (await clinicApiAs(owner)).post('/payments/', paymentAnswer, order)
  const paid = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=success',
    redirect: 'manual',
  })
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}`)
  return owner
}
