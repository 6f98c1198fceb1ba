import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointmentChanges } from '../../db/schema/appointments.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { type ReadMail, readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { liveChannel } from '../../write/announce.ts'

describe.each(anyDatabase)('moving over a clock change on %s', (database) => {
  let test: TestApp
  let stopListening: () => Promise<void>
  const heard: string[] = []

  beforeAll(async () => {
    test = await createTestApp({ database })
    stopListening = await test.db.listen(liveChannel, (payload) => heard.push(payload))
  })
  afterAll(async () => {
    await stopListening()
    await test.close()
  })

  // Both slots show the same time on the clinic's wall, one before and one after the change.
  it.each([
    ['Europe/Madrid', '2027-03-27T08:00:00.000Z', '2027-03-29T07:00:00.000Z', '09:00'],
    ['Atlantic/Canary', '2027-03-27T09:00:00.000Z', '2027-03-29T08:00:00.000Z', '09:00'],
    ['Europe/Madrid', '2027-10-30T07:00:00.000Z', '2027-11-01T08:00:00.000Z', '09:00'],
    ['Atlantic/Canary', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z', '01:30', 'GMT+1', 'GMT'],
  ] as const)(
    'in %s from %s to %s it stays the same appointment at %s',
    async (timeZone, from, to, time, ...marks) => {
      test.clock.set(new Date(Date.parse(from) - 5 * 86_400_000).toISOString())
      const { id: clinicId } = await addClinic(test, { timeZone })
      const doctor = await addStaff(test, { clinicId })
      const [patient, other] = [await addPatient(test), await addPatient(test)]
      await addShift(test, doctor, from, 1)
      await addShift(test, doctor, to, 1)
      const wire = (instant: string) => encodeSlot(Date.parse(instant), timeZone)
      const place = { clinicId, doctorId: doctor.id }
      const booking = { ...place, patientId: patient.id, appointmentDate: wire(from) }
      const { appointmentId: id } = (await patient.client.post('/appointments', booking)).body
      const move = { appointmentDate: wire(to) }

      const theirs = { ...place, patientId: other.id, appointmentDate: wire(to) }
      const taken = await other.client.post('/appointments', theirs)
      expect(taken.body.appointmentDate).toBe(to)
      const refused = await patient.client.put(`/appointments/${id}/reschedule`, move)
      expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
      const mine = () => patient.client.get(`/appointments/${id}`)
      expect((await mine()).body).toMatchObject({ appointmentDate: from, status: 'pending' })
      const mails = async (to = patient.email) =>
        (await readMails(test)).filter((mail) => mail.to === to && !/is booked$/.test(mail.title))
      expect(await mails()).toEqual([])
      const told = () => heard.filter((news) => news.includes(id)).map((news) => JSON.parse(news))
      await expect.poll(() => told().length).toBe(1)

      await other.client.put(`/appointments/${taken.body.appointmentId}/cancel`)
      const answer = await patient.client.put(`/appointments/${id}/reschedule`, move)
      const moved = { appointmentId: id, appointmentDate: to, duration: 30, status: 'pending' }
      expect(answer).toMatchObject({ status: 200, body: moved })
      const { id: doctorId } = doctor
      const news = {
        type: 'appointment.changed',
        appointmentId: id,
        doctorId,
        patientId: patient.id,
        clinicId,
      }
      await expect.poll(told).toEqual([news, news])
      const range = `from=${from}&to=${new Date(Date.parse(to) + 86_400_000).toISOString()}`
      const ofDoctor = await doctor.client.get(`/appointments?${range}&doctorId=${doctor.id}`)
      const pending = ofDoctor.body.filter((each: { status: string }) => each.status === 'pending')
      expect(pending).toMatchObject([moved])
      const changes = test.db.orm.select().from(appointmentChanges)
      expect(await changes.where(eq(appointmentChanges.appointmentId, id))).toMatchObject([
        { kind: 'reschedule', fromStartAt: new Date(from), toStartAt: new Date(to) },
      ])
      const [was, is] = marks
      const times = [is, was].map((mark) => (mark ? `${time} ${mark}` : time))
      const timesIn = (letter: ReadMail | undefined) =>
        [...(letter?.text ?? '').matchAll(/ at (\d\d:\d\d(?: GMT\S*)?)/g)].map(([, said]) => said)
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(timesIn(mail)).toEqual(times)
      const [note, ...others] = await mails(doctor.email)
      expect(others).toEqual([])
      expect(note?.title).toBe('An appointment in your calendar was moved')
      expect(note?.text).not.toContain(patient.surname)
      expect(timesIn(note)).toEqual(times)
    },
  )
})
