import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDoctorDetails, getOwnWeek } from '@/lib/api/doctor-details'
import type { Viewer } from '@/lib/domain/session'
import { addClinic, addKind, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

const now = Date.parse('2026-11-16T07:00:00.000Z')

const none = { userId: '', name: '', surname: '', email: '', doctorId: null, patientId: null }
const doctorAt = (clinicId: string): Viewer => ({ ...none, roles: ['doctor'], clinicId })

let test: TestApp

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

it('the own week has the hours of the coming days, the own days off and the clinic’s, no colleague’s and no past ones', async () => {
  const { id: clinicId } = await addClinic(test)
  const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  const [doctor, colleague] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
  await addShift(test, doctor, '2026-11-18T08:00:00.000Z')
  await addShift(test, colleague, '2026-11-19T08:00:00.000Z')
  const off = (doctorId: string | null, from: string) =>
    admin.client.post('/days-off', { clinicId, doctorId, from, to: from, reason: 'vacation' })
  for (const [who, day] of [
    [doctor.id, '2026-12-24'],
    [null, '2026-12-25'],
    [colleague.id, '2026-12-28'],
  ] as const)
    expect((await off(who, day)).status).toBe(201)

  const place = { clinicId, doctorId: doctor.id }
  const week = await getOwnWeek(authOf(doctor), place, now)
  expect(week.timeZone).toBe('Europe/Madrid')
  expect(week.hours).toEqual([{ start: '2026-11-18T08:00:00.000Z', end: '2026-11-18T14:00:00.000Z' }])
  expect(week.daysOff.map(({ from, doctorId }) => [from, doctorId])).toEqual([
    ['2026-12-24', doctor.id],
    ['2026-12-25', null],
  ])
  const later = await getOwnWeek(authOf(doctor), place, Date.parse('2026-12-24T23:30:00.000Z'))
  expect(later.daysOff.map(({ from }) => from)).toEqual(['2026-12-25'])
})

it('a doctor’s free times are known for each day whose hours are', async () => {
  const { id: clinicId } = await addClinic(test)
  const doctor = await addStaff(test, { clinicId })
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)
  for (const day of days) await addShift(test, doctor, `${day}T09:00:00.000Z`)
  const found = await getDoctorDetails(authOf(doctor), doctor.id, doctorAt(clinicId), now)
  expect(found?.free?.hours.map(({ start }) => start.slice(0, 10))).toEqual(days)
  expect(found?.free?.days.map(({ date }) => date)).toEqual(days)
})

it('who manages a doctor is told their telephone and last login; a colleague is not', async () => {
  const { id: clinicId } = await addClinic(test)
  const doctor = await addStaff(test, { clinicId })
  const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  const viewer: Viewer = { ...none, roles: ['clinicadmin'], clinicId }
  const managed = await getDoctorDetails(authOf(admin), doctor.id, viewer, now)
  expect(managed).toMatchObject({
    manages: true,
    member: { doctorId: doctor.id, lastSignIn: null },
    daysOff: [],
  })
  const seen = await getDoctorDetails(authOf(doctor), doctor.id, doctorAt(clinicId), now)
  expect(seen).toMatchObject({ manages: false, member: undefined })
})

it('appointment types are known to colleagues, who read what is offered, and not to who books with the doctor', async () => {
  const clinic = await addClinic(test)
  const clinicId = clinic.id
  const [doctor, colleague] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
  const kind = await addKind(test, clinic)
  const kindsAs = async (viewer: Viewer) =>
    (await getDoctorDetails(authOf(colleague), doctor.id, viewer, now))?.kinds.map(({ id }) => id)
  expect(await kindsAs({ ...doctorAt(clinicId), doctorId: colleague.id })).toEqual([kind.id])
  expect(await kindsAs({ ...none, roles: ['patient'], clinicId: null })).toEqual([kind.id])
  expect(await kindsAs({ ...doctorAt(clinicId), doctorId: doctor.id })).toEqual([])
  expect(await kindsAs({ ...none, roles: ['receptionist'], clinicId })).toEqual([])
})
