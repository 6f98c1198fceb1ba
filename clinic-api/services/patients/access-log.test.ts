import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

describe.each(statementKinds)('the list of who read a patient on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  })
  afterAll(() => test.close())

  const read = async (path: string, { client }: Pick<typeof doctor, 'client'> = doctor) =>
    expect((await client.get(path)).status, path).toBe(200)

  async function listed(): Promise<string[]> {
    const { body } = await patient.client.get(`/patients/${patient.id}/access-log?limit=100`)
    return body.entries.map(({ what }: { what: string }) => what)
  }

  it('has every reading of this patient by somebody else, and no reading of their own', async () => {
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      reason: 'Headache',
      appointmentDate: encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), 'Europe/Madrid'),
    })
    const thread = await patient.client.post('/threads', { clinicId, subject: 'result', text: 'Sugar' })
    const { appointmentId } = booked.body
    const { _id: threadId } = thread.body
    const ways: [path: string, what: string][] = [
      [`/patients/${patient.id}`, 'patient.read'],
      [`/users/${patient.userId}`, 'users.read'],
      [`/histories/${patient.id}`, 'history.read'],
      [`/appointments/${appointmentId}`, 'appointment.read'],
      [`/threads/${threadId}`, 'thread.read'],
      [`/threads/${threadId}/messages`, 'thread.read'],
    ]
    for (const [path] of ways) {
      await read(path)
      await read(path, patient)
      test.clock.advance({ seconds: 1 })
    }
    expect(await listed()).toEqual(ways.map(([, what]) => what).reverse())
  })

  it('says nothing of notes that the team reads for itself, nor of lists', async () => {
    const { body: thread } = await doctor.client.post('/threads', {
      clinicId,
      patientId: patient.id,
      subject: 'result',
      text: 'Hello',
    })
    test.clock.advance({ seconds: 60 })
    const note = await doctor.client.post(`/threads/${thread._id}/messages`, {
      text: 'Seems worried',
      internal: true,
    })
    expect(note.status).toBe(201)
    const before = await listed()
    await read(`/threads/${thread._id}/messages?limit=1`)
    await read('/patients')
    await read('/threads')
    expect(await listed()).toEqual(before)
  })
})
