import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { users } from '../../db/schema/users.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { planReminders } from '../reminders/plan-reminders.ts'
import { queueDueReminders } from '../reminders/queue-due.ts'
import { tellEndings } from './tell-endings.ts'

const monday = '2026-11-16T07:00:00.000Z'
const nine = '2026-11-24T08:00:00.000Z'
const ten = '2026-11-24T09:00:00.000Z'

describe.each(anyDatabase)('who acts for a patient on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: typeof doctor
  let child: Awaited<ReturnType<typeof addPatient>>
  let mother: typeof child

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    child = await addPatient(test, { clinicId: clinic.id, name: 'Luca', birthdate: '2016-03-01' })
    mother = await addPatient(test, { clinicId: clinic.id, name: 'Elena' })
    await addShift(test, doctor, nine, 4)
  })

  const path = () => `/patients/${child.id}/guardians`
  const input = (more: object = {}) => ({
    name: 'Elena',
    surname: 'Gil',
    relation: 'mother',
    email: mother.email,
    ...more,
  })
  async function inviteAt(email: string, more: object = {}) {
    const answer = await desk.client.post(path(), input({ email, ...more }))
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201, body: { state: 'invited' } })
    const mail = (await readMails(test)).findLast(({ to, text }) => to === email && /\/guardian\//.test(text))
    const token = /\/guardian\/([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { id: String(answer.body._id), link: `/guardian-invitations/${decodeURIComponent(token)}` }
  }
  async function accepted(more: object = {}) {
    const { id, link } = await inviteAt(mother.email, more)
    const { birthdate } = child
    expect((await mother.client.post(link, { birthdate })).status).toBe(200)
    return id
  }
  const actFor = (client: Client, patientId: string) => client.put('/sessions/current', { patientId })
  const book = (client: Client, start = nine, patientId = child.id) =>
    client.post('/appointments', {
      clinicId: clinic.id,
      doctorId: doctor.id,
      patientId,
      appointmentDate: encodeSlot(Date.parse(start), clinic.timeZone),
    })

  it('is invited by a mail that names nobody, and accepts with the birthdate of the patient', async () => {
    const { link } = await inviteAt(mother.email)
    const mail = (await readMails(test)).findLast(({ to }) => to === mother.email)
    expect(mail?.source).not.toContain(child.surname)
    expect(await new Client(test).get(link)).toMatchObject({
      status: 200,
      body: { firstName: 'Luca', clinicName: clinic.name, relation: 'mother', hasAccount: true },
    })
    const answer = { birthdate: child.birthdate }
    expect((await new Client(test).post(link, answer)).status).toBe(403)
    expect((await mother.client.post(link, { birthdate: '2016-03-02' })).body.errors).toHaveProperty(
      'birthdate',
    )
    expect((await mother.client.post(link, answer)).status).toBe(200)
    expect((await mother.client.post(link, answer)).status).toBe(404)
    expect((await new Client(test).get(link)).status).toBe(404)
    expect((await desk.client.get(path())).body.guardians).toMatchObject([
      { relation: 'mother', state: 'active' },
    ])
    const { people } = (await mother.client.get('/users/me/people')).body
    expect(people.map(({ patientId, relation }: Record<string, string>) => [patientId, relation])).toEqual([
      [mother.id, null],
      [child.id, 'mother'],
    ])
  })

  it('makes an account for who has none, and the fifth wrong birthdate ends the link', async () => {
    const fresh = await inviteAt('aunt@example.test', { relation: 'guardian' })
    const person = { name: 'Rosa', surname: 'Vidal', password: testPassword, birthdate: child.birthdate }
    expect((await new Client(test).post(fresh.link, { birthdate: child.birthdate })).status).toBe(400)
    expect((await new Client(test).post(fresh.link, person)).status).toBe(200)
    const aunt = new Client(test)
    const session = await aunt.post('/users/login', { email: 'aunt@example.test', password: testPassword })
    expect(session.body.user).toMatchObject({ name: 'Rosa', roles: ['patient'], patientid: null })
    const lost = await inviteAt('lost@example.test', { relation: 'father' })
    for (let times = 0; times < 5; times += 1)
      expect((await new Client(test).post(lost.link, { ...person, birthdate: '2000-01-01' })).status).toBe(
        400,
      )
    expect((await new Client(test).post(lost.link, person)).status).toBe(404)
  })

  it('sees and does what the patient does, and the log, the mails and the access list say who it was', async () => {
    await accepted()
    expect((await mother.client.get(`/histories/${child.id}`)).status).toBe(404)
    const session = await actFor(mother.client, child.id)
    expect(session).toMatchObject({
      status: 200,
      body: { patientid: child.id, name: 'Elena', actsFor: { patientId: child.id, name: 'Luca' } },
    })
    expect((await mother.client.get('/users/me')).body.patientid).toBe(child.id)
    expect((await mother.client.get(`/histories/${child.id}`)).status).toBe(200)
    expect((await mother.client.get(`/histories/${mother.id}`)).status).toBe(404)
    expect((await book(mother.client)).status).toBe(201)
    expect((await book(mother.client, ten, mother.id)).status).toBe(403)
    const mails = (await readMails(test)).filter(({ subject }) => /is booked/.test(subject))
    const to = (email: string) => mails.find((each) => each.to === email)
    expect(to(mother.email)?.subject).toContain('(Luca ')
    for (const email of [mother.email, child.email]) expect(to(email)?.text).toContain('Elena Gil did this.')
    const [act] = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'appointment.book'), eq(audit.patientId, child.id)))
    expect(act).toMatchObject({ actorId: mother.userId, details: { actedFor: child.id } })
    const log = (await child.client.get(`/patients/${child.id}/access-log`)).body.entries
    expect(log[0]).toMatchObject({ who: 'Elena Gil', why: 'guardian', what: 'history.read' })
    expect((await actFor(mother.client, mother.id)).body).toMatchObject({ patientid: mother.id })
    expect((await actFor(mother.client, doctor.id)).status).toBe(404)
    expect((await actFor(doctor.client, child.id)).status).toBe(404)
  })

  it('is reminded, and told of what others do', async () => {
    await accepted()
    await book(desk.client)
    test.clock.set('2026-11-23T09:00:00.000Z')
    await planReminders(test.deps)
    await queueDueReminders(test.deps)
    const rows = await test.db.orm.select().from(outbox).where(eq(outbox.patientId, child.id))
    const reminded = rows.filter(({ kind }) => kind === 'visit-reminder').map(({ recipient }) => recipient)
    expect(reminded.toSorted()).toEqual([child.email, mother.email].toSorted())
    const { notifications } = (await mother.client.get('/notifications')).body
    expect(notifications.map(({ kind }: { kind: string }) => kind)).toContain('visit-booked')
  })

  it('hears nothing of a booking that is cancelled at once, and of both once one has left', async () => {
    await accepted()
    await actFor(mother.client, child.id)
    const mails = async () =>
      (await readMails(test)).flatMap(({ to, subject }) =>
        [mother.email, child.email].includes(to) && subject.startsWith('Your appointment') ? [to] : [],
      )
    const first = (await book(mother.client)).body.appointmentId
    await mother.client.put(`/appointments/${first}/cancel`)
    expect(await mails()).toEqual([])
    const second = (await book(mother.client)).body.appointmentId
    expect((await mails()).toSorted()).toEqual([mother.email, child.email].toSorted())
    await mother.client.put(`/appointments/${second}/cancel`)
    expect(await mails()).toHaveLength(4)
  })

  it('may be one of two parents, who see what the other did when they disagree', {
    tags: 'slow',
  }, async () => {
    await accepted()
    const father = await addPatient(test, { clinicId: clinic.id, name: 'Marco', surname: 'Ros' })
    const { link } = await inviteAt(father.email, { name: 'Marco', surname: 'Ros', relation: 'father' })
    expect((await father.client.post(link, { birthdate: child.birthdate })).status).toBe(200)
    for (const { client } of [mother, father]) await actFor(client, child.id)
    const id = (await book(mother.client)).body.appointmentId
    expect((await father.client.put(`/appointments/${id}/cancel`)).status).toBe(200)
    expect((await book(mother.client)).status).toBe(201)
    const told = async (email: string) =>
      (await readMails(test))
        .filter(({ to, subject }) => to === email && /(is booked|was cancelled)/.test(subject))
        .map(({ text }) => /(Elena Gil|Marco Ros) did this\./.exec(text)?.[1])
    const both = ['Elena Gil', 'Elena Gil', 'Marco Ros']
    expect((await told(father.email)).toSorted()).toEqual(both)
    expect((await told(mother.email)).toSorted()).toEqual(both)
    for (const { client } of [mother, father]) {
      const visits = (await client.get(`/appointments/patient/${child.id}`)).body
      expect(visits.map(({ status }: { status: string }) => status).toSorted()).toEqual([
        'cancelled',
        'pending',
      ])
      const kinds = (await client.get('/notifications')).body.notifications.map(
        ({ kind }: { kind: string }) => kind,
      )
      expect(kinds).toContain(client === mother.client ? 'visit-cancelled' : 'visit-booked')
      expect((await client.get(`/histories/${child.id}`)).status).toBe(200)
    }
    const { entries } = (await mother.client.get(`/patients/${child.id}/access-log`)).body
    const readers = entries.map(({ who }: { who: string }) => who)
    expect(new Set(readers)).toEqual(new Set(['Elena Gil', 'Marco Ros']))
  })

  it('ends by itself at the start of the 18th birthday, and is told a month before', async () => {
    child = await addPatient(test, { clinicId: clinic.id, name: 'Leo', birthdate: '2009-02-03' })
    await accepted()
    await actFor(mother.client, child.id)
    test.clock.set('2026-12-30T09:00:00.000Z')
    expect(await tellEndings(test.deps)).toBe(0)
    test.clock.set('2027-01-04T09:00:00.000Z')
    expect(await tellEndings(test.deps)).toBe(1)
    expect(await tellEndings(test.deps)).toBe(0)
    const told = (await readMails(test)).filter(({ subject }) =>
      /no longer act|decide for yourself/.test(subject),
    )
    expect(told.map(({ to }) => to).toSorted()).toEqual([child.email, mother.email].toSorted())
    // Midnight in Madrid.
    test.clock.set('2027-02-02T22:59:00.000Z')
    const client = await Client.of(test, mother.userId)
    expect((await actFor(client, child.id)).status).toBe(200)
    test.clock.set('2027-02-02T23:01:00.000Z')
    expect((await client.get('/users/me')).body.patientid).toBe(mother.id)
    expect((await actFor(client, child.id)).status).toBe(404)
  })

  it('of an adult is a carer, until the day that was named', async () => {
    child = await addPatient(test, { clinicId: clinic.id, birthdate: '1940-01-01' })
    expect((await desk.client.post(path(), input())).body.errors).toHaveProperty('relation')
    await accepted({ relation: 'carer', until: '2026-12-01' })
    test.clock.set('2026-12-01T09:00:00.000Z')
    expect((await actFor(await Client.of(test, mother.userId), child.id)).status).toBe(404)
  })

  it('is ended by staff, by themselves, and by the patient from 16 on; nobody ends another one', async () => {
    const id = await accepted()
    expect((await child.client.delete(`${path()}/${id}`)).status).toBe(409)
    const father = await inviteAt('father@example.test', { relation: 'father' })
    await actFor(mother.client, child.id)
    expect((await mother.client.get(path())).body.guardians).toMatchObject([
      { since: expect.any(String) },
      { since: null },
    ])
    expect((await mother.client.delete(`${path()}/${father.id}`)).status).toBe(403)
    expect((await mother.client.delete(`${path()}/${id}`)).status).toBe(200)
    expect((await mother.client.get('/users/me')).body.patientid).toBe(mother.id)
    expect((await desk.client.delete(`${path()}/${father.id}`)).status).toBe(200)
    expect((await new Client(test).get(father.link)).status).toBe(404)
    child = await addPatient(test, { clinicId: clinic.id, birthdate: '2010-01-01' })
    const other = await accepted()
    expect((await child.client.delete(`${path()}/${other}`)).status).toBe(200)
  })

  it('is not the patient, nor invited twice, nor anybody for whom the patient acts', async () => {
    expect((await desk.client.post(path(), input({ email: child.email }))).status).toBe(400)
    await accepted()
    expect((await desk.client.post(path(), input())).status).toBe(409)
    const [both, path2] = [mother, `/patients/${mother.id}/guardians`]
    const carer = input({ email: child.email, relation: 'carer' })
    expect((await desk.client.post(path2, carer)).status).toBe(201)
    const mail = (await readMails(test)).findLast(({ to }) => to === child.email)
    const token = decodeURIComponent(/\/guardian\/([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '')
    const answer = { birthdate: both.birthdate }
    expect((await child.client.post(`/guardian-invitations/${token}`, answer)).status).toBe(409)
  })

  it('hears nothing any more once the patient has died, and closes an account of their own alone', async () => {
    await accepted()
    await book(desk.client)
    const before = (await readMails(test)).filter(({ to }) => to === mother.email).length
    await doctor.client.put(`/patients/${child.id}/deceased`, { on: '2026-11-15' })
    expect((await readMails(test)).filter(({ to }) => to === mother.email)).toHaveLength(before)
    expect((await mother.client.get('/users/me/people')).body.people).toHaveLength(1)
    child = await addPatient(test, { clinicId: clinic.id, birthdate: '2016-03-01' })
    await accepted()
    await book(desk.client, ten)
    await actFor(mother.client, child.id)
    expect((await mother.client.post('/users/me/close', { currentPassword: testPassword })).status).toBe(200)
    const [visit] = (await child.client.get(`/appointments/patient/${child.id}`)).body
    expect(visit.status).toBe('pending')
    const [account] = await test.db.orm.select().from(users).where(eq(users.id, child.userId))
    expect(account?.deletedAt).toBeNull()
  })
})
