import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history as historySchema } from '#contract/histories'
import { audit } from '../../db/schema/audit.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

// The clock stands at Monday 16 November 2026, 08:00 in Madrid.
const condition = { name: 'Asthma', details: 'Mild, seasonal', since: '2026-11-16', until: null }
const treatment = {
  name: 'Salbutamol',
  instructions: 'Two puffs when needed',
  startDate: '2026-11-16',
  endDate: '2026-12-16',
}

describe.each(anyDatabase)('histories on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let owner: Awaited<ReturnType<typeof addStaff>>
  let stranger: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let path: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    const clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    patient = await addPatient(test, { clinicId })
    path = `/histories/${patient.historyId}`
  })
  afterAll(() => test.close())

  const notAllowed = { status: 403, body: { code: 'forbidden' } }
  const missing = { status: 404, body: { code: 'not_found' } }

  it('is found by its own id and by the id of the patient, in the form of the contract', async () => {
    for (const id of [patient.historyId, patient.id]) {
      const answer = await doctor.client.get(`/histories/${id}`)
      expect(answer.status).toBe(200)
      expect(historySchema.strict().parse(answer.body)).toMatchObject({
        _id: patient.historyId,
        patientId: patient.id,
        patient: { name: patient.name, dni: patient.dni },
        lastChanged: null,
      })
    }
  })

  it('shows the DNI to staff only', async () => {
    expect((await patient.client.get(path)).body.patient).not.toHaveProperty('dni')
    expect((await owner.client.get(path)).body.patient).toHaveProperty('dni', patient.dni)
  })

  it('is open to the patient and to the staff of their clinics, and looks missing to all others', async () => {
    const other = await addPatient(test)
    const admin = await addStaff(test, { roles: ['admin'] })
    expect(await patient.client.get(path)).toMatchObject({ status: 200 })
    expect(await owner.client.get(path)).toMatchObject({ status: 200 })
    expect(await stranger.client.get(path)).toMatchObject(missing)
    expect(await other.client.get(path)).toMatchObject(missing)
    expect(await doctor.client.get('/histories/nothing')).toMatchObject(missing)
    expect(await admin.client.get(path)).toMatchObject(notAllowed)
  })

  it('records every read before it answers, and tells the patient who it was', async () => {
    for (let index = 0; index < 3; index += 1) {
      await doctor.client.get(path)
      test.clock.advance({ minutes: 1 })
    }
    await owner.client.get(path)
    await patient.client.get(path)
    await stranger.client.get(path)
    const logPath = `/patients/${patient.id}/access-log`
    const whole = await patient.client.get(logPath)
    expect(
      whole.body.entries.map(({ who, outcome }: { who: string; outcome: string }) => [who, outcome]),
    ).toEqual([
      [`${stranger.name} ${stranger.surname}`, 'refused'],
      [`${owner.name} ${owner.surname}`, 'done'],
      ...Array(3).fill([`${doctor.name} ${doctor.surname}`, 'done']),
    ])
    expect(whole.body.entries[1]).toMatchObject({ roles: ['clinicadmin'], what: 'history.read', why: 'care' })
    const first = await patient.client.get(`${logPath}?limit=3`)
    const second = await patient.client.get(`${logPath}?limit=3&cursor=${first.body.nextCursor}`)
    expect([...first.body.entries, ...second.body.entries]).toEqual(whole.body.entries)
    expect(second.body.nextCursor).toBeNull()
    expect(await doctor.client.get(logPath)).toMatchObject({ status: 403 })
    const other = await addPatient(test)
    expect(await other.client.get(logPath)).toMatchObject(missing)
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('is not shown when its reading cannot be recorded', async () => {
    await doctor.client.post(`${path}/condition`, condition)
    await test.db.orm.execute(sql`alter table audit rename to audit_away`)
    try {
      const answer = await owner.client.get(path)
      expect(answer.status).toBe(503)
      expect(JSON.stringify(answer.body)).not.toContain(condition.name)
    } finally {
      await test.db.orm.execute(sql`alter table audit_away rename to audit`)
    }
    expect(await owner.client.get(path)).toMatchObject({ status: 200 })
  })

  it('adds, changes and removes conditions and treatments, answering the list', async () => {
    const added = await doctor.client.post(`${path}/condition`, condition)
    expect(added).toMatchObject({
      status: 201,
      body: { currentConditions: [{ ...condition, reportedByPatient: false, version: 1 }] },
    })
    const [{ _id: id }] = added.body.currentConditions
    const changed = { ...condition, name: 'Asthma, severe', until: '2026-11-16', version: 1 }
    expect(await doctor.client.put(`${path}/condition/${id}`, changed)).toMatchObject({
      status: 200,
      body: { currentConditions: [{ ...changed, version: 2 }] },
    })
    expect(await owner.client.delete(`${path}/condition/${id}`)).toMatchObject({
      status: 200,
      body: { currentConditions: [] },
    })
    const drug = await owner.client.post(`${path}/treatment`, treatment)
    expect(drug).toMatchObject({ status: 201, body: { treatments: [treatment] } })
    const drugPath = `${path}/treatment/${drug.body.treatments[0]._id}`
    expect(await doctor.client.put(drugPath, { ...treatment, endDate: '2026-11-16' })).toMatchObject({
      body: { treatments: [{ endDate: '2026-11-16', version: 2 }] },
    })
    expect(await doctor.client.delete(drugPath)).toMatchObject({ body: { treatments: [] } })
    const { lastChanged } = (await patient.client.get(path)).body
    expect(lastChanged).toEqual({
      by: `${doctor.name} ${doctor.surname}`,
      at: test.clock.now().toISOString(),
    })
  })

  it('refuses a change that was typed on an older state', async () => {
    const added = await doctor.client.post(`${path}/condition`, condition)
    const entry = `${path}/condition/${added.body.currentConditions[0]._id}`
    const [one, two] = await Promise.all([
      doctor.client.put(entry, { ...condition, name: 'One', version: 1 }),
      owner.client.put(entry, { ...condition, name: 'Two', version: 1 }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const late = await doctor.client.put(entry, { ...condition, name: 'Late', version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
  })

  it('says of every entry who wrote it as it is, and when', async () => {
    const nameOf = (who: { name: string; surname: string }) => `${who.name} ${who.surname}`
    const at = test.clock.now().toISOString()
    const added = await doctor.client.post(`${path}/condition`, condition)
    expect(added.body.currentConditions[0].changed).toEqual({ by: nameOf(doctor), at })
    await doctor.client.post(`${path}/treatment`, treatment)
    const { body: own } = await patient.client.post(`${path}/allergy`, { allergy: 'Nuts' })
    expect(own.allergiesAdded).toEqual([{ allergy: 'Nuts', by: nameOf(patient), at, mine: true }])
    test.clock.advance({ minutes: 5 })
    const later = test.clock.now().toISOString()
    const [{ _id: id }] = added.body.currentConditions
    await owner.client.put(`${path}/condition/${id}`, { ...condition, version: 1 })
    expect((await patient.client.get(path)).body).toMatchObject({
      currentConditions: [{ changed: { by: nameOf(owner), at: later } }],
      treatments: [{ changed: { by: nameOf(doctor), at } }],
    })
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('deletes no version that the deleter has not seen', async () => {
    for (const [kind, input] of Object.entries({ condition, treatment })) {
      const added = await doctor.client.post(`${path}/${kind}`, input)
      const [{ _id: id }] = added.body.currentConditions ?? added.body.treatments
      const entry = `${path}/${kind}/${id}`
      await owner.client.put(entry, { ...input, name: 'Other', version: 1 })
      expect(await doctor.client.delete(`${entry}?version=1`)).toMatchObject({
        status: 409,
        body: { code: 'stale' },
      })
      expect((await doctor.client.delete(`${entry}?version=2`)).status).toBe(200)
    }
  })

  it('keeps one of allergies that differ in how they are written alone', async () => {
    for (const allergy of ['Látex', 'LATEX', ' la\u0301tex\u00A0'])
      expect((await doctor.client.post(`${path}/allergy`, { allergy })).body.allergies).toEqual(['Látex'])
  })

  it.each(['a/b', 'Látex & níquel', '🌰 nuts', '"quoted" <b>', '50%', 'a?b#c', '.', 'ע ב', '..%2F'])(
    'keeps the allergy %j as typed and removes it by its text',
    async (allergy) => {
      const added = await doctor.client.post(`${path}/allergy`, { allergy })
      expect(added).toMatchObject({ status: 201, body: { allergies: [allergy] } })
      expect((await doctor.client.post(`${path}/allergy`, { allergy })).body.allergies).toEqual([allergy])
      // A dot alone would be a step in the path; the blank after it is trimmed.
      const segment = allergy === '.' ? '.%20' : encodeURIComponent(allergy)
      expect(await doctor.client.delete(`${path}/allergy/${segment}`)).toMatchObject({
        status: 200,
        body: { allergies: [] },
      })
      expect(await doctor.client.delete(`${path}/allergy/${segment}`)).toMatchObject(missing)
    },
  )

  it('marks what patients add, and lets them take back that alone', async () => {
    const staffs = await doctor.client.post(`${path}/condition`, condition)
    await doctor.client.post(`${path}/allergy`, { allergy: 'Pollen' })
    const own = await patient.client.post(`${path}/condition`, { ...condition, name: 'Headache' })
    expect(own.body.currentConditions[1]).toMatchObject({ name: 'Headache', reportedByPatient: true })
    const allergies = await patient.client.post(`${path}/allergy`, { allergy: 'Nuts' })
    expect(allergies.body).toMatchObject({ allergies: ['Pollen', 'Nuts'], reportedAllergies: ['Nuts'] })
    const [staffId, ownId] = own.body.currentConditions.map((each: { _id: string }) => each._id)
    expect(staffs.body.currentConditions[0]._id).toBe(staffId)
    expect(await patient.client.delete(`${path}/condition/${staffId}`)).toMatchObject(notAllowed)
    expect(await patient.client.delete(`${path}/allergy/Pollen`)).toMatchObject(notAllowed)
    expect(await patient.client.put(`${path}/condition/${ownId}`, condition)).toMatchObject(notAllowed)
    expect(await patient.client.delete(`${path}/condition/${ownId}`)).toMatchObject({ status: 200 })
    expect(await patient.client.delete(`${path}/allergy/Nuts`)).toMatchObject({ status: 200 })
    expect(await doctor.client.delete(`${path}/condition/${staffId}`)).toMatchObject({ status: 200 })
  })

  it('says 404 before 400 to who may not see it, and reaches no entry of another history', async () => {
    expect(await stranger.client.post(`${path}/condition`, {})).toMatchObject(missing)
    expect(await stranger.client.put(`${path}/condition/x`, {})).toMatchObject(missing)
    expect(await stranger.client.delete(`${path}/allergy/x`)).toMatchObject(missing)
    const other = await addPatient(test, { clinicId: doctor.clinicId ?? '' })
    const elsewhere = await doctor.client.post(`/histories/${other.historyId}/condition`, condition)
    const id = elsewhere.body.currentConditions[0]._id
    expect(await doctor.client.put(`${path}/condition/${id}`, condition)).toMatchObject(missing)
    expect(await doctor.client.delete(`${path}/condition/${id}`)).toMatchObject(missing)
  })

  it('measures the future on the calendar of the clinic', async () => {
    test.clock.set('2026-11-16T23:30:00.000Z')
    doctor.client = await Client.of(test, doctor.userId)
    const tomorrow = { ...condition, since: '2026-11-17' }
    expect(await doctor.client.post(`${path}/condition`, tomorrow)).toMatchObject({ status: 201 })
    const later = { ...condition, since: '2026-11-18' }
    expect(await doctor.client.post(`${path}/condition`, later)).toMatchObject({
      status: 400,
      body: { errors: { since: 'Date must be today or in the past' } },
    })
    const answer = await doctor.client.post(`${path}/condition`, { ...later, until: '2026-11-17' })
    expect(answer.body.errors).toEqual({
      since: 'Date must be today or in the past',
      until: 'Until date must be equal to or after since date',
    })
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('leaves an audit row for each write, without clinical text', async () => {
    await doctor.client.post(`${path}/condition`, { ...condition, details: 'a secret detail' })
    const [row] = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.patientId, patient.id), eq(audit.action, 'condition.add')))
      .orderBy(desc(audit.id))
    expect(row).toMatchObject({ actorId: doctor.userId, entity: 'condition', outcome: 'done' })
    expect(JSON.stringify(row)).not.toContain('secret')
  })

  it('asks for, stores and announces the sequencing file', async () => {
    const at = (verb: string) => `/patients/${patient.id}/${verb}`
    expect(await patient.client.post(at('fastq-request'))).toMatchObject({ status: 403 })
    expect(await stranger.client.post(at('fastq-request'))).toMatchObject(missing)
    expect(await doctor.client.post(at('fastq-request'))).toMatchObject({
      status: 200,
      body: { status: 'fastQ requested' },
    })
    const listed = await doctor.client.get('/patients?status=requested')
    expect(listed.body.patients.map((each: { _id: string }) => each._id)).toEqual([patient.id])
    const study = { diseases: [7, 3] }
    expect(await patient.client.post(at('notify-genetic'), study)).toMatchObject({ status: 403 })
    expect(await stranger.client.post(at('notify-genetic'), study)).toMatchObject(missing)
    expect(await owner.client.post(at('notify-genetic'), { diseases: [] })).toMatchObject({ status: 400 })
    expect(await owner.client.post(at('notify-genetic'), study)).toMatchObject({ status: 200 })
    expect(await doctor.client.post(at('notify-genetic'), { diseases: [3, 7, 7] })).toMatchObject({
      status: 409,
    })
    expect(await doctor.client.post(at('notify-genetic'), { diseases: [3] })).toMatchObject({ status: 200 })
    const mails = (await readMails(test)).filter(({ to }) => to === patient.email)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Ask your doctor about your study'))
    for (const { text } of mails) expect(text).toContain('not kept in your account')
  })
})
