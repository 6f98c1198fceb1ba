import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewFeed } from '#contract/feeds'
import { encodeSlot } from '#contract/time'
import { feeds } from '../../db/schema/feeds.ts'
import { staff } from '../../db/schema/staff.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('calendar feeds on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: Client

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
    stranger = new Client(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set('2026-10-20T07:00:00.000Z')
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id, name: 'Luis', surname: 'Ibarra Soto' })
  })

  async function subscribe(client: Client, input: object): Promise<NewFeed> {
    const answer = await client.post('/feeds', input)
    expect(answer.status).toBe(201)
    return answer.body
  }
  const fileOf = (token: string) => `/feeds/${token}/calendar.ics`
  const tokenOf = ({ address }: NewFeed) => /([^/]+)\.ics$/.exec(address)?.[1] ?? ''
  const pathOf = (feed: NewFeed) => fileOf(tokenOf(feed))
  const read = (feed: NewFeed, headers = {}) => stranger.call('GET', pathOf(feed), { headers })
  async function book(start: string): Promise<string> {
    const appointmentDate = encodeSlot(Date.parse(start), clinic.timeZone)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const { status, body } = await doctor.client.post('/appointments', { ...place, appointmentDate })
    expect(status).toBe(201)
    return body.appointmentId
  }

  // Madrid: summer time ends on Sunday 25 October 2026 at 3:00 and begins on Sunday 28 March 2027 at 2:00.
  const aroundChanges = [
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T02:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
    '2027-03-28T09:00:00.000Z',
  ]

  it('say over both clock changes what the lists say, as two other programs read them', async () => {
    await addShift(test, doctor, '2026-10-24T20:00:00.000Z', 14)
    await addShift(test, doctor, '2027-03-27T22:00:00.000Z', 12)
    for (const start of aroundChanges) await book(start)
    const feed = await subscribe(patient.client, { what: 'visits' })
    const text = (await read(feed)).body
    const { body } = await patient.client.get(`/appointments/patient/${patient.id}`)
    const listed = body.map(
      (each: { appointmentId: string; appointmentDate: string; appointmentEndDate: string }) => [
        each.appointmentId,
        each.appointmentDate,
        each.appointmentEndDate,
      ],
    )
    expect(listed).toHaveLength(aroundChanges.length)
    expect(readByIcalJs(text)).toEqual(listed)
    expect(readByNodeIcal(text)).toEqual(listed)
    expect(text).toContain('BEGIN:VTIMEZONE')
    expect(text).toContain('DTSTART;TZID=Europe/Madrid:20261025T100000')
  })

  it('are a doctor’s hours and visits, with initials by default and no names at all on demand', async () => {
    await addShift(test, doctor, '2026-10-26T08:00:00.000Z', 4)
    const id = await book('2026-10-26T09:00:00.000Z')
    const named = (await read(await subscribe(doctor.client, { what: 'calendar' }))).body
    expect(named).toContain('SUMMARY:Appointment L. I. S.')
    expect(named).toContain('SUMMARY:Consulting hours')
    expect(named).toContain(`UID:${id}`)
    expect(named).not.toMatch(/Luis|Ibarra|Soto/)
    const bare = (await read(await subscribe(doctor.client, { what: 'calendar', names: 'none' }))).body
    expect(bare).toMatch(/SUMMARY:Appointment\r\n/)
    expect(bare).not.toContain('L. I. S.')
  })

  it('follow a visit: its identity stays, its number grows, and a cancelled one is gone', async () => {
    await addShift(test, doctor, '2026-10-26T08:00:00.000Z', 4)
    const id = await book('2026-10-26T09:00:00.000Z')
    const feed = await subscribe(patient.client, { what: 'visits' })
    expect((await read(feed)).body).toMatch(new RegExp(`UID:${id}\\r\\nSEQUENCE:0`))
    await patient.client.put(`/appointments/${id}/reschedule`, {
      appointmentDate: encodeSlot(Date.parse('2026-10-26T10:00:00.000Z'), clinic.timeZone),
    })
    expect((await read(feed)).body).toMatch(new RegExp(`UID:${id}\\r\\nSEQUENCE:1[\\s\\S]*:20261026T110000`))
    await patient.client.put(`/appointments/${id}/cancel`)
    expect((await read(feed)).body).not.toContain(id)
  })

  it('say nothing of what a visit is for', async () => {
    await addShift(test, doctor, '2026-10-26T08:00:00.000Z', 4)
    const appointmentDate = encodeSlot(Date.parse('2026-10-26T09:00:00.000Z'), clinic.timeZone)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const notes = { reason: 'Chest pain', deskNote: 'Wheelchair' }
    await doctor.client.post('/appointments', { ...place, appointmentDate, ...notes })
    for (const feed of [
      await subscribe(patient.client, { what: 'visits' }),
      await subscribe(doctor.client, { what: 'calendar' }),
    ]) {
      expect((await read(feed)).body).not.toMatch(/Chest|Wheelchair|ardiolog/)
    }
  })

  it('answer 304 until something changes', async () => {
    await addShift(test, doctor, '2026-10-26T08:00:00.000Z', 4)
    await book('2026-10-26T09:00:00.000Z')
    const feed = await subscribe(patient.client, { what: 'visits' })
    const first = await read(feed)
    const etag = String(first.headers.etag)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    test.clock.advance({ seconds: 3600 })
    expect(await read(feed, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    await book('2026-10-26T10:00:00.000Z')
    expect((await read(feed, { 'if-none-match': etag })).status).toBe(200)
  })

  it('have an address that is shown once, kept as a hash, and says when it was read', async () => {
    const feed = await subscribe(patient.client, { what: 'visits' })
    const secret = /\.([\w-]{43})\.ics$/.exec(feed.address)?.[1] ?? 'none'
    expect(feed.qrCodeUrl).toMatch(/^data:image\/png;base64,/)
    const list = async () => (await patient.client.get('/feeds')).body
    expect(await list()).toMatchObject([{ id: feed.id, lastReadAt: null }])
    expect(JSON.stringify(await list())).not.toContain(secret)
    const rows = await test.db.orm.select().from(feeds).where(eq(feeds.id, feed.id))
    expect(JSON.stringify(rows)).not.toContain(secret)
    test.clock.advance({ seconds: 60 })
    await read(feed)
    expect(await list()).toMatchObject([{ lastReadAt: '2026-10-20T07:01:00.000Z' }])
    expect((await doctor.client.get('/feeds')).body).toEqual([])
  })

  it('are unknown once revoked, by their owner alone, and when their doctor is gone', async () => {
    const feed = await subscribe(doctor.client, { what: 'calendar' })
    expect((await patient.client.delete(`/feeds/${feed.id}`)).status).toBe(404)
    expect((await read(feed)).status).toBe(200)
    expect((await doctor.client.delete(`/feeds/${feed.id}`)).status).toBe(200)
    expect((await read(feed)).status).toBe(404)
    const other = await subscribe(doctor.client, { what: 'calendar' })
    await test.db.orm.update(staff).set({ deletedAt: test.clock.now() }).where(eq(staff.id, doctor.id))
    expect((await read(other)).status).toBe(404)
  })

  it('cannot be guessed or bent', async () => {
    const feed = await subscribe(patient.client, { what: 'visits' })
    const token = tokenOf(feed)
    for (const bent of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, feed.id, '%00'])
      expect((await stranger.get(fileOf(bent))).status).toBe(404)
  })

  it('are for what somebody has: no calendar of a patient, no visits of a doctor, ten at most', async () => {
    expect((await patient.client.post('/feeds', { what: 'calendar' })).status).toBe(403)
    expect((await doctor.client.post('/feeds', { what: 'visits' })).status).toBe(403)
    const many = await Promise.all(
      Array.from({ length: 12 }, () => patient.client.post('/feeds', { what: 'visits' })),
    )
    expect(many.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409])
  })
})

type Listed = [id: string, start: string, end: string]

const byStart = (a: Listed, b: Listed) => a[1].localeCompare(b[1])

function readByIcalJs(text: string): Listed[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar
    .getAllSubcomponents('vevent')
    .map((each): Listed => {
      const { uid, startDate, endDate } = new ICAL.Event(each)
      return [uid, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]
    })
    .sort(byStart)
}

function readByNodeIcal(text: string): Listed[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .flatMap((each): Listed[] =>
      each?.type === 'VEVENT' ? [[each.uid, each.start.toISOString(), each.end?.toISOString() ?? '']] : [],
    )
    .sort(byStart)
}
