import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRecordsOfDay } from '@/lib/api/records-of-day'
import { readToday } from '@/lib/api/today'
import { audit } from '../../clinic-api/db/schema/audit.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

it('the records of a doctor’s next patient and of those who wait for a nurse are read, on record; a closed one is not tried', async () => {
  const start = '2026-11-16T08:00:00.000Z'
  test.clock.set('2026-11-16T07:00:00.000Z')
  const { id: clinicId } = await addClinic(test)
  const [doctor, desk] = [
    await addStaff(test, { clinicId }),
    await addStaff(test, { clinicId, roles: ['clinicadmin'] }),
  ]
  const patient = await addPatient(test, { clinicId, birthdate: '1990-05-17' })
  await addShift(test, doctor, start, 2)
  await desk.client.post('/appointments', {
    patientId: patient.id,
    clinicId,
    doctorId: doctor.id,
    appointmentDate: start,
  })
  const { visits } = await readToday(authOf(doctor), { clinicId })
  const asked = { doctorId: doctor.id, cares: false, now: test.clock.now().getTime() }
  const readings = () =>
    test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'history.read'), eq(audit.patientId, patient.id)))

  const closed = visits.map((visit) => ({ ...visit, patientName: null }))
  expect(await readRecordsOfDay(authOf(doctor), { ...asked, visits: closed })).toEqual([])
  expect(await readings()).toEqual([])
  const [next] = await readRecordsOfDay(authOf(doctor), { ...asked, visits })
  expect(next).toMatchObject({
    visit: { patientId: patient.id },
    record: { allergies: [], patient: { birthdate: '1990-05-17' } },
  })
  expect(await readings()).toHaveLength(1)

  // A nurse reads of those who wait or come within the hour, and of nobody who is expected later.
  const nurse = await addStaff(test, { clinicId, roles: ['nurse'] })
  const waiting = { doctorId: null, cares: true, now: asked.now - 60_001 }
  expect(await readRecordsOfDay(authOf(nurse), { ...waiting, visits })).toEqual([])
  expect(await readRecordsOfDay(authOf(nurse), { ...waiting, now: asked.now, visits })).toHaveLength(1)
  const arrived = visits.map((visit) => ({ ...visit, arrivedAt: start }))
  expect(await readRecordsOfDay(authOf(nurse), { ...waiting, visits: arrived })).toMatchObject([
    { record: { allergies: [] } },
  ])
  expect(await readings()).toHaveLength(3)
})
