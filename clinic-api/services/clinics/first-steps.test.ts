import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clinics } from '../../db/schema/clinics.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('ticks each step when it is done, by whatever way', async () => {
  const clinic = await addClinic(test, { active: false })
  const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const done = async () => (await desk.client.get(`/clinics/${clinic.id}/first-steps`)).body.done
  const set = (change: Partial<typeof clinics.$inferInsert>) =>
    test.db.orm.update(clinics).set(change).where(eq(clinics.id, clinic.id))
  expect(await done()).toEqual([])
  await set({ openingHours: ['9:00–14:00', '', '', '', '', '', ''] })
  expect(await done()).toEqual(['hours'])
  const doctor = await addStaff(test, { clinicId: clinic.id })
  expect(await done()).toEqual(['hours', 'doctor'])
  await addShift(test, doctor, '2026-11-17T08:00:00.000Z')
  expect(await done()).toEqual(['hours', 'doctor', 'shifts'])
  await addPatient(test, { clinicId: clinic.id })
  await set({ selfRegistration: true, active: true })
  expect(await done()).toEqual(['hours', 'doctor', 'shifts', 'patient', 'invite', 'plan'])
})

it('are the administrator’s own clinic’s, and stay dismissed', async () => {
  const clinic = await addClinic(test)
  const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
  const path = `/clinics/${clinic.id}/first-steps`
  expect((await doctor.client.get(path)).status).toBe(403)
  expect((await foreign.client.get(path)).status).toBe(404)
  expect((await foreign.client.put(path, { dismissed: true })).status).toBe(404)
  expect((await desk.client.put(path, { dismissed: false })).status).toBe(400)
  expect((await desk.client.get(path)).body.dismissed).toBe(false)
  for (const _ of [1, 2]) expect((await desk.client.put(path, { dismissed: true })).body.dismissed).toBe(true)
  expect((await desk.client.get(path)).body.dismissed).toBe(true)
})
