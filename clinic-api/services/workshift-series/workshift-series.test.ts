import { and, desc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAt, timeOf, wallTimeAt } from '#contract/zone'
import { audit } from '../../db/schema/audit.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const zone = 'Europe/Madrid'
const weekdays = [1, 2, 3, 4, 5]
const mornings = [{ start: '09:00', end: '14:00' }]
const split = [...mornings, { start: '16:00', end: '20:00' }]
const on = (days: number[], ranges = mornings) =>
  days.flatMap((weekday) => ranges.map((range) => ({ weekday, ...range })))

describe.each(anyDatabase)('hours that repeat on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
    clinicId = (await addClinic(test)).id
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const input = (changes: object = {}) => ({
    doctorId: doctor.id,
    clinicId,
    from: '2026-11-16',
    until: '2026-11-29',
    everyWeeks: 1,
    hours: on([1, 3]),
    collisions: 'keep',
    ...changes,
  })
  const create = (changes?: object, query = '') =>
    doctor.client.post(`/workshift-series${query}`, input(changes))

  /** Day and times of every block, on the clinic's clock; those of a series carry a star. */
  async function blocks(): Promise<string[]> {
    const rows = await test.db.orm
      .select()
      .from(workshifts)
      .where(eq(workshifts.doctorId, doctor.id))
      .orderBy(workshifts.startAt)
    return rows.map(({ startAt, endAt, seriesId }) => {
      const [start, end] = [startAt.getTime(), endAt.getTime()]
      const times = `${timeOf(wallTimeAt(start, zone))}-${timeOf(wallTimeAt(end, zone))}`
      return `${dayAt(start, zone).slice(5)} ${times}${seriesId ? '*' : ''}`
    })
  }

  async function book(appointmentDate: string) {
    const patient = await addPatient(test)
    const body = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate }
    const answer = await patient.client.post('/appointments', body)
    expect(answer.status).toBe(201)
    return { patient, id: answer.body.appointmentId as string }
  }

  it('become ordinary shifts that know their series, and can be read again', async () => {
    const { status, body } = await create()
    expect({ status, body }).toEqual({
      status: 201,
      body: { seriesId: expect.any(String), created: 4, skipped: 0, removed: 0, undo: expect.any(String) },
    })
    expect(await blocks()).toEqual([
      '11-16 09:00-14:00*',
      '11-18 09:00-14:00*',
      '11-23 09:00-14:00*',
      '11-25 09:00-14:00*',
    ])
    const range = 'from=2026-11-16T00:00:00Z&to=2026-11-30T00:00:00Z'
    const rows = (await doctor.client.get(`/workshifts?doctorId=${doctor.id}&${range}`)).body
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row.seriesId).toBe(body.seriesId)
    const { collisions: _choice, ...pattern } = input()
    const series = { ...pattern, except: [], seriesId: body.seriesId, version: 1 }
    expect((await doctor.client.get(`/workshift-series/${body.seriesId}`)).body).toEqual(series)
    expect((await doctor.client.get(`/workshift-series?doctorId=${doctor.id}`)).body).toEqual([series])
  })

  it('can be previewed, which writes nothing', async () => {
    const there = await addShift(test, doctor, '2026-11-18T12:00:00.000Z', 2)
    const visit = await book('2026-11-18T13:30:00Z')
    const preview = (collisions: string) =>
      doctor.client.post('/workshift-series/preview', input({ collisions }))
    const collision = { startDate: '2026-11-18T08:00:00.000Z', duration: 300, with: there.id }
    const kept = { shifts: 3, skipped: 1, affected: [], collisions: [collision] }
    expect((await preview('keep')).body).toMatchObject(kept)
    expect((await preview('join')).body).toMatchObject({ ...kept, shifts: 4, skipped: 0 })
    expect((await preview('replace')).body).toMatchObject({
      shifts: 4,
      first: '2026-11-16T08:00:00.000Z',
      last: '2026-11-25T08:00:00.000Z',
      affected: [{ appointmentId: visit.id }],
    })
    const [seen] = await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(seen).toMatchObject({ actorId: doctor.userId, details: { ids: [visit.id] } })
    expect(await blocks()).toEqual(['11-18 13:00-15:00'])
  })

  it('keep, join or replace what is there, and name the visits that would be left standing', async () => {
    await addShift(test, doctor, '2026-11-18T12:00:00.000Z', 2)
    const visit = await book('2026-11-18T13:30:00Z')
    const refused = await create({ collisions: 'replace' })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'appointments_affected', appointments: [{ appointmentId: visit.id }] },
    })
    expect(await blocks()).toEqual(['11-18 13:00-15:00'])
    expect((await create({ collisions: 'join' })).body).toMatchObject({ created: 4, skipped: 0, removed: 1 })
    expect((await blocks())[1]).toBe('11-18 09:00-15:00*')
    expect((await create({ collisions: 'keep' })).body).toMatchObject({ created: 0, skipped: 4 })
    expect((await create({ collisions: 'replace' }, '?force=true')).body).toMatchObject({
      created: 4,
      removed: 4,
    })
    expect((await blocks())[1]).toBe('11-18 09:00-14:00*')
  })

  it('are refused when what the preview saw has changed since', async () => {
    const { version } = (await doctor.client.post('/workshift-series/preview', input())).body
    await addShift(test, doctor, '2026-11-18T12:00:00.000Z', 2)
    expect(await create({ version })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await blocks()).toEqual(['11-18 13:00-15:00'])
    const seen = (await doctor.client.post('/workshift-series/preview', input())).body
    expect((await create({ version: seen.version })).status).toBe(201)
  })

  it('never touch what has begun', async () => {
    test.clock.set('2026-11-18T09:00:00.000Z')
    await addShift(test, doctor, '2026-11-18T08:30:00.000Z', 1)
    const { body } = await create({ from: '2026-11-09', hours: on(weekdays), collisions: 'replace' })
    expect(body).toMatchObject({ created: 7, skipped: 0, removed: 0 })
    expect((await blocks()).slice(0, 2)).toEqual(['11-18 09:30-10:30', '11-19 09:00-14:00*'])
    test.clock.set('2026-11-24T12:00:00.000Z')
    const desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const later = { ...input({ hours: on([2, 5], [{ start: '10:00', end: '12:00' }]) }), doctorId: undefined }
    await desk.client.put(`/workshift-series/${body.seriesId}?scope=all`, later)
    expect((await blocks()).slice(-3)).toEqual([
      '11-23 09:00-14:00*',
      '11-24 09:00-14:00*',
      '11-27 10:00-12:00*',
    ])
  })

  describe('changed or deleted', () => {
    let path: string
    beforeEach(async () => {
      path = `/workshift-series/${(await create()).body.seriesId}`
    })
    const other = () => ({ ...input({ hours: on([1, 3], [{ start: '10:00', end: '12:00' }]) }) })

    it('on one day: that day alone, and the series remembers', async () => {
      expect((await doctor.client.put(`${path}?scope=one&date=2026-11-18`, other())).body).toMatchObject({
        created: 1,
        removed: 1,
      })
      expect((await doctor.client.delete(`${path}?scope=one&date=2026-11-23`)).body.removed).toBe(1)
      expect(await blocks()).toEqual(['11-16 09:00-14:00*', '11-18 10:00-12:00', '11-25 09:00-14:00*'])
      expect((await doctor.client.get(path)).body.except).toEqual([
        { from: '2026-11-18', to: '2026-11-18' },
        { from: '2026-11-23', to: '2026-11-23' },
      ])
    })

    it('from a day on: as a series of its own', async () => {
      const { body } = await doctor.client.put(`${path}?scope=following&date=2026-11-18`, other())
      expect(body).toMatchObject({ created: 3, removed: 3 })
      expect(path).not.toContain(body.seriesId)
      expect(await blocks()).toEqual([
        '11-16 09:00-14:00*',
        '11-18 10:00-12:00*',
        '11-23 10:00-12:00*',
        '11-25 10:00-12:00*',
      ])
      expect((await doctor.client.get(path)).body.until).toBe('2026-11-17')
      expect((await doctor.client.get(`/workshift-series/${body.seriesId}`)).body.from).toBe('2026-11-18')
      await doctor.client.delete(`/workshift-series/${body.seriesId}?scope=following&date=2026-11-24`)
      expect((await blocks()).slice(-1)).toEqual(['11-23 10:00-12:00*'])
    })

    it('all of it: the same series', async () => {
      const { body } = await doctor.client.put(`${path}?scope=all`, other())
      expect(path).toContain(body.seriesId)
      expect((await doctor.client.get(path)).body).toMatchObject({ version: 2, hours: other().hours })
      expect((await blocks())[0]).toBe('11-16 10:00-12:00*')
      expect((await doctor.client.delete(path)).body).toMatchObject({ removed: 4 })
      expect(await blocks()).toEqual([])
      expect((await doctor.client.get(path)).status).toBe(404)
    })

    it('only when no visit is left standing, or by force', async () => {
      const visit = await book('2026-11-18T08:00:00Z')
      const affected = { status: 409, body: { appointments: [{ appointmentId: visit.id }] } }
      expect(await doctor.client.put(`${path}?scope=all`, other())).toMatchObject(affected)
      expect(await doctor.client.delete(`${path}?scope=following&date=2026-11-18`)).toMatchObject(affected)
      expect((await doctor.client.delete(`${path}?scope=following&date=2026-11-19`)).status).toBe(200)
      expect(await doctor.client.delete(path)).toMatchObject(affected)
      expect((await doctor.client.delete(`${path}?force=true`)).status).toBe(200)
      expect(await blocks()).toEqual([])
    })

    it('by two at once: the second is told', async () => {
      const first = await doctor.client.put(path, { ...other(), seriesVersion: 1 })
      expect(first.status).toBe(200)
      const stale = { status: 409, body: { code: 'stale' } }
      expect(await doctor.client.put(path, { ...other(), seriesVersion: 1 })).toMatchObject(stale)
      expect(await doctor.client.delete(`${path}?seriesVersion=1`)).toMatchObject(stale)
      const preview = { ...other(), seriesId: path.split('/').at(-1), scope: 'all' }
      const seen = (await doctor.client.post('/workshift-series/preview', preview)).body
      expect(seen).toMatchObject({ shifts: 4, collisions: [] })
      await doctor.client.delete(`${path}?scope=one&date=2026-11-25`)
      expect(await doctor.client.put(path, { ...other(), version: seen.version })).toMatchObject(stale)
    })

    it('not without the day that it is about, nor of a doctor who was deleted', async () => {
      expect(await doctor.client.delete(`${path}?scope=following`)).toMatchObject({
        status: 400,
        body: { errors: { date: 'Select a date' } },
      })
      const desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
      expect((await desk.client.get(path)).status).toBe(200)
      expect((await desk.client.delete(`/staff/${doctor.id}`)).status).toBe(200)
      expect((await desk.client.get(path)).status).toBe(404)
      expect((await desk.client.put(path, other())).status).toBe(404)
      expect((await desk.client.delete(path)).status).toBe(404)
      expect((await desk.client.post('/workshift-series', input())).status).toBe(404)
    })
  })

  it('are right on the days of the clock changes', async () => {
    const night = { hours: on([7], [{ start: '01:00', end: '04:00' }]), collisions: 'keep' }
    await create({ ...night, from: '2027-03-28', until: '2027-03-28' })
    await create({ ...night, from: '2027-10-31', until: '2027-10-31' })
    const rows = await test.db.orm.select().from(workshifts).where(eq(workshifts.doctorId, doctor.id))
    expect(
      rows.map(({ startAt, endAt }) => (endAt.getTime() - startAt.getTime()) / 3_600_000).sort(),
    ).toEqual([2, 4])
    test.clock.set('2027-10-29T07:00:00.000Z')
    const query = `clinicId=${clinicId}&doctorId=${doctor.id}&date=2027-10-31`
    const reader = await addStaff(test, { clinicId })
    const slots = (await reader.client.get(`/appointments/available?${query}`)).body.available
    expect(slots).toHaveLength(8)
    expect(new Set(slots).size).toBe(8)
  })

  it('are refused at the field that is wrong', async () => {
    const wrong = [
      [{ until: '2027-11-17' }, 'until'],
      [{ until: '2026-11-15' }, 'until'],
      [{ hours: on([1], [{ start: '23:30', end: '00:15' }]) }, 'hours.0.end'],
      [{ hours: [...on([1]), ...on([1], [{ start: '13:00', end: '15:00' }])] }, 'hours.1.start'],
      [{ hours: [] }, 'hours'],
      [{ everyWeeks: 5 }, 'everyWeeks'],
    ] as const
    for (const [changes, field] of wrong) {
      const answer = await create(changes)
      expect(answer.status, field).toBe(400)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
    expect(await blocks()).toEqual([])
  })

  it('of a whole year of split days are saved in the time of a few weeks', async () => {
    const hours = on([1, 2, 3, 4, 5, 6, 7], split)
    const year = { from: '2027-01-01', until: '2027-12-31', hours }
    const timed = async (changes: object) => {
      const began = performance.now()
      const { body } = await create(changes)
      return { body, taken: performance.now() - began }
    }
    const week = await timed({ from: '2026-12-01', until: '2026-12-07', hours })
    const { body, taken } = await timed(year)
    expect(body.created).toBe(730)
    // Other work on the machine slows both alike.
    expect(taken).toBeLessThan(Math.max(4000, 30 * week.taken))
    await doctor.client.delete(`/workshift-series/${week.body.seriesId}?scope=all`)
    const again = await doctor.client.put(
      `/workshift-series/${body.seriesId}`,
      input({ ...year, hours: on(weekdays) }),
    )
    expect(again.body).toMatchObject({ created: 261, removed: 730 })
    const ahead = and(eq(workshifts.doctorId, doctor.id), gt(workshifts.startAt, test.clock.now()))
    expect(await test.db.orm.select().from(workshifts).where(ahead)).toHaveLength(261)
  })

  it('of ten blocks a day and 366 days are saved at once, more are refused', { tags: 'slow' }, async () => {
    const hourly = Array.from({ length: 11 }, (_, index) => {
      const hour = (value: number) => String(value).padStart(2, '0')
      return { start: `${hour(index * 2)}:00`, end: `${hour(index * 2 + 1)}:00` }
    })
    const leap = { from: '2028-01-01', until: '2028-12-31' }
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    expect((await create({ ...leap, hours: on(everyDay, hourly) })).body.errors).toHaveProperty('hours')
    // One of them lies in the hour that is skipped in spring.
    expect((await create({ ...leap, hours: on(everyDay, hourly.slice(0, 10)) })).body.created).toBe(3659)
  })

  it('are read from a line, which says where it stopped being understood', async () => {
    const parse = (text: string) =>
      doctor.client.post('/workshift-series/parse', { text, today: '2026-11-16' })
    expect((await parse('L-V 9-14 16-20, cada 2 semanas, hasta 31/12, salvo 24-26/12')).body).toEqual({
      from: '2026-11-16',
      until: '2026-12-31',
      everyWeeks: 2,
      hours: on(weekdays, split),
      except: [{ from: '2026-12-24', to: '2026-12-26' }],
    })
    expect(await parse('Mon-Fri 9-14 until lunch')).toMatchObject({
      status: 400,
      body: { at: 19, errors: { text: '"lunch" is not understood here' } },
    })
  })
})
