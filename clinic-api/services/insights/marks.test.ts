import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { daysOff } from '../../db/schema/days-off.ts'
import { insightMarks } from '../../db/schema/insights.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

it.each(statementKinds)('every write that changes a figure leaves a mark on %s', async (database) => {
  const test = await createTestApp({ database })
  const { orm } = test.db
  const clinic = await addClinic(test)
  const [doctor, colleague] = [
    await addStaff(test, { clinicId: clinic.id }),
    await addStaff(test, { clinicId: clinic.id }),
  ]
  const [patient, other] = [await addPatient(test), await addPatient(test)]
  const kind = await addKind(test, clinic)
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour))
  const id = newId()
  const visit = {
    id,
    clinicId: clinic.id,
    doctorId: doctor.id,
    patientId: patient.id,
    specialty: 'cardiology',
    startAt: at(9),
    endAt: at(10),
    createdAt: at(1),
    updatedAt: at(1),
  }
  const change = {
    id: newId(),
    appointmentId: id,
    kind: 'cancel',
    byUserId: doctor.userId,
    at: at(2),
    fromStatus: 'pending',
    toStatus: 'cancelled',
    fromStartAt: at(9),
    toStartAt: at(9),
  }
  const reminder = { id: newId(), appointmentId: id, hoursBefore: 3, startAt: at(9), dueAt: at(6) }
  const off = {
    id: newId(),
    clinicId: clinic.id,
    from: '2026-11-17',
    to: '2026-11-17',
    reason: 'other' as const,
    startAt: at(0),
    endAt: at(23),
    createdAt: at(1),
  }
  const setVisit = (values: Partial<typeof appointments.$inferInsert>) => orm.update(appointments).set(values)
  const writes: [string, () => PromiseLike<unknown>][] = [
    ['a visit', () => orm.insert(appointments).values(visit)],
    ['its doctor', () => setVisit({ doctorId: colleague.id })],
    ['its patient', () => setVisit({ patientId: other.id })],
    ['its specialty', () => setVisit({ specialty: 'other' })],
    ['its kind', () => setVisit({ kindId: kind.id })],
    ['its status', () => setVisit({ status: 'completed' })],
    ['its time', () => setVisit({ startAt: at(11), endAt: at(12) })],
    ['its end', () => setVisit({ endAt: at(13) })],
    ['that somebody arrived', () => setVisit({ arrivedAt: at(11) })],
    ['that it began', () => setVisit({ startedAt: at(12) })],
    ['when it was booked', () => setVisit({ createdAt: at(2) })],
    ['a cancellation', () => orm.insert(appointmentChanges).values(change)],
    ['when that was', () => orm.update(appointmentChanges).set({ at: at(3) })],
    ['no cancellation', () => orm.delete(appointmentChanges)],
    ['a reminder that went out', () => orm.insert(reminders).values({ ...reminder, state: 'queued' })],
    ['one that did not', () => orm.update(reminders).set({ state: 'dropped' })],
    ['and one that did', () => orm.update(reminders).set({ state: 'queued' })],
    ['no reminder', () => orm.delete(reminders)],
    ['hours', () => addShift(test, doctor, '2026-11-17T08:00:00.000Z')],
    ['others', () => orm.update(workshifts).set({ endAt: at(15) })],
    ['none', () => orm.delete(workshifts)],
    ['a day off', () => orm.insert(daysOff).values(off)],
    ['another', () => orm.update(daysOff).set({ endAt: at(22) })],
    ['no day off', () => orm.delete(daysOff)],
    ['no visit', () => orm.delete(appointments)],
    [
      'another clock',
      () => orm.update(clinics).set({ timeZone: 'Asia/Tokyo' }).where(eq(clinics.id, clinic.id)),
    ],
  ]
  const silent: string[] = []
  for (const [what, make] of writes) {
    await orm.delete(insightMarks)
    await make()
    if ((await orm.$count(insightMarks, eq(insightMarks.clinicId, clinic.id))) === 0) silent.push(what)
  }
  expect(silent).toEqual([])
  await test.close()
})
