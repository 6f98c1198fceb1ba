import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentCalls } from '#contract/calls/appointments'
import { encodeSlot } from '#contract/time'
import { sendBookingAlert } from '@/lib/api/alerts'
import { bookAppointment, listPatientAppointments, requireAppointment } from '@/lib/api/appointments'
import { requireBooking } from '@/lib/api/booking'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import { getWeather } from '@/lib/api/weather'
import { addClinic, addPatient, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import { readMails } from '../../clinic-api/testing/mails.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

// A Monday, 08:00 in Madrid, as the test app's clock says.
const monday = '2026-11-16'
const wednesday = '2026-11-18'
const timeZone = 'Europe/Madrid'
const at = (time: string, day = wednesday) => `${day}T${time}:00.000Z`

type Doctor = Awaited<ReturnType<typeof addStaff>>
type Patient = Awaited<ReturnType<typeof addPatient>>

describe('booking through the web’s calls', () => {
  let test: TestApp
  let clinicId: string
  let doctor: Doctor
  let patient: Patient

  function book(start: string, by = patient, key?: string) {
    const booking = { patientId: by.id, clinicId, doctorId: doctor.id, specialty: null, start, timeZone }
    return bookAppointment(authOf(by), booking, key)
  }

  const open = (query: { day?: string; move?: string } = {}) =>
    requireBooking(authOf(patient), {
      doctorId: doctor.id,
      day: null,
      move: null,
      patientId: null,
      kindId: null,
      ...query,
    })

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, at('08:00'), 2)
  })
  afterAll(() => test.close())

  describe('the booking screen', () => {
    it('starts with the first free day of 31, its slots and why the rest is not free', async () => {
      const { clinic, days, slots, moving } = await open()
      expect(clinic).toMatchObject({ id: clinicId, active: true, timeZone })
      expect(days.days).toHaveLength(31)
      expect(days.days[0]).toEqual({ date: monday, free: 0, first: null })
      expect(days.days.filter((day) => day.free > 0)).toEqual([
        { date: wednesday, free: 4, first: at('08:00') },
      ])
      expect(days.nextFree).toBe(at('08:00'))
      expect(slots.date).toBe(wednesday)
      expect(slots.slots.available).toEqual(['08:00', '08:30', '09:00', '09:30'].map((time) => at(time)))
      expect(slots.slots.reasons[at('10:00')]).toBe('outside-shift')
      expect(moving).toBeNull()
    })

    it.each([
      [monday, monday],
      ['2026-12-16', '2026-12-16'],
      ['2026-12-17', wednesday],
      ['2026-11-15', wednesday],
      ['2026-13-01', wednesday],
      ['tomorrow', wednesday],
    ])('asked for %s shows %s', async (day, shown) => {
      expect((await open({ day })).slots.date).toBe(shown)
    })

    it('counts the time of an appointment that is being moved as free', async () => {
      const visit = await book(at('08:30'))
      expect((await open()).slots.slots.available).not.toContain(at('08:30'))
      const moved = await open({ move: visit.id })
      expect(moved.slots.slots.available).toContain(at('08:30'))
      expect(moved.moving).toMatchObject({ id: visit.id, start: at('08:30'), doctorId: doctor.id })
    })

    it('is refused for a doctor who does not exist and for a strange appointment', async () => {
      const stranger = await addPatient(test)
      const visit = await book(at('08:30'))
      const gone = { status: 404, code: 'not_found' }
      const query = { doctorId: 'nobody', day: null, move: null, patientId: null, kindId: null }
      await expect(requireBooking(authOf(patient), query)).rejects.toMatchObject(gone)
      const theirs = { doctorId: doctor.id, day: null, move: visit.id, patientId: null, kindId: null }
      await expect(requireBooking(authOf(stranger), theirs)).rejects.toMatchObject(gone)
    })
  })

  describe('a booking', () => {
    it('stores the instant that was chosen and notifies the patient', async () => {
      const visit = await book(at('09:00'))
      expect(visit).toMatchObject({ start: at('09:00'), end: at('09:30'), status: 'pending', timeZone })
      const mails = async () => (await readMails(test)).filter(({ to }) => to.includes(patient.email))
      const before = await mails()
      expect(await sendBookingAlert(authOf(patient), patient.email, visit)).toBe(true)
      expect(before.length).toBeGreaterThan(0)
      expect(await mails()).toEqual(before)
    })

    it('stands whatever becomes of the call that asks for the notification', async () => {
      const visit = await book(at('09:00'))
      const strange = { ...visit, start: at('23:00') }
      expect(await sendBookingAlert(authOf(patient), patient.email, strange)).toBe(false)
      expect(await listPatientAppointments(authOf(patient), patient.id)).toHaveLength(1)
    })

    it('is made once for a key, however often it is sent', async () => {
      const [first, second] = [
        await book(at('08:00'), patient, 'one-key'),
        await book(at('08:00'), patient, 'one-key'),
      ]
      expect(second).toEqual(first)
      expect(await listPatientAppointments(authOf(patient), patient.id)).toHaveLength(1)
    })

    it('of a taken slot names the nearest free ones', async () => {
      await book(at('08:30'))
      const other = await addPatient(test)
      await expect(book(at('08:30'), other)).rejects.toMatchObject({
        code: 'slot_taken',
        envelope: { alternatives: [at('08:00'), at('09:00'), at('09:30')] },
      })
    })

    it.each([
      ['in the past', '2026-11-16T06:30:00.000Z', 'invalid_input'],
      ['31 days ahead', '2026-12-17T09:00:00.000Z', 'invalid_input'],
      ['off the grid', at('08:10'), 'slot_taken'],
      ['outside the shift', at('10:00'), 'slot_taken'],
    ])('%s is refused', async (_what, start, code) => {
      await expect(book(start)).rejects.toMatchObject({ code })
    })
  })

  describe('an appointment', () => {
    it('moves and stays the same', async () => {
      const visit = await book(at('08:00'))
      const body = { appointmentDate: encodeSlot(Date.parse(at('09:30')), timeZone) }
      const moved = await sendCall(authOf(patient), appointmentCalls.reschedule, {
        params: { id: visit.id },
        body,
      })
      expect(moved).toMatchObject({
        appointmentId: visit.id,
        appointmentDate: at('09:30'),
        status: 'pending',
      })
    })

    it('shows the patient to its doctor alone', async () => {
      const { id } = await book(at('08:00'))
      const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      const { birthdate, name, surname } = patient
      const forDoctor = await requireAppointment(authOf(doctor), id)
      expect(forDoctor.patient).toEqual({ id: patient.id, name, surname, birthdate })
      expect(forDoctor.clinic).toMatchObject({ id: clinicId, city: 'Madrid', postalCode: '28001' })
      expect((await requireAppointment(authOf(patient), id)).patient).toBeNull()
      expect((await requireAppointment(authOf(admin), id)).patient).toBeNull()
    })

    it('is refused to everybody else, like one that does not exist', async () => {
      const { id } = await book(at('08:00'))
      const elsewhere = (await addClinic(test)).id
      const strangers = [
        await addPatient(test),
        await addStaff(test, { clinicId }),
        await addStaff(test, { clinicId: elsewhere, roles: ['clinicadmin'] }),
      ]
      for (const stranger of strangers) {
        await expect(requireAppointment(authOf(stranger), id)).rejects.toMatchObject({ status: 404 })
        await expect(requireAppointment(authOf(stranger), 'nothing')).rejects.toMatchObject({ status: 404 })
      }
    })

    it.each([
      ['complete', 'completed'],
      ['noShow', 'no-show'],
      ['cancel', 'cancelled'],
    ] as const)('%s answers %s, also when repeated, and closes it', async (verb, status) => {
      const { id } = await book(at('08:00'))
      const act = (each: 'cancel' | 'complete' | 'noShow') =>
        sendCall(authOf(doctor), appointmentCalls[each], { params: { id }, body: {} })
      expect((await act(verb)).status).toBe(status)
      expect((await act(verb)).status).toBe(status)
      const other = verb === 'complete' ? 'cancel' : 'complete'
      await expect(act(other)).rejects.toMatchObject({ code: 'status_conflict', envelope: { status } })
    })
  })

  describe('beside it', () => {
    it('the search gives every doctor the first free slots', async () => {
      const idle = await addStaff(test, { clinicId, specialty: 'neurology' })
      const found = await listDoctors(authOf(patient), { clinicId, nextFree: true })
      const next = Object.fromEntries(found.map(({ id, nextFree }) => [id, nextFree]))
      expect(next).toEqual({ [doctor.id]: at('08:00'), [idle.id]: null })
      const times = Object.fromEntries(found.map(({ id, nextTimes }) => [id, nextTimes]))
      expect(times).toEqual({ [doctor.id]: [at('08:00'), at('08:30'), at('09:00')], [idle.id]: [] })
      const neurologists = await listDoctors(authOf(patient), { clinicId, specialty: 'neurology' })
      expect(neurologists.map(({ id }) => id)).toEqual([idle.id])
    })

    it('weather that nobody knows is null', async () => {
      expect(await getWeather(authOf(patient), { city: 'Madrid', countryCode: 'ES' })).toBeNull()
    })
  })
})
