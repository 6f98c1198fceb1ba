import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { rowsOf } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff, newDni } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { sweepSpent } from '../housekeeping/sweep-spent.ts'

/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe.each(statementKinds)('bookings without an account on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let kind: Awaited<ReturnType<typeof addKind>>
  let serial = 0
  let slug: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    serial += 1
    slug = `consulta-${serial}`
    clinic = await addClinic(test)
    const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const { name, city, district, postalCode } = clinic
    await owner.client.put(`/clinics/${clinic.id}`, { name, city, district, postalCode, slug })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, doctor, at(0), 4)
    kind = await addKind(test, clinic, { minutes: 30, public: true })
  })
  afterAll(() => test.close())

  /** A browser at an address of its own. */
  let lastAddress = 0
  function browser() {
    const client = new Client(test)
    client.cookies.browser = `browser-${serial}-${Math.random()}`
    lastAddress += 1
    const headers = { 'x-forwarded-for': `10.1.${Math.floor(lastAddress / 250)}.${lastAddress % 250}` }
    return { hold: (body: object) => client.call('POST', '/public/bookings', { body, headers }) }
  }
  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  let people = 0
  const form = (start = at(0), more: object = {}) => {
    people += 1
    const person = { name: 'Rosa', surname: 'Vidal', birthdate: '1990-02-03' }
    const contact = { email: `rosa${people}.${serial}.${database}@example.test` }
    const choice = { slug, kindId: kind.id, doctorId: doctor.id, appointmentDate: wire(start) }
    return { ...choice, ...person, ...contact, language: 'es', consent: true, ...more }
  }
  async function tokenFor(email: string): Promise<string> {
    const mails = await readMails(test)
    const mine = mails.filter(({ to }) => to.toLowerCase() === email.toLowerCase())
    return /\/booking\/([^\s?]+)/.exec(mine.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const stranger = () => new Client(test)
  const confirm = (token: string, body?: object) => stranger().post(`/public/bookings/${token}`, body)
  async function booked(more: object = {}, start = at(0)) {
    const wanted = form(start, more)
    expect((await browser().hold(wanted)).status).toBe(202)
    const token = await tokenFor(wanted.email)
    return { token, email: wanted.email, answer: await confirm(token) }
  }
  const reasons = async () => {
    const query = `clinicId=${clinic.id}&doctorId=${doctor.id}&date=2026-11-24`
    return (await desk.client.get(`/appointments/available?${query}`)).body.reasons
  }
  const toVerify = async () => (await desk.client.get('/patients/to-verify')).body.patients
  const verify = (id: string, body: object) => desk.client.put(`/patients/${id}/verification`, body)

  /** The tables in which a text stands, as somebody would find them who had the whole database. */
  async function tablesWith(text: string): Promise<string[]> {
    const names = await rowsOf<{ name: string }>(
      test.db.orm,
      sql`select table_name "name" from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of names) {
      const rows = await rowsOf(
        test.db.orm,
        sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('keep the time for a quarter of an hour, and no longer', async () => {
    const held = await browser().hold(form())
    expect(held).toMatchObject({ status: 202, body: { heldUntil: '2026-11-16T07:15:00.000Z' } })
    expect(Object.keys(held.body)).toEqual(['heldUntil'])
    const second = await browser().hold(form())
    expect(second).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(second.body.alternatives).toEqual([at(30), at(60), at(90)])
    expect((await reasons())[at(0)]).toBe('held')
    const query = `kindId=${kind.id}&from=2026-11-24&to=2026-11-24`
    const slots = async () => (await stranger().get(`/public/clinics/${slug}/slots?${query}`)).body.slots
    expect((await slots())[0].start).toBe(at(30))
    test.clock.advance({ seconds: 900 })
    expect((await slots())[0].start).toBe(at(0))
    expect((await browser().hold(form())).status).toBe(202)
  })

  it('become a visit of somebody whom the desk has yet to verify, by the link alone', async () => {
    const wanted = form(at(0), { document: { kind: 'dni', number: newDni() } })
    await browser().hold(wanted)
    const token = await tokenFor(wanted.email)
    const shown = await stranger().get(`/public/bookings/${token}`)
    expect(shown.body).toMatchObject({ state: 'held', start: at(0), links: null, clinicName: clinic.name })
    expect(JSON.stringify(shown.body)).not.toMatch(/Rosa|Vidal|1990/)
    const done = await confirm(token)
    expect(done).toMatchObject({ status: 200, body: { state: 'confirmed', start: at(0) } })
    expect((await confirm(token)).body).toEqual(done.body)
    const [person, ...others] = await toVerify()
    expect(others).toEqual([])
    expect(person).toMatchObject({ name: 'Rosa', email: wanted.email, visit: { start: at(0) }, similar: [] })
    const read = await desk.client.get(`/patients/${person._id}`)
    expect(read.body).toMatchObject({ toVerify: true, email: wanted.email, dni: '' })
    expect((await desk.client.get('/patients')).body.patients[0]).toMatchObject({ toVerify: true })
    const mail = (await readMails(test)).filter(({ to }) => to === wanted.email).at(-1)
    const [move, cancel] = [...(mail?.text ?? '').matchAll(/\/visit\/([^\s?]+)/g)].map(([, path]) => path)
    const moved = await stranger().post(`/visit-links/${move}`, {
      action: 'move',
      appointmentDate: wire(at(60)),
    })
    expect(moved.body).toMatchObject({ state: 'done', start: at(60) })
    expect((await stranger().get(`/public/bookings/${token}`)).body).toMatchObject({ start: at(60) })
    expect((await stranger().get(`/visit-links/${cancel}`)).body.state).toBe('ended')
    const { links } = (await stranger().get(`/public/bookings/${token}`)).body
    const gone = await stranger().post(`/visit-links/${links.cancel.split(/[/?]/)[2]}`, { action: 'cancel' })
    expect(gone.body.state).toBe('done')
    expect((await stranger().get(`/public/bookings/${token}`)).body.state).toBe('cancelled')
  })

  it('offer no change once it is too late for one, and name the clinic to call', async () => {
    kind = await addKind(test, clinic, { minutes: 30, public: true, cancelHours: 168 })
    const { token, answer } = await booked()
    const from = new URL(answer.body.links.move, 'https://clinic.example').searchParams.get('from')
    expect((await stranger().get(`/mail-clinics/${from}`)).body.name).toBe(clinic.name)
    test.clock.advance({ days: 2 })
    const later = await stranger().get(`/public/bookings/${token}`)
    expect(later.body).toMatchObject({ state: 'confirmed', links: null })
  })

  it('say nothing of whether somebody is known, and are theirs only when all three are', async () => {
    const known = await addPatient(test, { clinicId: clinic.id, birthdate: '1980-05-17' })
    const theirs = { birthdate: known.birthdate, document: { kind: 'dni', number: known.dni } }
    const others = [
      { ...theirs, email: 'somebody@example.test' },
      { ...theirs, birthdate: '1981-05-17', email: known.email },
      { ...theirs, document: { kind: 'dni', number: newDni() }, email: known.email },
      { birthdate: known.birthdate, email: known.email },
    ]
    const shapes = new Set<string>()
    for (const [index, more] of others.entries()) {
      const { answer } = await booked(more, at(30 * index))
      shapes.add(JSON.stringify({ status: answer.status, keys: Object.keys(answer.body) }))
    }
    expect(await toVerify()).toHaveLength(4)
    const { answer } = await booked({ ...theirs, email: known.email.toUpperCase() }, at(120))
    shapes.add(JSON.stringify({ status: answer.status, keys: Object.keys(answer.body) }))
    expect(shapes.size).toBe(1)
    expect(await toVerify()).toHaveLength(4)
    const own = (await known.client.get(`/appointments/patient/${known.id}`)).body
    expect(own).toMatchObject([{ appointmentDate: at(120) }])
  })

  it('offer an account afterwards, by mail, and say nothing of whether there is one', async () => {
    const { token, email, answer } = await booked()
    expect((await confirm(token, { account: true })).body).toEqual(answer.body)
    await confirm(token, { account: true })
    const mails = (await readMails(test)).filter(({ to }) => to === email)
    expect(mails).toHaveLength(3)
    const link = /reset-password\?token=([^\s&]+)/.exec(mails[2]?.text ?? '')?.[1] ?? ''
    const chosen = { token: decodeURIComponent(link), newPassword: 'Nueva-clave-1234' }
    expect((await stranger().post('/users/reset-password', chosen)).status).toBe(200)
    const own = stranger()
    const signedIn = await own.post('/users/login', { email, password: chosen.newPassword })
    expect(signedIn.status).toBe(200)
    const known = await addPatient(test)
    const second = await booked({ email: known.email }, at(30))
    const again = await confirm(second.token, { account: true })
    expect(again).toMatchObject({ status: 200, body: { state: 'confirmed' } })
    const toKnown = (await readMails(test)).filter(({ to }) => to === known.email)
    expect(toKnown.at(-1)?.text).not.toContain('reset-password?token')
  })

  it('leave overlaps and limits of a known person to the desk', async () => {
    const known = await addPatient(test, { clinicId: clinic.id })
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, at(0), 4)
    const place = { clinicId: clinic.id, doctorId: colleague.id, patientId: known.id }
    await known.client.post('/appointments', { ...place, appointmentDate: wire(at(0)) })
    const theirs = { birthdate: known.birthdate, document: { kind: 'dni', number: known.dni } }
    const { answer } = await booked({ ...theirs, email: known.email })
    expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed' } })
    const [person] = await toVerify()
    expect(person.similar).toMatchObject([{ _id: known.id, sameDocument: true, sameBirthdate: true }])
    const refused = await verify(person._id, { verdict: 'same', patientId: known.id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it.each(['the type', 'the clinic'])(
    'are confirmed as long as they are kept, whatever the notice of %s',
    async (whose) => {
      const { id } = await addKind(test, clinic, {
        public: true,
        noticeMinutes: whose === 'the type' ? 60 : 0,
      })
      if (whose === 'the clinic')
        await test.db.orm.update(clinics).set({ noticeMinutes: 60 }).where(eq(clinics.id, clinic.id))
      test.clock.set(at(-60))
      const wanted = form(at(0), { kindId: id })
      expect((await browser().hold(wanted)).status).toBe(202)
      test.clock.advance({ seconds: 840 })
      expect((await browser().hold(form(at(30), { kindId: id }))).status).toBe(409)
      expect((await confirm(await tokenFor(wanted.email))).body).toMatchObject({
        state: 'confirmed',
        start: at(0),
      })
    },
  )

  it('keep the form once the time ran out, and offer others', async () => {
    const wanted = form()
    await browser().hold(wanted)
    const token = await tokenFor(wanted.email)
    test.clock.advance({ seconds: 901 })
    expect((await browser().hold(form())).status).toBe(202)
    const late = await confirm(token)
    expect(late).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(late.body.alternatives).toEqual([at(30), at(60), at(90)])
    const shown = (await stranger().get(`/public/bookings/${token}`)).body
    expect(shown).toMatchObject({ state: 'expired', alternatives: late.body.alternatives })
    expect((await confirm(token, { appointmentDate: wire(at(0)) })).status).toBe(409)
    const done = await confirm(token, { appointmentDate: wire(at(30)) })
    expect(done).toMatchObject({ status: 200, body: { state: 'confirmed', start: at(30) } })
    expect((await toVerify())[0]).toMatchObject({ name: 'Rosa', visit: { start: at(30) } })
  })

  it('go to whoever has the time where anybody will do', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, at(0), 1)
    const anyone = { doctorId: null }
    const statuses: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const { status, body } = await browser().hold(form(at(0), anyone))
      statuses.push(status)
      if (status === 409) expect(body.alternatives).toEqual([at(30), at(60), at(90)])
    }
    expect(statuses).toEqual([202, 202, 409])
  })

  it('are three open ones a browser, five a contact and ten an address and hour', async () => {
    const one = browser()
    for (const index of [0, 1, 2]) expect((await one.hold(form(at(30 * index)))).status).toBe(202)
    const fourth = await one.hold(form(at(90)))
    expect(fourth).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(fourth.headers['retry-after']).toBe('900')
    test.clock.advance({ seconds: 900 })
    const same = { email: 'same@example.test' }
    for (let index = 0; index < 5; index += 1)
      expect((await browser().hold(form(at(30 * index), same))).status).toBe(202)
    expect((await browser().hold(form(at(150), same))).headers['retry-after']).toBe('900')
    test.clock.advance({ seconds: 900 })
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const client = new Client(test)
      client.cookies.browser = `of-${serial}-${index}`
      const headers = { 'x-forwarded-for': '10.9.9.9' }
      const start = index % 6 === 0 ? test.clock.advance({ seconds: 901 }) : null
      const body = form(at(30 * (index % 6)))
      statuses.push((await client.call('POST', '/public/bookings', { body, headers })).status)
      expect(start ?? null).toBeDefined()
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const crowd = await Promise.all(
      Array.from({ length: 100 }, () => {
        const headers = { 'x-forwarded-for': '10.9.9.9' }
        return new Client(test).call('POST', '/public/bookings', { body: form(at(150)), headers })
      }),
    )
    for (const { status, headers } of crowd) {
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('hold the room and the seat with the time', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, at(0), 4)
    const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const room = await owner.client.post('/resources', { clinicId: clinic.id, name: 'Room', kind: 'room' })
    kind = await addKind(test, clinic, { minutes: 30, public: true, resources: [room.body._id] })
    const first = form()
    expect((await browser().hold(first)).status).toBe(202)
    const query = `clinicId=${clinic.id}&doctorId=${colleague.id}&kindId=${kind.id}&date=2026-11-24`
    const day = async () => (await desk.client.get(`/appointments/available?${query}`)).body.reasons[at(0)]
    expect(await day()).toBe('no-resource')
    expect((await browser().hold(form(at(0), { doctorId: colleague.id }))).status).toBe(409)
    expect((await confirm(await tokenFor(first.email))).body.state).toBe('confirmed')
    kind = await addKind(test, clinic, { minutes: 30, public: true, seats: 2 })
    const seats = [form(at(60)), form(at(60)), form(at(60))]
    const statuses: number[] = []
    for (const each of seats) statuses.push((await browser().hold(each)).status)
    expect(statuses).toEqual([202, 202, 409])
    for (const each of seats.slice(0, 2))
      expect((await confirm(await tokenFor(each.email))).body.state).toBe('confirmed')
  })

  it.each([
    ['another slug', { slug: 'nobody-here' }, 404],
    ['a kind that the page does not show', { kindId: 'unknown' }, 400],
    ['another clinic’s doctor', { doctorId: 'unknown' }, 404],
    ['a time that has passed', { appointmentDate: '2026-11-15T09:00:00.000Z' }, 400],
    ['somebody born tomorrow', { birthdate: '2026-12-24' }, 400],
    ['no address', { email: '' }, 400],
    ['no consent', { consent: false }, 400],
    ['a wrong document', { document: { kind: 'dni', number: '12345678A' } }, 400],
  ])('are refused for %s', async (_what, more, status) => {
    expect((await browser().hold(form(at(0), more))).status).toBe(status)
    expect((await stranger().get('/public/bookings/made-up.token')).status).toBe(404)
  })

  it('end with one word of the desk: new, the same as somebody, or nonsense', async () => {
    const dni = newDni()
    await booked({ document: { kind: 'dni', number: dni } })
    const [fresh] = await toVerify()
    expect(fresh.document).toBe(dni)
    expect((await verify(fresh._id, { verdict: 'new' })).status).toBe(200)
    const read = (await desk.client.get(`/patients/${fresh._id}`)).body
    expect(read).toMatchObject({ dni, name: 'Rosa' })
    expect(read.toVerify).toBe(false)
    const known = await addPatient(test, { clinicId: clinic.id, name: 'Rosa', surname: 'Vidal' })
    await booked({ birthdate: known.birthdate }, at(30))
    const [second] = await toVerify()
    expect(second.similar).toMatchObject([{ _id: known.id, sameBirthdate: true }])
    expect((await verify(second._id, { verdict: 'same' })).status).toBe(400)
    expect((await verify(second._id, { verdict: 'same', patientId: known.id })).status).toBe(200)
    const own = (await known.client.get(`/appointments/patient/${known.id}`)).body
    expect(own).toMatchObject([{ appointmentDate: at(30) }])
    expect((await known.client.get(`/patients/${known.id}`)).body.email).toBe(known.email)
    const surname = `Inventado${serial}${database}`
    const last = await booked({ surname, phone: '600777888', agreed: ['sms'] }, at(60))
    const [third] = await toVerify()
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['receptionist'] })
    expect(
      (await stranger.client.put(`/patients/${third._id}/verification`, { verdict: 'new' })).status,
    ).toBe(404)
    expect((await verify(third._id, { verdict: 'nonsense' })).status).toBe(200)
    expect((await new Client(test).get(`/public/bookings/${last.token}`)).body.state).toBe('cancelled')
    expect((await desk.client.get(`/patients/${third._id}`)).status).toBe(404)
    expect(await toVerify()).toEqual([])
    const visit = (await desk.client.get(`/appointments/${third.visit._id}`)).body
    expect(visit).toMatchObject({ status: 'cancelled', patientName: '– –', patientPhone: null })
    expect(await tablesWith(surname)).toEqual([])
    expect(await tablesWith('600777888')).toEqual([])
    const [row] = await test.db.orm.select().from(patients).where(eq(patients.id, third._id))
    expect(row).toMatchObject({ name: '–', birthdate: '1900-01-01', email: '', toVerify: false })
  })

  it('are swept a day after they ran out; confirmed ones when nobody needs them', async () => {
    await browser().hold(form(at(30)))
    await booked()
    const [person] = await toVerify()
    const left = () =>
      test.db.orm
        .select({ id: publicBookings.id })
        .from(publicBookings)
        .where(eq(publicBookings.clinicId, clinic.id))
    test.clock.advance({ seconds: 10 * 86_400 })
    await sweepSpent(test.deps)
    expect(await left()).toHaveLength(1)
    expect(await test.db.orm.select().from(slotHolds).where(eq(slotHolds.clinicId, clinic.id))).toEqual([])
    const [row] = await test.db.orm.select().from(patients).where(eq(patients.id, person._id))
    expect(row?.toVerify).toBe(true)
    await verify(person._id, { verdict: 'new' })
    await sweepSpent(test.deps)
    expect(await left()).toEqual([])
  })
})
