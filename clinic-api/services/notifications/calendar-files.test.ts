import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const at = (time: string) => `2026-10-26T${time}:00.000Z`

describe.each(anyDatabase)('the calendar files of an appointment on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string
  let feed: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set('2026-10-20T07:00:00.000Z')
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, at('08:00'), 6)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const booked = await patient.client.post('/appointments', { ...place, appointmentDate: wire('09:00') })
    id = booked.body.appointmentId
    const { body } = await patient.client.post('/feeds', { what: 'visits' })
    feed = `/feeds/${/([^/]+)\.ics$/.exec(body.address)?.[1]}/calendar.ics`
  })

  const wire = (time: string) => encodeSlot(Date.parse(at(time)), clinic.timeZone)
  const move = (time: string, undoable = false) =>
    doctor.client.put(`/appointments/${id}/reschedule`, { appointmentDate: wire(time), undoable })

  /** The newest mail of the patient that has an event, as a calendar program reads it. */
  async function mailed() {
    const mine = (await readMails(test)).filter(({ to }) => to === patient.email)
    const { method, content = '' } = mine.at(-1)?.calendar ?? {}
    return { ...read(content), partMethod: method }
  }
  const fed = async () => read((await new Client(test).get(feed)).body)
  const downloaded = async () => (await patient.client.get(`/appointments/${id}`)).body.changes

  it('have one UID and one SEQUENCE, which grows when it is moved, taken back, closed, reopened and cancelled', async () => {
    const seen: number[] = []
    async function look(steps: { mail: boolean; feed?: boolean }) {
      const changes = await downloaded()
      if (steps.mail) expect(await mailed()).toMatchObject({ uid: id, sequence: changes })
      if (steps.feed !== false) expect(await fed()).toMatchObject({ uid: id, sequence: changes })
      seen.push(changes)
    }
    await look({ mail: true })
    await move('10:00')
    await look({ mail: true })
    await move('11:00')
    await look({ mail: true })
    const { body } = await move('12:00', true)
    await look({ mail: false })
    await doctor.client.post(`/undo/${body.undo}`)
    await look({ mail: false })
    test.clock.set(at('11:00'))
    const closed = await doctor.client.put(`/appointments/${id}/complete`)
    await look({ mail: false })
    await doctor.client.post(`/undo/${closed.body.undo}`)
    await look({ mail: false })
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('cancel what they invited to: same UID, organizer and attendee, a higher SEQUENCE', async () => {
    const invited = await mailed()
    // Outlook goes by the part's own method.
    expect(invited).toMatchObject({ method: 'REQUEST', partMethod: 'REQUEST', status: 'CONFIRMED' })
    expect(invited.attendee).toBe(patient.email)
    await move('10:00')
    await patient.client.put(`/appointments/${id}/cancel`)
    const cancelled = await mailed()
    expect(cancelled).toMatchObject({
      uid: id,
      organizer: invited.organizer,
      attendee: invited.attendee,
      method: 'CANCEL',
      partMethod: 'CANCEL',
      status: 'CANCELLED',
      sequence: 2,
      start: at('10:00'),
    })
    expect(await downloaded()).toBe(2)
  })

  it('say at what time a change was made that was taken back, not when the row was written before', async () => {
    const before = await fed()
    test.clock.set('2026-10-20T08:00:00.000Z')
    const { body } = await move('12:00', true)
    test.clock.set('2026-10-20T08:05:00.000Z')
    await doctor.client.post(`/undo/${body.undo}`)
    const after = await fed()
    expect(after).toMatchObject({ start: before.start, stamp: '2026-10-20T08:05:00Z' })
  })
})

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)
  const address = (name: string) => String(value(name) ?? '').replace(/^mailto:/i, '')
  const start = value('dtstart')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    stamp: String(value('dtstamp')),
    start: start instanceof ICAL.Time ? start.toJSDate().toISOString() : null,
    organizer: address('organizer'),
    attendee: address('attendee'),
  }
}
