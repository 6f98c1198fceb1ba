import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { Client } from '../../testing/client.ts'
import {
  addClinic,
  addMembership,
  addPatient,
  addShift,
  addStaff,
  newDni,
  testPassword,
  unique,
} from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const noRoom = "The clinic's plan allows no more doctors. Update the plan to add more."

// The clock stands at Monday 16 November 2026, 08:00 in Madrid.
describe.each(statementKinds)('the team on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let owner: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinic = await addClinic(test)
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  const person = () => ({ name: 'Eva', surname: 'Gil', email: `eva${unique()}@example.test` })
  const invite = (more: object = {}, { client } = owner) =>
    client.post('/members', { clinicId: clinic.id, roles: ['receptionist'], ...person(), ...more })

  async function linkTo(email: string): Promise<string> {
    const mail = (await readMails(test)).findLast(({ to }) => to.toLowerCase() === email.toLowerCase())
    const token = /\/invitations\/([^\s"?]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No invitation went to ${email}`)
    return `/invitations/${token}`
  }

  async function invited(more: object = {}) {
    const email = `eva${unique()}@example.test`
    const answer = await invite({ email, ...more })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return { id: String(answer.body._id), email, link: await linkTo(email) }
  }

  const accept = (link: string) =>
    new Client(test).post(link, { name: 'Eva', surname: 'Gil', password: testPassword })

  async function signIn(email: string): Promise<Client> {
    const client = new Client(test)
    expect((await client.post('/users/login', { email, password: testPassword })).status).toBe(200)
    return client
  }

  const team = async ({ client } = owner) => (await client.get(`/members?clinicId=${clinic.id}`)).body.members

  it('gains somebody new by a link that works once', async () => {
    const { id, email, link } = await invited({ language: 'en' })
    expect(await team()).toMatchObject([{ _id: id, state: 'invited', userId: null, email }, {}])
    const shown = await new Client(test).get(link)
    expect(shown).toMatchObject({
      status: 200,
      body: { clinicName: clinic.name, roles: ['receptionist'], email, hasAccount: false },
    })
    const faulty = await new Client(test).post(link, { name: '', surname: 'Gil', password: 'short' })
    expect(faulty).toMatchObject({ status: 400, body: { errors: { name: 'Name is required' } } })
    expect(await accept(link)).toMatchObject({
      status: 200,
      body: { clinicId: clinic.id, clinicName: clinic.name, roles: ['receptionist'], doctorid: null },
    })
    const again = await accept(link)
    const unknown = await new Client(test).get('/invitations/unknown')
    expect(again.status).toBe(404)
    expect(unknown).toMatchObject({ status: 404, body: again.body })
    const client = await signIn(email)
    expect((await client.get('/users/me')).body).toMatchObject({
      clinicId: clinic.id,
      roles: ['receptionist'],
      memberships: [{ clinicId: clinic.id, roles: ['receptionist'], doctorid: null }],
    })
    expect((await team()).find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      state: 'active',
      lastSignIn: expect.stringContaining('2026-11-16'),
      twoFactor: false,
    })
  })

  it('sends the invitation again, whose older link ends, and ends it after seven days', async () => {
    const { id, email, link } = await invited()
    expect((await owner.client.post(`/members/${id}/invite`)).status).toBe(200)
    const fresh = await linkTo(email)
    expect(fresh).not.toBe(link)
    expect((await new Client(test).get(link)).status).toBe(404)
    const before = test.clock.now()
    test.clock.set(new Date(before.getTime() + 7 * 86_400_000 + 60_000).toISOString())
    expect((await new Client(test).get(fresh)).status).toBe(404)
    const later = { ...owner, client: await Client.of(test, owner.userId) }
    expect(await team(later)).toContainEqual(expect.objectContaining({ _id: id, invitedUntil: null }))
    test.clock.set(before.toISOString())
    expect(await team()).toContainEqual(
      expect.objectContaining({ _id: id, invitedUntil: expect.stringContaining('2026-11-23') }),
    )
    expect((await accept(fresh)).status).toBe(200)
    expect((await owner.client.post(`/members/${id}/invite`)).status).toBe(409)
  })

  it('is joined by the link of any mail of an invitation, however often that one is delivered', async () => {
    const { id, email, link } = await invited()
    const delivered = and(eq(outbox.kind, 'member-invited'), eq(outbox.recipient, email))
    await test.db.orm.update(outbox).set({ sentAt: null }).where(delivered)
    test.clock.advance({ minutes: 5 })
    expect(await linkTo(email)).toBe(link)
    expect((await new Client(test).get(link)).status).toBe(200)
    // Sent again before the first mail is on its way: both mails then have the new link.
    await test.db.orm.update(outbox).set({ sentAt: null }).where(delivered)
    expect((await owner.client.post(`/members/${id}/invite`)).status).toBe(200)
    const before = (await readMails(test)).filter(({ to }) => to === email)
    const links = before.map(({ text }) => /\/invitations\/([^\s"?]+)/.exec(text)?.[0])
    expect(links[0]).toBe(link)
    expect(new Set(links).size).toBe(2)
    expect((await new Client(test).get(link)).status).toBe(404)
    expect((await accept(links.at(-1) ?? '')).status).toBe(200)
  })

  it('gains an account by its own session alone, without another password', async () => {
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const patient = await addPatient(test, { clinicId: clinic.id })
    for (const known of [elsewhere, patient]) {
      await invite({ email: known.email.toUpperCase(), roles: ['nurse'] })
      const link = await linkTo(known.email)
      expect((await new Client(test).get(link)).body.hasAccount).toBe(true)
      expect((await accept(link)).status).toBe(401)
      expect((await owner.client.post(link)).status).toBe(403)
      expect((await known.client.post(link)).status).toBe(200)
      const { body } = await known.client.get('/users/me')
      expect(body.memberships).toContainEqual(
        expect.objectContaining({ clinicId: clinic.id, roles: ['nurse'] }),
      )
      const moved = await known.client.put('/sessions/current', { clinicId: clinic.id })
      expect(moved.body).toMatchObject({ clinicId: clinic.id, roles: ['nurse'], patientid: null })
    }
    const back = await patient.client.put('/sessions/current', { patientId: patient.id })
    expect(back.body).toMatchObject({ clinicId: null, roles: ['patient'], patientid: patient.id })
  })

  it('invites nobody twice, nor who works here, and nobody as what does not exist', async () => {
    const { email } = await invited()
    expect((await invite({ email: email.toUpperCase() })).status).toBe(409)
    expect((await invite({ email: owner.email })).status).toBe(409)
    expect(await invite({ roles: ['king'] })).toMatchObject({ status: 400 })
    expect(await invite({ roles: [] })).toMatchObject({ status: 400 })
    expect(await invite({ roles: ['doctor'] })).toMatchObject({
      status: 400,
      body: { errors: { specialty: 'Specialty is required' } },
    })
    expect((await invite({ clinicId: (await addClinic(test)).id })).status).toBe(404)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    expect((await invite({ dni: doctor.dni })).status).toBe(400)
    expect((await invite({ dni: newDni(), roles: ['doctor'], specialty: 'cardiology' })).status).toBe(201)
    expect((await invite({}, doctor)).status).toBe(403)
    const [one, two] = await Promise.all([1, 2].map(() => invite({ email: 'twin@example.test' })))
    expect([one?.status, two?.status].sort()).toEqual([201, 409])
  })

  it('keeps addresses and sign-ins from doctors, and the list from the desk', async () => {
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    const [first] = await team(doctor)
    expect(first).not.toHaveProperty('email')
    expect(first).not.toHaveProperty('lastSignIn')
    expect(first).not.toHaveProperty('twoFactor')
    expect((await desk.client.get(`/members?clinicId=${clinic.id}`)).status).toBe(403)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await stranger.client.get(`/members?clinicId=${clinic.id}`)).status).toBe(404)
  })

  const keptPhone = async (id: string) =>
    (await test.db.orm.select().from(memberships).where(eq(memberships.id, id)))[0]?.phone

  it('has a telephone for each member, which this clinic’s administrator alone changes', async () => {
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    const other = await addClinic(test)
    await addMembership(test, desk, { clinicId: other.id, roles: ['nurse'] })
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const id = await idOf(desk.userId)
    const roles = ['receptionist']
    const call = (phone: unknown, { client } = owner) => client.put(`/members/${id}`, { roles, phone })
    expect(await call('Tel.: 555 000 123')).toMatchObject({ status: 200, body: { phone: '555 000 123' } })
    expect(await call('12')).toMatchObject({
      status: 400,
      body: { errors: { phone: 'Invalid phone number' } },
    })
    expect((await call('555 000 124', doctor)).status).toBe(403)
    // The release before names none: what is known stays.
    expect((await owner.client.put(`/members/${id}`, { roles })).body.phone).toBe('555 000 123')
    const shown = async (by = owner) => (await team(by)).find(({ _id }: { _id: string }) => _id === id)
    expect(await shown(doctor)).toMatchObject({ phone: '555 000 123' })
    const head = await addStaff(test, { clinicId: other.id, roles: ['clinicadmin'] })
    const { body } = await head.client.get(`/members?clinicId=${other.id}`)
    const there = body.members.find(({ userId }: { userId: string }) => userId === desk.userId)
    expect(there).toMatchObject({ phone: null })
    const changes = and(eq(audit.entityId, id), eq(audit.action, 'member.change'), eq(audit.outcome, 'done'))
    const logged = await test.db.orm.select().from(audit).where(changes).orderBy(audit.id)
    expect(logged.map(({ details }) => details)).toMatchObject([{ fields: ['phone'] }, { roles }])
    expect(logged[1]?.details).not.toHaveProperty('fields')
    expect((await call('')).body.phone).toBeNull()
    await call('555 000 125')
    expect((await owner.client.delete(`/members/${id}`)).status).toBe(200)
    expect(await shown()).toMatchObject({ state: 'left' })
    expect(await shown()).not.toHaveProperty('phone')
    expect(await keptPhone(id)).toBeNull()
  })

  it('takes a seat of the plan when the invitation is accepted', async () => {
    clinic = await addClinic(test, { planId: 'basic' })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    await addStaff(test, { clinicId: clinic.id })
    const doctor = { roles: ['doctor'], specialty: 'cardiology' }
    const [first, second] = [await invited(doctor), await invited(doctor)]
    const [one, two] = await Promise.all([accept(first.link), accept(second.link)])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const [late] = one.status === 409 ? [first] : [second]
    expect((await accept(late?.link ?? '')).body.message).toBe(noRoom)
    expect(await invite(doctor)).toMatchObject({ status: 403, body: { message: noRoom } })
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    const path = `/members/${await idOf(desk.userId)}`
    expect(await owner.client.put(path, { ...doctor, roles: ['receptionist', 'doctor'] })).toMatchObject({
      status: 403,
      body: { message: noRoom },
    })
    const seated = (await team()).find((each: { state: string; doctorId: string | null }) => each.doctorId)
    await owner.client.delete(`/members/${seated._id}`)
    expect((await accept(late?.link ?? '')).status).toBe(200)
  })

  const idOf = async (userId: string): Promise<string> =>
    (await team()).find((each: { userId: string }) => each.userId === userId)._id

  it('always has an administrator, also when two leave at once', async () => {
    const own = `/members/${await idOf(owner.userId)}`
    const last = { status: 409, body: { message: 'A clinic needs an administrator' } }
    expect(await owner.client.put(own, { roles: ['receptionist'] })).toMatchObject(last)
    expect(await owner.client.delete(own)).toMatchObject(last)
    const second = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const theirs = `/members/${await idOf(second.userId)}`
    const answers = await Promise.all([owner.client.delete(own), second.client.delete(theirs)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('makes an administrator a doctor too, and a doctor an administrator, who may read the log', async () => {
    const own = `/members/${await idOf(owner.userId)}`
    const both = { roles: ['clinicadmin', 'doctor'] }
    expect((await owner.client.put(own, both)).status).toBe(400)
    const changed = await owner.client.put(own, { ...both, specialty: 'urology' })
    expect(changed).toMatchObject({
      status: 200,
      body: { roles: ['doctor', 'clinicadmin'], specialty: 'urology', doctorId: owner.id },
    })
    expect((await owner.client.get('/users/me')).body.doctorid).toBe(owner.id)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const path = `/members/${await idOf(doctor.userId)}`
    expect((await doctor.client.get(`/audit?clinicId=${clinic.id}`)).status).toBe(403)
    expect((await owner.client.put(path, { roles: ['doctor', 'auditor'] })).status).toBe(200)
    expect((await doctor.client.get(`/audit?clinicId=${clinic.id}`)).status).toBe(200)
    expect((await owner.client.put(path, { roles: ['doctor', 'clinicadmin'] })).status).toBe(200)
    expect((await doctor.client.get(`/clinics/${clinic.id}/reminders`)).status).toBe(200)
  })

  it('tells how much of a doctor’s week is booked, of those of this week alone, and how many are to come', async () => {
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test, { clinicId: clinic.id })
    for (const day of ['2026-11-18', '2026-11-25']) {
      await addShift(test, doctor, `${day}T08:00:00.000Z`, 4)
      const appointmentDate = encodeSlot(Date.parse(`${day}T09:00:00.000Z`), 'Europe/Madrid')
      const wish = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      expect((await patient.client.post('/appointments', wish)).status).toBe(201)
    }
    const members = await team()
    const weeks = members.flatMap(({ week }: { week: object | null }) => week ?? [])
    expect(weeks).toEqual([{ minutes: 240, booked: 30, visits: 1 }])
    expect(members.flatMap(({ ahead }: { ahead?: number }) => ahead ?? [])).toEqual([2])
  })

  it.each([
    ['06:00', false, { inUntil: '2026-11-16T12:00:00.000Z' }],
    ['14:00', false, { inFrom: '2026-11-16T14:00:00.000Z' }],
    ['14:00', true, {}],
    ['00:30', false, {}],
  ])(
    'tells the hours of a doctor’s day that run or come next: from %s, off: %s',
    async (from, off, hours) => {
      const doctor = await addStaff(test, { clinicId: clinic.id })
      await addShift(test, doctor, `2026-11-16T${from}:00.000Z`)
      await addShift(test, doctor, '2026-11-17T08:00:00.000Z')
      const day = { from: '2026-11-16', to: '2026-11-16', reason: 'holiday' }
      if (off) await owner.client.post('/days-off', { clinicId: clinic.id, doctorId: doctor.id, ...day })
      const told = (await team()).find(({ doctorId }: { doctorId: string }) => doctorId === doctor.id)
      expect(told).toMatchObject({ inUntil: null, inFrom: null, ...hours })
    },
  )

  it('names the visits that taking a doctor away would touch', async () => {
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const appointmentDate = encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), 'Europe/Madrid')
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate,
    })
    const path = `/members/${await idOf(doctor.userId)}`
    const affected = {
      status: 409,
      body: {
        code: 'appointments_affected',
        appointments: [{ appointmentId: booked.body.appointmentId }],
      },
    }
    expect(await owner.client.delete(path)).toMatchObject(affected)
    expect(await owner.client.put(path, { roles: ['nurse'] })).toMatchObject(affected)
    await owner.client.put(path, { roles: ['doctor'], phone: '555 000 126' })
    const resolved = await owner.client.post('/visits/resolve', {
      plan: [{ appointmentId: booked.body.appointmentId, to: 'cancel' }],
      with: { method: 'DELETE', path },
    })
    expect(resolved, JSON.stringify(resolved.body)).toMatchObject({ status: 200 })
    expect((await doctor.client.get('/users/me')).status).toBe(401)
    expect(await keptPhone(path.slice(9))).toBeNull()
    expect((await owner.client.post(`/undo/${resolved.body.undo}`)).status).toBe(200)
    const back = (await team()).find((each: { userId: string }) => each.userId === doctor.userId)
    expect(back).toMatchObject({ state: 'active', roles: ['doctor'], phone: '555 000 126' })
    expect(await owner.client.put(`${path}?force=true`, { roles: ['nurse'] })).toMatchObject({
      status: 200,
      body: { roles: ['nurse'], doctorId: null },
    })
  })

  it('ends sessions in the clinic that somebody leaves, and no others', async () => {
    const other = await addClinic(test)
    const nurse = await addStaff(test, { clinicId: clinic.id, roles: ['nurse'] })
    await addMembership(test, nurse, { clinicId: other.id, roles: ['nurse'] })
    const elsewhere = await Client.of(test, nurse.userId)
    await elsewhere.put('/sessions/current', { clinicId: other.id })
    const path = `/members/${await idOf(nurse.userId)}`
    expect((await owner.client.delete(path)).status).toBe(200)
    expect((await nurse.client.get('/users/me')).status).toBe(401)
    expect((await elsewhere.get('/users/me')).body).toMatchObject({ clinicId: other.id, roles: ['nurse'] })
    expect((await elsewhere.put('/sessions/current', { clinicId: clinic.id })).status).toBe(404)
    expect((await team()).at(-1)).toMatchObject({ userId: nurse.userId, state: 'left' })
    expect((await owner.client.delete(path)).status).toBe(404)
    const { body } = await invite({ email: nurse.email, roles: ['receptionist'] })
    expect((await elsewhere.post(await linkTo(nurse.email))).body.roles).toEqual(['receptionist'])
    expect((await team()).filter((each: { userId: string }) => each.userId === nurse.userId)).toMatchObject([
      { _id: body._id, state: 'active' },
    ])
  })

  it('takes an invitation back', async () => {
    const { id, link } = await invited()
    expect((await owner.client.delete(`/members/${id}`)).status).toBe(200)
    expect((await new Client(test).get(link)).status).toBe(404)
    expect(await team()).toHaveLength(1)
  })
})
