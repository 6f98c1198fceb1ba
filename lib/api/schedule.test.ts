import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workshiftCalls } from '#contract/calls/workshifts'
import { bookAppointment } from '@/lib/api/appointments'
import { openApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { loadCalendar } from '@/lib/api/schedule'
import { sendCall } from '@/lib/api/send-call'
import type { CalendarStart } from '@/lib/domain/schedule'
import type { Viewer } from '@/lib/domain/session'
import {
  addClinic,
  addMembership,
  addPatient,
  addShift,
  addStaff,
} from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

// A Monday morning in Madrid, as the test app's clock says.
const now = new Date('2026-11-16T07:00:00.000Z')
const monday = '2026-11-16T08:00:00.000Z'

describe('schedules through the web’s calls', () => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  function viewerOf(person: Awaited<ReturnType<typeof addStaff>>, roles: Viewer['roles']): Viewer {
    const { userId, name, surname, email, clinicId } = person
    const doctorId = roles.includes('doctor') ? person.id : null
    return { userId, name, surname, email, roles, clinicId, doctorId, patientId: null }
  }

  function load(wanted: Parameters<typeof loadCalendar>[2] = {}, at = now) {
    return loadCalendar(authOf(doctor), viewerOf(doctor, ['doctor']), wanted, at)
  }

  async function ready(page: ReturnType<typeof loadCalendar>): Promise<CalendarStart> {
    const loaded = await page
    if (loaded.kind !== 'ready') throw new Error(`The calendar is ${loaded.kind}`)
    return loaded.start
  }

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  describe('the calendar of a doctor', () => {
    it('holds their hours at other clinics apart, named, and says nothing of them to those who work there not', async () => {
      const other = await addClinic(test, { name: 'Bravo' })
      await addMembership(test, doctor, { clinicId: other.id, roles: ['doctor'] })
      const there = await addShift(test, { id: doctor.id, clinicId: other.id }, '2026-11-17T08:00:00.000Z', 2)
      const here = await addShift(test, doctor, monday)
      const { schedule } = await ready(load())
      expect(schedule?.shifts.map(({ id }) => id)).toEqual([here.id])
      expect(schedule?.elsewhere).toEqual([
        {
          id: there.id,
          start: '2026-11-17T08:00:00.000Z',
          end: '2026-11-17T10:00:00.000Z',
          clinicName: 'Bravo',
        },
      ])
      const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      const week = { view: 'week', doctor: doctor.id }
      const seen = await ready(loadCalendar(authOf(admin), viewerOf(admin, ['clinicadmin']), week, now))
      expect(seen.schedule?.shifts.map(({ id }) => id)).toEqual([here.id])
      expect(seen.schedule).not.toHaveProperty('elsewhere')
    })

    it('holds the shifts and the named appointments of the week, and nothing of the neighbouring ones', async () => {
      const shift = await addShift(test, doctor, monday)
      await addShift(test, doctor, '2026-11-15T08:00:00.000Z')
      await addShift(test, doctor, '2026-11-22T23:00:00.000Z', 2)
      const patient = await addPatient(test, { clinicId })
      const slot = { patientId: patient.id, clinicId, doctorId: doctor.id, specialty: null, start: monday }
      const visit = await bookAppointment(authOf(patient), { ...slot, timeZone: 'Europe/Madrid' })
      const start = await ready(load())
      expect(start).toMatchObject({ week: '2026-11-16', timeZone: 'Europe/Madrid', doctors: [] })
      expect(start.schedule?.shifts).toEqual([
        { id: shift.id, start: monday, end: '2026-11-16T14:00:00.000Z' },
      ])
      expect(start.schedule?.appointments).toMatchObject([
        { id: visit.id, start: monday, status: 'pending', patientName: `${patient.name} ${patient.surname}` },
      ])
    })

    it.each([
      ['2026-11-22T23:30:00.000Z', '2026-11-23'],
      ['2026-11-22T22:30:00.000Z', '2026-11-16'],
    ])('at %s the present week is that of the clinic: %s', async (instant, week) => {
      const shift = await addShift(test, doctor, `${week}T10:00:00.000Z`)
      const start = await ready(load({}, new Date(instant)))
      expect(start.week).toBe(week)
      expect(start.schedule?.shifts.map(({ id }) => id)).toEqual([shift.id])
    })

    it('shows the week of any day that the address names, and today’s for nonsense', async () => {
      expect((await ready(load({ week: '2026-12-31' }))).week).toBe('2026-12-28')
      expect((await ready(load({ week: 'soon' }))).week).toBe('2026-11-16')
    })

    it('stays the own one, whoever the address names', async () => {
      const other = await addStaff(test, { clinicId })
      await addShift(test, other, monday)
      const start = await ready(load({ doctor: other.id }))
      expect(start.doctor.id).toBe(doctor.id)
      expect(start.schedule?.shifts).toEqual([])
    })
  })

  describe('the calendars of a clinic admin', () => {
    it.each([
      ['who is a doctor starts with their own', ['clinicadmin', 'doctor'] as const],
      ['who is none starts with the first doctor', ['clinicadmin'] as const],
    ])('%s', async (_, roles) => {
      const admin = await addStaff(test, { clinicId, roles: [...roles] })
      const start = await ready(loadCalendar(authOf(admin), viewerOf(admin, [...roles]), {}, now))
      const isDoctor = roles.length > 1
      expect(start.doctor.id).toBe(isDoctor ? admin.id : start.doctors[0]?.id)
      expect(start.doctors.map(({ id }) => id)).toContain(doctor.id)
    })

    it('show the team on the day that the address names, or today', async () => {
      const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      const shift = await addShift(test, doctor, '2026-11-18T08:00:00.000Z')
      const off = { from: '2026-11-18', to: '2026-11-18', reason: 'sick', note: 'a cold' }
      await admin.client.post('/days-off', { ...off, clinicId, doctorId: doctor.id })
      const of = (wanted: Parameters<typeof loadCalendar>[2]) =>
        ready(loadCalendar(authOf(admin), viewerOf(admin, ['clinicadmin']), { view: 'team', ...wanted }, now))
      const { team, schedule, doctors, week } = await of({ day: '2026-11-18' })
      expect([team?.date, week, schedule]).toEqual(['2026-11-18', '2026-11-16', null])
      expect(team?.doctors).toMatchObject([
        { id: doctor.id, shifts: [{ id: shift.id }], appointments: [], daysOff: [{ ...off, whole: false }] },
      ])
      expect(doctors).toEqual([
        { id: doctor.id, name: `${doctor.name} ${doctor.surname}`, specialty: 'cardiology' },
      ])
      expect((await of({})).team?.date).toBe('2026-11-16')
      expect((await of({ week: '2026-12-31' })).team?.date).toBe('2026-12-28')
    })

    it('are the only ones with a team: a doctor who asks for it sees their own week', async () => {
      expect(await ready(load({ view: 'team' }))).toMatchObject({ team: null, doctor: { id: doctor.id } })
    })

    it('open the doctor that the address names; one of another clinic is as unknown as none', async () => {
      const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
      const of = (wanted: string) =>
        loadCalendar(authOf(admin), viewerOf(admin, ['clinicadmin']), { doctor: wanted }, now)
      expect((await ready(of(doctor.id))).doctor.id).toBe(doctor.id)
      expect(await of(stranger.id)).toEqual({ kind: 'unknown-doctor' })
      expect(await of('nobody')).toEqual({ kind: 'unknown-doctor' })
    })

    it('begin with the team’s day, later where the administrator or the desk was last, and never with who has left', async () => {
      const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      const home = (remembered?: string) =>
        ready(loadCalendar(authOf(admin), viewerOf(admin, ['clinicadmin']), { remembered }, now))
      expect(await home()).toMatchObject({ home: 'team', schedule: null, team: { date: '2026-11-16' } })
      expect(await home(`week.${doctor.id}`)).toMatchObject({
        home: 'week',
        team: null,
        doctor: { id: doctor.id },
      })
      expect(await home('week.who-has-left')).toMatchObject({ home: 'team', schedule: null })
      expect(await home('nonsense')).toMatchObject({ home: 'team' })
      const desk = await addStaff(test, { clinicId, roles: ['receptionist'] })
      expect(
        await ready(loadCalendar(authOf(desk), viewerOf(desk, ['receptionist']), {}, now)),
      ).toMatchObject({
        home: 'team',
      })
    })

    it('need a clinic and a doctor', async () => {
      const lonely = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
      const viewer = viewerOf(lonely, ['clinicadmin'])
      expect(await loadCalendar(authOf(lonely), viewer, {}, now)).toEqual({ kind: 'no-doctors' })
      expect(await loadCalendar(authOf(lonely), { ...viewer, clinicId: null }, {}, now)).toEqual({
        kind: 'no-clinic',
      })
    })
  })

  describe('writing shifts', () => {
    it('makes, changes and deletes one, and refuses an overlap', async () => {
      const auth = authOf(doctor)
      const times = { clinicId, startDate: monday, duration: 120 }
      const create = () => sendCall(auth, workshiftCalls.create, { body: { doctorId: doctor.id, ...times } })
      const made = await create()
      expect(made).toMatchObject({ doctorId: doctor.id, ...times })
      await expect(create()).rejects.toMatchObject({ code: 'shift_overlap' })
      const params = { id: made.id }
      const later = { params, body: { ...times, duration: 185 } }
      expect(await sendCall(auth, workshiftCalls.update, later)).toMatchObject({ id: made.id, duration: 185 })
      await sendCall(auth, workshiftCalls.delete, { params })
      await expect(sendCall(auth, workshiftCalls.delete, { params })).rejects.toBeInstanceOf(ApiError)
    })

    it('names pending appointments that would stand outside, and goes on when told to', async () => {
      const auth = authOf(doctor)
      const shift = await addShift(test, doctor, monday)
      const patient = await addPatient(test, { clinicId })
      const slot = { patientId: patient.id, clinicId, doctorId: doctor.id, specialty: null, start: monday }
      const visit = await bookAppointment(authOf(patient), { ...slot, timeZone: 'Europe/Madrid' })
      const params = { id: shift.id }
      await expect(sendCall(auth, workshiftCalls.delete, { params })).rejects.toMatchObject({
        code: 'appointments_affected',
        envelope: { appointments: [{ appointmentId: visit.id }] },
      })
      await sendCall(auth, workshiftCalls.delete, { params, query: { force: 'true' } })
      expect((await ready(load())).schedule).toMatchObject({ shifts: [], appointments: [{ id: visit.id }] })
    })
  })

  it('the live stream says that a shift has changed, and ends when its reader leaves', async () => {
    const leaving = new AbortController()
    const auth = { ...authOf(doctor), signal: leaving.signal }
    const stream = await openApi(auth, { path: '/live', headers: { accept: 'text/event-stream' } })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const body = { doctorId: doctor.id, clinicId, startDate: monday, duration: 120 }
    const made = await sendCall(authOf(doctor), workshiftCalls.create, { body })
    let heard = ''
    while (!heard.includes('workshift.changed')) heard += (await reader?.read())?.value ?? ''
    expect(heard).toContain(made.id)
    leaving.abort()
    await expect(reader?.read()).rejects.toThrow()
  })
})
