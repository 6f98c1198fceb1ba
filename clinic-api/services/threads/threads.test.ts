import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { maxMessage } from '#contract/thread-choices'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { idempotencyKeys } from '../../db/schema/idempotency.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const monday = '2026-11-16T07:00:00.000Z'

describe.each(anyDatabase)('threads on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
  })

  async function start(who: { client: Client }, more: object = {}): Promise<string> {
    const body = { clinicId: clinic.id, subject: 'visit', text: 'Hello', ...more }
    const answer = await who.client.post('/threads', body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return `/threads/${answer.body._id}`
  }
  function say(
    { client }: { client: Client },
    thread: string,
    text: string,
    more: object = {},
    key?: string,
  ) {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return client.call('POST', `${thread}/messages`, { body: { text, ...more }, headers })
  }
  const texts = async ({ client }: { client: Client }, thread: string, query = '') =>
    (await client.get(`${thread}/messages${query}`)).body.messages.map(({ text }: { text: string }) => text)
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to.includes(email))

  it('go back and forth between a patient and the team, who see which of them answered', async () => {
    const thread = await start(patient)
    await say(doctor, thread, 'What is it?')
    await say(desk, thread, 'Come at ten')
    expect(await texts(patient, thread)).toEqual(['Hello', 'What is it?', 'Come at ten'])
    const { body } = await desk.client.get(`${thread}/messages`)
    expect(body.messages.map(({ authorName }: { authorName: string }) => authorName)).toEqual(
      [patient, doctor, desk].map(({ name, surname }) => `${name} ${surname}`),
    )
    const { body: list } = await doctor.client.get('/threads')
    const patientName = `${patient.name} ${patient.surname}`
    expect(list.threads).toMatchObject([
      { lastText: 'Come at ten', patientName, waiting: false, unread: true },
    ])
  })

  it('tell the team who the patient is as long as they are treated there, and the patient nothing of it', async () => {
    const thread = await start(patient)
    const told = async ({ client }: { client: Client }) => (await client.get(thread)).body.patient
    const document = { kind: 'dni', number: patient.dni, country: null }
    expect(await told(desk)).toEqual({ birthdate: expect.any(String), document, phone: null })
    expect(await told(patient)).toBeUndefined()
    await test.db.orm.delete(patientClinics).where(eq(patientClinics.patientId, patient.id))
    expect(await told(desk)).toBeUndefined()
  })

  it('keep what the team notes for itself from the patient, with every trace of it', async () => {
    const thread = await start(patient)
    const before = await Promise.all([patient.client.get('/threads'), patient.client.get(thread)])
    test.clock.advance({ seconds: 60 })
    const file = await upload(test, doctor.client, `${thread}/files`, { name: 'x', bytes: Buffer.from('x') })
    const note = await say(doctor, thread, 'Seems worried', { internal: true, files: [file.body._id] })
    await desk.client.put(`${thread}/read`, { messageId: note.body._id })
    await desk.client.put(thread, { assignedTo: doctor.id })
    await desk.client.put(`${thread}/answering`, { answering: true })
    const after = await Promise.all([patient.client.get('/threads'), patient.client.get(thread)])
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    expect(await texts(patient, thread)).toEqual(['Hello'])
    expect(await texts(desk, thread)).toEqual(['Hello', 'Seems worried'])
    expect((await patient.client.get(`${thread}/files/${file.body._id}`)).status).toBe(404)
    expect((await desk.client.get(`${thread}/files/${file.body._id}`)).status).toBe(200)
    expect((await patient.client.put(`${thread}/read`, { messageId: note.body._id })).status).toBe(400)
    expect((await patient.client.get('/threads?q=worried')).body.threads).toEqual([])
    expect(await mailsTo(patient.email)).toEqual([])
    expect((await say(patient, thread, 'I', { internal: true })).status).toBe(403)
    const rows = await test.db.orm.select().from(audit).where(eq(audit.entityId, note.body._id))
    expect(rows.map(({ action }) => action).sort()).toEqual(['message.add', 'message.read'])
    expect(rows.map(({ patientId }) => patientId)).toEqual([null, null])
  })

  it('are begun only with a clinic that treats the patient, and about their own visits there', async () => {
    const [other, stranger] = [await addClinic(test), await addPatient(test)]
    const begin = (who: { client: Client }, body: object) =>
      who.client.post('/threads', { clinicId: clinic.id, subject: 'result', text: 'x', ...body })
    expect((await begin(patient, { clinicId: other.id })).status).toBe(404)
    expect((await begin(patient, { patientId: stranger.id })).status).toBe(404)
    expect((await begin(doctor, { patientId: stranger.id })).status).toBe(404)
    expect((await begin(doctor, {})).status).toBe(404)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const appointmentDate = encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), clinic.timeZone)
    const place = { clinicId: clinic.id, doctorId: doctor.id }
    const visit = await patient.client.post('/appointments', {
      ...place,
      patientId: patient.id,
      appointmentDate,
    })
    const about = { appointmentId: visit.body.appointmentId }
    const thread = await start(patient, { about })
    expect((await desk.client.get(thread)).body.about).toMatchObject({
      ...about,
      start: '2026-11-24T08:00:00.000Z',
      doctorId: place.doctorId,
    })
    const friend = await addPatient(test, { clinicId: clinic.id })
    expect((await begin(friend, { about })).status).toBe(404)
    expect((await begin(patient, { about: { entryId: newId(), entryKind: 'condition' } })).status).toBe(404)
  })

  it('can be begun with clinics that say within how many hours they answer', async () => {
    const hours = async () => (await patient.client.get('/threads/clinics')).body
    expect(await hours()).toEqual([
      {
        _id: clinic.id,
        name: clinic.name,
        answerHours: 48,
        openingHours: null,
        timeZone: 'Europe/Madrid',
      },
    ])
    await desk.client.put(`/clinics/${clinic.id}/messaging`, { answerHours: 24, replies: [] })
    expect(await hours()).toMatchObject([{ answerHours: 24 }])
  })

  it('say which entry of the history they are about, for as long as it is there', async () => {
    const path = `/histories/${patient.id}/condition`
    const asthma = { name: 'Asthma', details: 'x', since: '2026-01-01' }
    const { body } = await doctor.client.post(path, asthma)
    const about = { entryId: body.currentConditions[0]._id, entryKind: 'condition' }
    const thread = await start(patient, { about })
    for (const { client } of [patient, desk])
      expect((await client.get(thread)).body.about).toEqual({ ...about, label: 'Asthma' })
    expect((await doctor.client.delete(`${path}/${about.entryId}`)).status).toBe(200)
    expect((await desk.client.get(thread)).body.about).toEqual(about)
    const friend = await addPatient(test, { clinicId: clinic.id })
    const foreign = { clinicId: clinic.id, subject: 'result', text: 'x', about }
    expect((await friend.client.post('/threads', foreign)).status).toBe(404)
  })

  it('are read by both when the patient has left the clinic, and written by nobody', async () => {
    const thread = await start(patient)
    await test.db.orm.delete(patientClinics).where(eq(patientClinics.patientId, patient.id))
    expect((await say(patient, thread, 'Hello?')).status).toBe(409)
    expect((await say(doctor, thread, 'Hello?')).status).toBe(409)
    expect(await texts(patient, thread)).toEqual(['Hello'])
    expect((await patient.client.get(thread)).body.writable).toBe(false)
  })

  it('take text as it is typed, up to a limit that the refusal says', async () => {
    const thread = await start(patient)
    const typed = '  <script>alert(1)</script>\n<b>é</b> 👩‍⚕️ \u202Eright to left  '
    // A mark that turns the direction of text shows nothing, and is the one thing left out.
    expect((await say(patient, thread, typed)).body.text).toBe(typed.replace('\u202E', ''))
    expect((await say(patient, thread, 'x'.repeat(maxMessage))).status).toBe(201)
    const long = await say(patient, thread, 'x'.repeat(100_000))
    expect(long).toMatchObject({
      status: 400,
      body: { errors: { text: 'Must be at most 10000 characters long' } },
    })
    expect((await say(patient, thread, ' \n ')).status).toBe(400)
  })

  it('keep one message under one key, even when the key itself is long forgotten', async () => {
    const thread = await start(patient)
    const [first, second] = await Promise.all([
      say(patient, thread, 'Once', {}, 'key-1'),
      say(patient, thread, 'Once', {}, 'key-1'),
    ])
    expect(first.body._id).toBe(second.body._id)
    await test.db.orm.delete(idempotencyKeys)
    const third = await say(patient, thread, 'Once', {}, 'key-1')
    expect(third).toMatchObject({ status: 201, body: { _id: first.body._id, key: 'key-1' } })
    expect(await texts(patient, thread)).toEqual(['Hello', 'Once'])
    expect((await doctor.client.get(`${thread}/messages`)).body.messages[1].key).toBeUndefined()
  })

  it('show when the other side had read a message, and who still has something to read', async () => {
    const thread = await start(patient)
    const { body } = await doctor.client.get(`${thread}/messages`)
    const unread = async (who: { client: Client }) =>
      (await who.client.get('/threads')).body.threads[0].unread
    expect([await unread(patient), await unread(doctor), await unread(desk)]).toEqual([false, true, true])
    test.clock.advance({ seconds: 60 })
    await doctor.client.put(`${thread}/read`, { messageId: body.messages[0]._id })
    const readAt = test.clock.now().toISOString()
    test.clock.advance({ seconds: 60 })
    await desk.client.put(`${thread}/read`, { messageId: body.messages[0]._id })
    expect((await patient.client.get(`${thread}/messages`)).body.messages[0].readAt).toBe(readAt)
    expect([await unread(doctor), await unread(desk)]).toEqual([false, false])
  })

  it('are read up to the newest, which is no note of the team for the patient, when no message is named', async () => {
    const thread = await start(patient)
    await doctor.client.post(`${thread}/messages`, { text: 'We call you.' })
    await doctor.client.post(`${thread}/messages`, { text: 'Ask the lab first.', internal: true })
    for (const who of [patient, desk]) {
      expect((await who.client.put(`${thread}/read`)).status).toBe(200)
      expect((await who.client.get('/threads')).body.threads[0].unread).toBe(false)
    }
  })

  it('mail the other side once until they have read, and nothing of what is said', async () => {
    const thread = await start(patient, { text: 'My secret rash' })
    await say(patient, thread, 'And my secret cough')
    const first = await mailsTo(desk.email)
    expect(first).toHaveLength(1)
    expect(first[0]?.source).not.toMatch(/secret|rash|cough/)
    expect(first[0]?.text).toContain(`/app${thread.replace('threads', 'messages')}`)
    expect(await mailsTo(doctor.email)).toEqual([])
    const { body } = await desk.client.get(`${thread}/messages`)
    await desk.client.put(`${thread}/read`, { messageId: body.messages[1]._id })
    await desk.client.put(thread, { assignedTo: doctor.id })
    await say(patient, thread, 'Are you there?')
    expect([await mailsTo(desk.email), await mailsTo(doctor.email)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
    await say(doctor, thread, 'Yes')
    await say(desk, thread, 'Indeed')
    expect(await mailsTo(patient.email)).toHaveLength(1)
  })

  it('let a second answer through only once its author has seen the first', async () => {
    const thread = await start(patient)
    const { body } = await desk.client.get(`${thread}/messages`)
    const seen = body.messages[0]._id
    expect((await say(doctor, thread, 'At nine', { seen })).status).toBe(201)
    expect(await say(desk, thread, 'At ten', { seen })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    expect((await say(desk, thread, 'A note', { seen, internal: true })).status).toBe(201)
    const { body: now } = await desk.client.get(`${thread}/messages`)
    expect((await say(desk, thread, 'At ten', { seen: now.messages.at(-1)._id })).status).toBe(201)
  })

  it('say to colleagues who is answering, until they have or some time has passed', async () => {
    const thread = await start(patient)
    const answering = async () => (await desk.client.get(thread)).body.answering
    await doctor.client.put(`${thread}/answering`, { answering: true })
    expect(await answering()).toBe(`${doctor.name} ${doctor.surname}`)
    expect((await patient.client.get(thread)).body.answering).toBeUndefined()
    await say(doctor, thread, 'There')
    expect(await answering()).toBeNull()
    await doctor.client.put(`${thread}/answering`, { answering: true })
    test.clock.advance({ seconds: 91 })
    expect(await answering()).toBeNull()
  })

  it('are given to members of the own staff only, closed, and opened by the next message', async () => {
    const thread = await start(patient)
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await desk.client.put(thread, { assignedTo: rival.id })).status).toBe(400)
    const given = await desk.client.put(thread, { assignedTo: doctor.id, state: 'closed' })
    expect(given.body).toMatchObject({ assignedTo: { _id: doctor.id }, state: 'closed' })
    expect((await doctor.client.get('/threads?mine=true&state=closed')).body.threads).toHaveLength(1)
    const waiting = async () => (await desk.client.get('/threads?state=waiting')).body.threads.length
    expect(await waiting()).toBe(0)
    await say(patient, thread, 'One more thing')
    expect((await desk.client.get(thread)).body.state).toBe('open')
    expect(await waiting()).toBe(1)
    await say(desk, thread, 'It is done')
    expect(await waiting()).toBe(0)
    expect((await patient.client.get('/threads?state=waiting')).body.threads).toHaveLength(1)
    expect((await desk.client.put(thread, { assignedTo: null })).body.assignedTo).toBeNull()
    expect((await patient.client.put(thread, { state: 'closed' })).status).toBe(403)
  })

  it('are not closed over a message of the patient that was not seen', async () => {
    const thread = await start(patient)
    const { lastAt: seenUntil } = (await desk.client.get(thread)).body
    test.clock.advance({ seconds: 1 })
    await say(doctor, thread, 'Thinks about it', { internal: true })
    await say(patient, thread, 'It hurts again')
    const closing = { state: 'closed', seenUntil }
    expect(await desk.client.put(thread, closing)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await desk.client.get(thread)).body.state).toBe('open')
    expect((await desk.client.put(thread, { assignedTo: doctor.id, seenUntil })).status).toBe(200)
    const { lastAt } = (await desk.client.get(thread)).body
    const closed = await desk.client.put(thread, { ...closing, seenUntil: lastAt })
    expect(closed).toMatchObject({ status: 200, body: { state: 'closed' } })
  })

  it('refuse the fifty-first message of a minute, and say how long to wait', async () => {
    const thread = await start(patient)
    for (let count = 1; count < 50; count += 1) expect((await say(patient, thread, 'x')).status).toBe(201)
    const refused = await say(patient, thread, 'x')
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
    test.clock.advance({ seconds: 61 })
    expect((await say(patient, thread, 'x')).status).toBe(201)
  })

  it('carry files, which a refused message leaves where they are', async () => {
    const thread = await start(patient)
    const file = { name: 'report.pdf', bytes: Buffer.from('%PDF-1.4 x') }
    const { body } = await upload(test, patient.client, `${thread}/files`, file)
    expect((await doctor.client.get(`${thread}/files/${body._id}`)).status).toBe(404)
    expect((await say(patient, thread, ' ', { files: [body._id] })).status).toBe(400)
    expect((await say(doctor, thread, 'Mine', { files: [body._id] })).status).toBe(400)
    const sent = await say(patient, thread, 'Here', { files: [body._id] })
    expect(sent.body.files).toEqual([{ ...body, contentType: 'application/pdf' }])
    expect((await say(patient, thread, 'Again', { files: [body._id] })).status).toBe(400)
    expect((await doctor.client.get(`${thread}/files/${body._id}`)).body).toBe('%PDF-1.4 x')
    const { body: history } = await doctor.client.get(`/histories/${patient.historyId}`)
    expect([history.images, history.analytics]).toEqual([[], []])
  })

  it('leave ten files unsent at most, however many are attached at once', async () => {
    const writer = await addPatient(test, { clinicId: clinic.id })
    const threads = [await start(writer), await start(writer)]
    const attach = (count: number) =>
      upload(test, writer.client, `${threads[count % 2]}/files`, { name: 'x', bytes: Buffer.from('x') })
    const answers = await Promise.all(Array.from({ length: 14 }, (_, count) => attach(count)))
    const stored = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([stored.length, refused.length]).toEqual([10, 4])
    expect(refused[0]?.body.message).toBe(fileRefusals.tooManyUnsent)
    const sent = answers.findIndex(({ status }) => status === 201)
    const files = [answers[sent]?.body._id]
    expect((await say(writer, threads[sent % 2] ?? '', 'Here', { files })).status).toBe(201)
    expect((await attach(0)).status).toBe(201)
  })

  it('are found by words whatever their accents and case, in the own ones only', async () => {
    await start(patient, { text: 'Analítica de sangre' })
    await start(patient, { text: 'Something else' })
    const friend = await addPatient(test, { clinicId: clinic.id })
    await start(friend, { text: 'Analítica también' })
    const found = async (who: { client: Client }, q: string) =>
      (await who.client.get(`/threads?q=${q}`)).body.threads.length
    expect(await found(patient, 'SANGRE%20analitica')).toBe(1)
    expect(await found(patient, 'analitica')).toBe(1)
    expect(await found(doctor, 'analitica')).toBe(2)
    expect(await found(doctor, '%25')).toBe(0)
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect(await found(rival, 'analitica')).toBe(0)
  })

  it('come in pages that miss none and repeat none', async () => {
    for (let count = 0; count < 5; count += 1) {
      test.clock.advance({ seconds: 1 })
      await start(patient, { text: `Thread ${count}` })
    }
    for (const who of [patient, doctor]) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await who.client.get(`/threads?limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...body.threads.map(({ lastText }: { lastText: string }) => lastText))
        cursor = body.nextCursor ?? ''
      } while (cursor)
      expect(seen).toEqual([4, 3, 2, 1, 0].map((count) => `Thread ${count}`))
    }
    expect((await patient.client.get('/threads?cursor=x')).status).toBe(400)
  })

  it('tell the patient who answered last and how soon the clinic does, nothing of its notes, and the team neither', async () => {
    const thread = await start(patient)
    const first = async (who: { client: Client }) => (await who.client.get('/threads')).body.threads[0]
    await say(desk, thread, 'Seems worried', { internal: true })
    expect(await first(patient)).toMatchObject({ answerHours: 48, openingHours: null })
    expect((await first(patient)).answeredBy).toBeUndefined()
    await say(doctor, thread, 'Come at ten')
    await say(desk, thread, 'Told so', { internal: true })
    await say(patient, thread, 'Thank you')
    expect((await first(patient)).answeredBy).toBe(`${doctor.name} ${doctor.surname}`)
    for (const key of ['answeredBy', 'answerHours', 'openingHours'])
      expect(await first(desk)).not.toHaveProperty(key)
  })

  it('that need a reply wait since the first message without one, whatever follows it', async () => {
    const thread = await start(patient)
    const since = test.clock.now().toISOString()
    test.clock.advance({ seconds: 60 })
    await say(doctor, thread, 'Seems worried', { internal: true })
    await say(patient, thread, 'Is anybody there?')
    expect((await desk.client.get(thread)).body).toMatchObject({ waiting: true, waitingSince: since })
    expect((await patient.client.get(thread)).body.waitingSince).toBeUndefined()
    await say(doctor, thread, 'Come at ten')
    expect((await desk.client.get(thread)).body.waitingSince).toBeUndefined()
  })

  it('that need a reply come by their wait when asked so, page by page; newest first otherwise', async () => {
    const threads: string[] = []
    for (let count = 0; count < 3; count += 1) {
      test.clock.advance({ seconds: 1 })
      threads.push(await start(patient, { text: `Thread ${count}` }))
    }
    test.clock.advance({ seconds: 1 })
    await say(patient, threads[0] ?? '', 'Thread 0 again')
    await say(doctor, await start(patient), 'Answered')
    const pages = async (query: string) => {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await desk.client.get(`/threads?limit=2&${query}${cursor && `&cursor=${cursor}`}`)
        seen.push(...body.threads.map(({ lastText }: { lastText: string }) => lastText))
        cursor = body.nextCursor ?? ''
      } while (cursor)
      return seen
    }
    const byWait = ['Thread 0 again', 'Thread 1', 'Thread 2']
    expect(await pages('state=waiting&sort=waiting')).toEqual(byWait)
    expect(await pages('state=waiting')).toEqual(['Thread 0 again', 'Thread 2', 'Thread 1'])
    expect((await desk.client.get('/threads?sort=oldest')).status).toBe(400)
  })
})
