import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { daysOff } from '../../db/schema/days-off.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { staff } from '../../db/schema/staff.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addMembership, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const at = (time: string, day = 24) => `2026-11-${day}T${time}:00.000Z`

describe.each(anyDatabase)('nobody is left standing on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let colleague: typeof doctor
  let admin: typeof doctor
  let shift: { id: string }
  let patients: Awaited<ReturnType<typeof addPatient>>[]
  let visits: string[]

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    colleague = await addStaff(test, { clinicId })
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    shift = await addShift(test, doctor, at('08:00'), 4)
    await addShift(test, doctor, at('08:00', 25), 4)
    await addShift(test, colleague, at('08:00'), 4)
    patients = await Promise.all([0, 1, 2].map(() => addPatient(test, { clinicId })))
    visits = []
    for (const [index, patient] of patients.entries()) {
      const { body } = await patient.client.post('/appointments', {
        patientId: patient.id,
        clinicId,
        doctorId: doctor.id,
        appointmentDate: at(['08:00', '08:30', '09:00'][index] ?? ''),
      })
      visits.push(body.appointmentId)
    }
    await readMails(test)
  })
  afterAll(() => test.close())

  const removal = () => ({ method: 'DELETE', path: `/workshifts/${shift.id}` })
  const to = (who: { id: string }, time: string) => ({ doctorId: who.id, appointmentDate: time })
  /** One way for each: another time, a colleague, a cancellation. */
  const plan = () => [
    { appointmentId: visits[0], to: to(doctor, at('10:00', 25)) },
    { appointmentId: visits[1], to: to(colleague, at('08:30')) },
    { appointmentId: visits[2], to: 'cancel' },
  ]
  const resolve = (body: object, client = doctor.client) => client.post('/visits/resolve', body)
  const undo = (token: string, client = doctor.client) => client.post(`/undo/${token}`)

  async function everything() {
    const { orm } = test.db
    return {
      visits: await orm
        .select()
        .from(appointments)
        .where(eq(appointments.clinicId, clinicId))
        .orderBy(asc(appointments.id)),
      shifts: await orm
        .select()
        .from(workshifts)
        .where(eq(workshifts.clinicId, clinicId))
        .orderBy(asc(workshifts.id)),
      series: await orm.select().from(workshiftSeries).where(eq(workshiftSeries.clinicId, clinicId)),
      off: await orm.select().from(daysOff).where(eq(daysOff.clinicId, clinicId)),
      staff: await orm.select().from(staff).where(eq(staff.clinicId, clinicId)).orderBy(asc(staff.id)),
    }
  }

  /** The titles of the mails that each patient has got. */
  async function told() {
    const mails = await readMails(test)
    return patients.map(({ email }) =>
      mails.filter(({ to: whom }) => whom.includes(email)).map(({ title }) => title),
    )
  }

  it('each visit goes its way with the deletion of its hours, and is told of it after ten minutes', async () => {
    const { status, body } = await resolve({ plan: plan(), with: removal() })
    expect(status).toBe(200)
    expect(body.undoUntil).toBe('2026-11-16T07:10:00.000Z')
    expect(body.visits).toMatchObject([
      { appointmentId: visits[0], doctorId: doctor.id, appointmentDate: at('10:00', 25), status: 'pending' },
      { appointmentId: visits[1], doctorId: colleague.id, appointmentDate: at('08:30'), status: 'pending' },
      { appointmentId: visits[2], status: 'cancelled' },
    ])
    expect((await everything()).shifts.map(({ id }) => id)).not.toContain(shift.id)
    const before = await told()
    expect(before.map(({ length }) => length)).toEqual([1, 1, 1])
    test.clock.advance({ minutes: 9, seconds: 59 })
    expect(await told()).toEqual(before)
    test.clock.advance({ seconds: 1 })
    const after = await told()
    expect(after.map((titles) => titles.filter((each) => each !== 'Your appointment is booked'))).toEqual([
      ['Your appointment was moved'],
      ['Your appointment was moved'],
      ['Your appointment was cancelled'],
    ])
    expect(await undo(body.undo)).toMatchObject({ status: 409 })
  })

  it('is taken back as if nothing had been: no row differs, and no mail leaves', async () => {
    const before = await everything()
    const mails = (await readMails(test)).length
    const { body } = await resolve({ plan: plan(), with: removal() })
    expect(await everything()).not.toEqual(before)
    test.clock.advance({ minutes: 9 })
    expect((await undo(body.undo)).status).toBe(200)
    expect(await everything()).toEqual(before)
    test.clock.advance({ minutes: 30 })
    expect((await readMails(test)).length).toBe(mails)
    expect(await test.db.orm.select().from(outbox).where(eq(outbox.undoId, body.undo))).toEqual([])
    expect(await undo(body.undo)).toMatchObject({ status: 409 })
    // The write can be done again afterwards, and then tells the patients.
    expect((await resolve({ plan: plan(), with: removal() })).status).toBe(200)
  })

  it('does nothing at all when the plan forgets a visit, or one of its times is gone', async () => {
    const before = await everything()
    const forgotten = await resolve({ plan: plan().slice(1), with: removal() })
    expect(forgotten).toMatchObject({ status: 409, body: { code: 'appointments_affected' } })
    const other = await addPatient(test, { clinicId })
    await other.client.post('/appointments', {
      patientId: other.id,
      clinicId,
      doctorId: colleague.id,
      appointmentDate: at('08:30'),
    })
    const taken = await resolve({ plan: plan(), with: removal() })
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', errors: { [visits[1] ?? '']: expect.any(String) } },
    })
    const inside = plan().map((each, index) =>
      index === 0 ? { ...each, to: to(doctor, at('11:00')) } : each,
    )
    expect(await resolve({ plan: inside, with: removal() })).toMatchObject({ status: 409 })
    const now = await everything()
    expect({ ...now, visits: now.visits.filter(({ id }) => visits.includes(id)) }).toEqual(before)
  })

  it('refuses a plan that names a visit twice, or nothing at all', async () => {
    const [before, mails] = [await everything(), await readMails(test)]
    const [first = ''] = visits
    const twice = { appointmentId: first, to: 'cancel' }
    for (const plan of [
      [twice, twice],
      [twice, { appointmentId: first, to: to(doctor, at('10:00', 25)) }],
    ])
      expect(await resolve({ plan })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', errors: { [first]: expect.any(String) } },
      })
    expect(await resolve({ plan: [] })).toMatchObject({
      status: 400,
      body: { errors: { plan: expect.any(String) } },
    })
    expect(await everything()).toEqual(before)
    expect(await readMails(test)).toEqual(mails)
  })

  it('lets two visits change places, and back', async () => {
    const before = await everything()
    const swap = [
      { appointmentId: visits[0], to: to(doctor, at('08:30')) },
      { appointmentId: visits[1], to: to(doctor, at('08:00')) },
    ]
    const { status, body } = await resolve({ plan: swap })
    expect(status).toBe(200)
    expect(body.visits.map(({ appointmentDate }: { appointmentDate: string }) => appointmentDate)).toEqual([
      at('08:30'),
      at('08:00'),
    ])
    expect((await undo(body.undo)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  it('is not taken back once something was built on it', async () => {
    const { body } = await resolve({ plan: plan(), with: removal() })
    await patients[0]?.client.put(`/appointments/${visits[0]}/cancel`)
    expect(await undo(body.undo)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await everything()).shifts.map(({ id }) => id)).not.toContain(shift.id)

    const second = await resolve(
      { plan: [{ appointmentId: visits[1], to: to(colleague, at('10:00')) }] },
      admin.client,
    )
    const other = await addPatient(test, { clinicId })
    await other.client.post('/appointments', {
      patientId: other.id,
      clinicId,
      doctorId: colleague.id,
      appointmentDate: at('08:30'),
    })
    expect(await undo(second.body.undo, admin.client)).toMatchObject({ status: 409 })
  })

  it.each([
    [
      'a day off',
      () => ({
        method: 'POST',
        path: '/days-off',
        body: { clinicId, doctorId: doctor.id, from: '2026-11-24', to: '2026-11-24', reason: 'sick' },
      }),
    ],
    [
      'a shorter shift',
      () => ({
        method: 'PUT',
        path: `/workshifts/${shift.id}`,
        body: { clinicId, startDate: at('10:00'), duration: 120 },
      }),
    ],
    ['the deletion of the doctor', () => ({ method: 'DELETE', path: `/staff/${doctor.id}` })],
    ['the named deletion of a shift', () => ({ write: 'delete-shift', id: shift.id })],
    [
      'a named shorter shift',
      () => ({ write: 'update-shift', id: shift.id, body: { startDate: at('10:00'), duration: 120 } }),
    ],
    [
      'named days off',
      () => ({
        write: 'create-days-off',
        body: { doctorId: doctor.id, from: '2026-11-24', to: '2026-11-24', reason: 'sick' },
      }),
    ],
    ['the named deletion of the doctor', () => ({ write: 'delete-doctor', id: doctor.id })],
  ])('goes with %s, and back', async (what, boundWrite) => {
    const before = await everything()
    const resolutions = plan().map((each, index) =>
      index === 0 && what.includes('doctor') ? { ...each, to: to(colleague, at('08:00')) } : each,
    )
    const { status, body } = await resolve({ plan: resolutions, with: boundWrite() }, admin.client)
    expect([status, body.code]).toEqual([200, undefined])
    expect(await everything()).not.toEqual(before)
    expect((await undo(body.undo, admin.client)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['the deletion of a doctor', () => ({ write: 'delete-doctor', id: doctor.id })],
    ['the end of a membership', (id: string) => ({ method: 'DELETE', path: `/members/${id}` })],
    [
      'another role',
      (id: string) => ({ method: 'PUT', path: `/members/${id}`, body: { roles: ['receptionist'] } }),
    ],
  ])('goes with %s who works at another clinic, too, and back', async (_what, boundWrite) => {
    const elsewhere = await addClinic(test)
    await addMembership(test, doctor, { clinicId: elsewhere.id, roles: ['doctor'] })
    const held = () =>
      test.db.orm.select().from(memberships).where(eq(memberships.staffId, doctor.id)).orderBy(memberships.id)
    const before = await held()
    const here = before.find((each) => each.clinicId === clinicId)
    const resolutions = plan().map((each, index) =>
      index === 0 ? { ...each, to: to(colleague, at('08:00')) } : each,
    )
    const { status, body } = await resolve(
      { plan: resolutions, with: boundWrite(here?.id ?? '') },
      admin.client,
    )
    expect([status, body.message]).toEqual([200, undefined])
    expect(await held()).not.toEqual(before)
    expect((await undo(body.undo, admin.client)).status).toBe(200)
    expect(await held()).toEqual(before)
  })

  it('goes with the deletion of weekly hours, and back', async () => {
    const series = await doctor.client.post('/workshift-series', {
      doctorId: doctor.id,
      clinicId,
      from: '2026-12-01',
      until: '2026-12-14',
      everyWeeks: 1,
      hours: [{ weekday: 2, start: '09:00', end: '14:00' }],
      collisions: 'keep',
    })
    const [patient] = patients
    const booked = await patient?.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate: '2026-12-01T08:00:00.000Z',
    })
    const before = await everything()
    const { status, body } = await resolve({
      plan: [{ appointmentId: booked?.body.appointmentId, to: to(colleague, at('10:00')) }],
      with: { method: 'DELETE', path: `/workshift-series/${series.body.seriesId}?scope=all` },
    })
    expect(status).toBe(200)
    expect((await everything()).series).toEqual([])
    expect((await undo(body.undo)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  it('goes with new weekly hours that replace others, and with their change, and back', async () => {
    const before = await everything()
    const pattern = (hours: object) => ({
      clinicId,
      from: '2026-11-24',
      until: '2026-11-24',
      everyWeeks: 1,
      collisions: 'replace',
      hours: [{ weekday: 2, ...hours }],
    })
    const made = { doctorId: doctor.id, ...pattern({ start: '10:30', end: '13:00' }) }
    const adding = { method: 'POST', path: '/workshift-series', body: made }
    const [first, second, third] = visits
    const late = [
      { appointmentId: first, to: to(doctor, at('10:30')) },
      { appointmentId: second, to: to(colleague, at('08:30')) },
      { appointmentId: third, to: 'cancel' },
    ]
    // A plan that forgets one does nothing.
    expect((await resolve({ plan: late.slice(1), with: adding })).status).toBe(409)
    expect(await everything()).toEqual(before)
    const replaced = await resolve({ plan: late, with: adding })
    expect(replaced.status).toBe(200)
    const [series] = (await everything()).series
    expect((await undo(replaced.body.undo)).status).toBe(200)
    expect(await everything()).toEqual(before)
    expect(series).toBeDefined()

    const again = await resolve({ plan: late, with: adding })
    const between = await everything()
    const path = `/workshift-series/${between.series[0]?.id}?scope=all`
    const shorter = { method: 'PUT', path, body: pattern({ start: '10:30', end: '11:30' }) }
    const moving = [{ appointmentId: first, to: to(doctor, at('09:30')) }]
    const changed = await resolve({ plan: moving, with: shorter })
    expect([again.status, changed.status]).toEqual([200, 200])
    expect((await everything()).visits.find(({ id }) => id === first)?.startAt).toEqual(new Date(at('09:30')))
    expect((await undo(changed.body.undo)).status).toBe(200)
    expect(await everything()).toEqual(between)
  })

  it('offers for each visit times that are left once the hours are gone, and writes nothing', async () => {
    const before = await everything()
    const { status, body } = await doctor.client.post('/visits/resolve/options', {
      appointmentIds: visits,
      with: removal(),
    })
    expect(status).toBe(200)
    expect(body.visits.map(({ appointmentId }: { appointmentId: string }) => appointmentId)).toEqual(visits)
    const firsts = body.visits.map(({ same, colleague: others }: { same: object[]; colleague: object[] }) => [
      same[0],
      others[0],
    ])
    expect(firsts[0]).toMatchObject([
      { doctorId: doctor.id, appointmentDate: at('08:00', 25) },
      { doctorId: colleague.id, appointmentDate: at('08:00') },
    ])
    const resolutions = visits.map((appointmentId, index) => {
      const { doctorId, appointmentDate } = firsts[index][index % 2]
      return { appointmentId, to: { doctorId, appointmentDate } }
    })
    expect(await everything()).toEqual(before)
    expect((await resolve({ plan: resolutions, with: removal() })).status).toBe(200)
  })

  it('says that the patient has another visit at the time that would be the nearest', async () => {
    const [patient] = patients
    await addShift(test, colleague, at('08:00', 25), 4)
    await patient?.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: colleague.id,
      appointmentDate: at('08:00', 25),
    })
    const asked = { appointmentIds: visits.slice(0, 2), with: removal() }
    const { body } = await doctor.client.post('/visits/resolve/options', asked)
    expect(body.visits[0]).toMatchObject({
      same: [{ appointmentDate: at('08:30', 25) }, {}, {}],
      clash: at('08:00', 25),
    })
    expect(body.visits[1]).not.toHaveProperty('clash')
  })

  it('is for those whose hours and visits they are; anybody else finds none', async () => {
    expect((await resolve({ plan: plan(), with: removal() }, colleague.client)).status).toBe(404)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await resolve({ plan: plan(), with: removal() }, stranger.client)).status).toBe(404)
    expect((await resolve({ plan: plan() }, patients[0]?.client)).status).toBe(403)
    expect(
      (await resolve({ plan: [], with: { method: 'DELETE', path: `/staff/${colleague.id}` } })).status,
    ).toBe(403)
    const strange = await resolve({ plan: [], with: { method: 'PUT', path: '/clinics/1' } })
    expect(strange).toMatchObject({ status: 400, body: { errors: { with: expect.any(String) } } })
    for (const path of ['//', '/workshifts/%E0%A4', '/workshifts/a/b', 'workshifts', '/constructor']) {
      const broken = await resolve({ plan: [], with: { method: 'DELETE', path } })
      expect([path, broken.status]).toEqual([path, 400])
    }
    for (const write of ['delete-clinic', 'toString']) {
      expect((await resolve({ plan: [], with: { write, id: shift.id } })).status).toBe(400)
    }
    const half = await resolve({ plan: plan(), with: { write: 'update-shift', id: shift.id } })
    expect(half).toMatchObject({ status: 400, body: { errors: { with: expect.any(String) } } })
    const { body } = await resolve({ plan: plan(), with: removal() })
    expect((await undo(body.undo, colleague.client)).status).toBe(404)
    expect((await undo(body.undo, admin.client)).status).toBe(404)
  })
})
