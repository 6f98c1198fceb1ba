import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { rowsOf } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { closedRecords } from '../../db/schema/record-access.ts'
import { users } from '../../db/schema/users.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import { Client } from '../../testing/client.ts'
import {
  addClinic,
  addOffer,
  addPatient,
  addShift,
  addStaff,
  linkPatient,
  testPassword,
} from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { makeRecords } from '../../testing/matrix/records.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { sealRows } from '../audit-chain/seal-rows.ts'
import { verifyChains } from '../audit-chain/verify-chains.ts'
import { ofHistories, ofPatients } from './tables.ts'

const monday = '2026-11-16T07:00:00.000Z'
const nine = '2026-11-24T08:00:00.000Z'
const half = '2026-11-24T08:30:00.000Z'

describe.each(statementKinds)('two records of one person on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let colleague: typeof doctor
  let owner: typeof doctor
  let keep: Awaited<ReturnType<typeof addPatient>>
  let merge: typeof keep

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    colleague = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    keep = await addPatient(test, { clinicId: clinic.id, name: 'María', phone: null })
    merge = await addPatient(test, { clinicId: clinic.id, name: 'Maria', phone: '612345678' })
  })

  const query = () => `/patients/merge?keep=${keep.id}&merge=${merge.id}`
  const all = { name: 'keep', surname: 'keep', document: 'merge' }
  const mergeThem = (choose: object = all, more: object = {}) =>
    owner.client.post('/patients/merge', { keep: keep.id, merge: merge.id, choose, account: 'keep', ...more })
  const book = async (who: typeof keep, start: string, at = doctor) => {
    const answer = await who.client.post('/appointments', {
      clinicId: clinic.id,
      doctorId: at.id,
      patientId: who.id,
      appointmentDate: encodeSlot(Date.parse(start), clinic.timeZone),
    })
    expect(answer.status).toBe(201)
    return String(answer.body.appointmentId)
  }
  const signIn = ({ email }: { email: string }) =>
    new Client(test).post('/users/login', { email, password: testPassword })
  const wish = () => ({ clinicId: clinic.id, doctorId: doctor.id, weekdays: [], from: '08:00', to: '20:00' })

  it('are shown beside each other: what comes over, what differs, which account stays', async () => {
    await addShift(test, doctor, nine)
    await book(merge, nine)
    const { status, body } = await owner.client.get(query())
    expect(status).toBe(200)
    expect(body.moves).toMatchObject({ visits: 1, entries: 0, files: 0, threads: 0, waitlist: 0 })
    expect(body.conflicts.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'surname',
      'document',
    ])
    expect(body.accounts).toMatchObject({ keep: { email: keep.email }, merge: { email: merge.email } })
    const open = await mergeThem({ name: 'keep' })
    expect(open).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'surname' }, { field: 'document' }] },
    })
    expect(await test.db.orm.select().from(patients).where(eq(patients.id, merge.id))).toHaveLength(1)
  })

  it('are found by the day of birth with the name, the surname or the telephone', async () => {
    const found = async () => {
      const { status, body } = await owner.client.get('/patients/merge/likely')
      expect(status).toBe(200)
      return body.pairs.map((pair: { keep: { _id: string }; merge: { _id: string } }) => [
        pair.keep._id,
        pair.merge._id,
      ])
    }
    expect(await found()).toEqual([])
    const born = { birthdate: '1980-05-17', clinicId: clinic.id }
    const first = await addPatient(test, { ...born, name: 'José', surname: 'Núñez', phone: null })
    test.clock.advance({ seconds: 1 })
    const second = await addPatient(test, { ...born, name: 'Jose', surname: 'NUÑEZ', phone: '611 222 333' })
    test.clock.advance({ seconds: 1 })
    const passport = { dni: 'XDA123456', documentKind: 'passport', documentCountry: 'FR' } as const
    const pepe = { ...born, name: 'Pepe', surname: 'Otro', phone: '+34611222333' }
    const third = await addPatient(test, { ...pepe, ...passport })
    test.clock.advance({ seconds: 1 })
    await addPatient(test, { ...born, name: 'Juan', surname: 'Núñez', phone: null })
    await addPatient(test, { ...born, name: 'Jose', surname: 'Nunez', birthdate: '1981-05-17' })
    await addPatient(test, { ...born, clinicId: (await addClinic(test)).id, name: 'Jose', surname: 'Nuñez' })
    expect(await found()).toEqual([
      [first.id, second.id],
      [second.id, third.id],
    ])
    const shown = await rowsOf<{ details: unknown }>(
      test.db.orm,
      sql`select details from audit where action = 'patient.list-doubles' and clinic_id = ${clinic.id}`,
    )
    expect(shown).toMatchObject([{ details: { ids: [first.id, second.id, second.id, third.id] } }])
    await addShift(test, doctor, nine)
    await book(second, nine)
    expect(
      (await owner.client.get('/patients/merge/likely')).body.pairs,
      'the fuller one is kept',
    ).toMatchObject([
      {
        keep: { _id: second.id, visits: 1, phone: '611 222 333', registered: monday.slice(0, 10) },
        merge: { _id: first.id, visits: 0, phone: null },
        same: 'name',
      },
      { keep: { _id: second.id }, merge: { _id: third.id }, same: 'phone' },
    ])
    const elsewhere = await addClinic(test)
    await linkPatient(test, second, elsewhere.id)
    expect(await found(), 'what the clinic may not merge').toEqual([])
    expect((await doctor.client.get('/patients/merge/likely')).status).toBe(403)
  })

  it('become one and nothing is lost', async () => {
    const server = test
    const { ids } = await makeRecords({
      server,
      now: test.clock.now(),
      clinic,
      doctor,
      owner,
      patient: merge,
    })
    const theirs = `/histories/${keep.historyId}`
    await doctor.client.post(`${theirs}/allergy`, { allergy: 'Pollen' })
    await doctor.client.post(`${theirs}/allergy`, { allergy: 'Latex' })
    await upload(test, keep.client, `${theirs}/image`, { name: 'k.png', bytes: Buffer.from('x') })
    const { moves } = (await owner.client.get(query())).body
    expect(moves).toMatchObject({ visits: 2, entries: 3, threads: 1, waitlist: 1, corrections: 1, files: 4 })
    const answer = await mergeThem()
    expect(answer, JSON.stringify(answer.body)).toMatchObject({
      status: 200,
      body: { _id: keep.id, moved: moves },
    })

    const { body } = await doctor.client.get(`/histories/${keep.id}`)
    expect(body.allergies.toSorted()).toEqual(['Latex', 'Pollen'])
    expect(body.images).toHaveLength(2)
    expect([body.analytics.length, body.currentConditions.length, body.treatments.length]).toEqual([1, 1, 1])
    expect(body.corrections).toHaveLength(1)
    expect(body.fastq).not.toBeNull()
    expect((await keep.client.get(`/appointments/patient/${keep.id}`)).body).toHaveLength(2)
    expect((await keep.client.get('/waitlist')).body).toHaveLength(1)
    const thread = await keep.client.get(`/threads/${ids.thread}/messages`)
    expect(thread.body.messages).toHaveLength(2)
    const record = await owner.client.get(`/patients/${keep.id}`)
    expect(record.body).toMatchObject({ name: 'María', dni: merge.dni, phone: '612345678', mergedInto: null })
    const left = await rowsOf(test.db.orm, sql`select id from patients where id = ${merge.id}`)
    expect(left).toEqual([])
  })

  it('have one account afterwards, the one that was chosen', async () => {
    const feed = (await keep.client.post('/feeds', { what: 'visits' })).body.address
    await mergeThem(all, { account: 'merge' })
    expect((await signIn(keep)).status).toBe(400)
    expect((await keep.client.get('/users/me')).status).toBe(401)
    expect((await new Client(test).get(new URL(feed).pathname.replace('/api/v1', ''))).status).toBe(404)
    const session = await signIn(merge)
    expect(session).toMatchObject({ status: 200, body: { user: { patientid: keep.id } } })
    expect(await test.db.orm.select().from(users).where(eq(users.email, keep.email))).toEqual([])
  })

  it('leave an account with which somebody works', async () => {
    const nurse = await addStaff(test, { clinicId: clinic.id })
    await test.db.orm.update(patients).set({ userId: nurse.userId }).where(eq(patients.id, merge.id))
    expect((await mergeThem()).status).toBe(200)
    expect((await nurse.client.get('/users/me')).status).toBe(200)
  })

  it('with appointments at one time keep the one that was chosen, and say that the other is cancelled', async () => {
    await addShift(test, doctor, nine)
    await addShift(test, colleague, nine)
    const [ours, theirs] = [await book(keep, nine), await book(merge, nine, colleague)]
    const [later, also] = [await book(keep, half), await book(merge, half, colleague)]
    const { conflicts } = (await owner.client.get(query())).body
    expect(conflicts.slice(3)).toEqual([
      { field: `visit:${ours}`, keep: nine, merge: nine },
      { field: `visit:${later}`, keep: half, merge: half },
    ])
    const choose = { ...all, [`visit:${ours}`]: 'merge', [`visit:${later}`]: 'keep' }
    expect((await mergeThem(choose)).status).toBe(200)
    const visits = (await keep.client.get(`/appointments/patient/${keep.id}`)).body
    const of = (id: string) =>
      visits.find(({ appointmentId }: { appointmentId: string }) => appointmentId === id)?.status
    expect([ours, theirs, later, also].map(of)).toEqual(['cancelled', 'pending', 'pending', 'cancelled'])
    const told = (await readMails(test)).filter(
      ({ to, subject }) => to === keep.email && /cancelled/.test(subject),
    )
    expect(told).toHaveLength(2)
  })

  it('with the same wish keep the one that has an offer, or else the older one', async () => {
    const join = async (who: typeof keep) =>
      String((await who.client.post('/waitlist', { ...wish(), until: '2026-12-10' })).body._id)
    const older = await join(merge)
    test.clock.advance({ seconds: 60 })
    const newer = await join(keep)
    await addOffer(test, newer)
    await mergeThem()
    const rows = await test.db.orm.select().from(waitlist).where(eq(waitlist.patientId, keep.id))
    expect(rows.map(({ id, endedAt }) => [id, endedAt === null]).toSorted()).toEqual(
      [[older, false] as const, [newer, true] as const].toSorted(),
    )
  })

  it('are reached by their old ids, in FHIR as well', async () => {
    await mergeThem()
    const old = await owner.client.get(`/patients/${merge.id}`)
    expect(old).toMatchObject({ status: 200, body: { _id: merge.id, mergedInto: keep.id, name: 'María' } })
    for (const id of [merge.id, merge.historyId])
      expect((await doctor.client.get(`/histories/${id}`)).body).toMatchObject({ patientId: keep.id })
    await addShift(test, doctor, nine)
    const late = { clinicId: clinic.id, doctorId: doctor.id, patientId: merge.id }
    const appointmentDate = encodeSlot(Date.parse(nine), clinic.timeZone)
    expect((await doctor.client.post('/appointments', { ...late, appointmentDate })).status).toBe(409)
    const fhir = (client: Client) =>
      test.app.inject({ url: `/fhir/R4/Patient/${merge.id}`, cookies: client.cookies })
    expect((await fhir(doctor.client)).json()).toMatchObject({
      active: false,
      link: [{ other: { reference: `Patient/${keep.id}` }, type: 'replaced-by' }],
    })
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await fhir(stranger.client)).statusCode).toBe(404)
    expect((await stranger.client.get(`/patients/${merge.id}`)).status).toBe(404)
    // A third record takes the second in with all that it had taken in.
    const third = await addPatient(test, { clinicId: clinic.id })
    const again = { keep: third.id, merge: keep.id, choose: { ...all, document: 'keep' }, account: 'keep' }
    expect((await owner.client.post('/patients/merge', again)).status).toBe(200)
    expect((await owner.client.get(`/patients/${merge.id}`)).body.mergedInto).toBe(third.id)
  })

  it('leave a log that is proved and that shows both', async () => {
    await doctor.client.get(`/histories/${merge.id}`)
    await mergeThem()
    await sealRows(test.deps)
    expect((await verifyChains(test.db.orm)).faults).toEqual([])
    const { body } = await keep.client.get(`/patients/${keep.id}/access-log`)
    expect(body.entries.map(({ what }: { what: string }) => what)).toContain('history.read')
    const log = await owner.client.get(
      `/audit?clinicId=${clinic.id}&patientId=${keep.id}&action=history.read`,
    )
    expect(log.body.entries).toHaveLength(1)
  })

  it('keep what the patient said last of each clinic', async () => {
    const [opened, closed] = [await addClinic(test), await addClinic(test)]
    const day = (date: string) => new Date(`${date}T00:00:00Z`)
    const was = { openedAt: day('2026-01-01'), why: 'registered' as const }
    await linkPatient(test, merge, opened.id)
    await linkPatient(test, keep, closed.id)
    await test.db.orm.insert(closedRecords).values([
      { ...was, patientId: keep.id, clinicId: opened.id, closedAt: day('2026-02-01') },
      { ...was, patientId: merge.id, clinicId: closed.id, closedAt: day('2026-12-01') },
    ])
    const admin = await addStaff(test, { roles: ['admin'] })
    const body = { keep: keep.id, merge: merge.id, choose: all, account: 'keep' }
    expect((await owner.client.post('/patients/merge', body)).status).toBe(403)
    expect((await admin.client.post('/patients/merge', body)).status).toBe(200)
    const links = await test.db.orm.select().from(patientClinics).where(eq(patientClinics.patientId, keep.id))
    expect(links.map(({ clinicId }) => clinicId).toSorted()).toEqual([clinic.id, opened.id].toSorted())
    const ended = await test.db.orm.select().from(closedRecords).where(eq(closedRecords.patientId, keep.id))
    expect(ended.map(({ clinicId }) => clinicId)).toEqual([closed.id])
  })

  it('may be open to another clinic of the group', async () => {
    const sister = await addClinic(test, { groupId: clinic.id })
    const elsewhere = await addPatient(test, { clinicId: sister.id })
    const choose = { name: 'keep', surname: 'keep', document: 'keep' }
    const body = { keep: keep.id, merge: elsewhere.id, choose, account: 'keep' }
    expect((await owner.client.post('/patients/merge', body)).status).toBe(200)
  })

  it('are refused: a record with itself, one closed to the clinic, one alive and one dead, by who may not', async () => {
    const itself = { keep: keep.id, merge: keep.id, choose: {} }
    expect((await owner.client.post('/patients/merge', itself)).status).toBe(400)
    expect((await doctor.client.get(query())).status).toBe(403)
    const elsewhere = await addPatient(test, { clinicId: (await addClinic(test)).id })
    const others = { keep: keep.id, merge: elsewhere.id, choose: all }
    expect((await owner.client.post('/patients/merge', others)).status).toBe(404)
    expect((await owner.client.get(`/patients/merge?keep=${keep.id}&merge=nobody`)).status).toBe(404)
    await doctor.client.put(`/patients/${merge.id}/deceased`, { on: '2026-11-14' })
    expect((await mergeThem()).status).toBe(409)
  })

  it('know every table that refers to a patient or a history', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      test.db.orm,
      sql`select table_name "table", column_name "column" from information_schema.columns
        where table_schema = 'public' and column_name in ('patient_id', 'history_id')
        union select t.relname, a.attname from pg_constraint c join pg_class t on t.oid = c.conrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid in ('patients'::regclass, 'histories'::regclass)
          and a.attname not in ('sort_name', 'sort_surname', 'status')`,
    )
    const known = [
      ...Object.keys(ofPatients).map((table) => `${table}.patient_id`),
      ...Object.keys(ofHistories).map((table) => `${table}.history_id`),
    ]
    expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted())
  })
})

describe.each(statementKinds)('two records that become one at the same moment on %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())

  it('lose no booking, and become one once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const clinic = await addClinic(test)
      const doctor = await addStaff(test, { clinicId: clinic.id })
      const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
      await addShift(test, doctor, nine)
      const [keep, merge] = [
        await addPatient(test, { clinicId: clinic.id }),
        await addPatient(test, { clinicId: clinic.id }),
      ]
      const book = (patientId: string, time: string) =>
        doctor.client.post('/appointments', {
          clinicId: clinic.id,
          doctorId: doctor.id,
          patientId,
          appointmentDate: encodeSlot(Date.parse(`2026-11-24T${time}:00.000Z`), clinic.timeZone),
        })
      const input = { keep: keep.id, merge: merge.id, account: 'keep' }
      const choose = { surname: 'keep', document: 'keep' }
      const mergeThem = () => owner.client.post('/patients/merge', { ...input, choose })
      const [first, second, ...booked] = await Promise.all([
        mergeThem(),
        mergeThem(),
        ...['08:00', '08:30', '09:00'].map((time) => book(merge.id, time)),
        book(keep.id, '09:30'),
      ])
      expect([first?.status, second?.status].toSorted()).toEqual([200, 404])
      for (const { status } of booked) expect([201, 409]).toContain(status)
      const { body } = await owner.client.get(
        `/appointments?clinicId=${clinic.id}&from=2026-11-24T00:00:00Z&to=2026-11-25T00:00:00Z`,
      )
      expect(body).toHaveLength(booked.filter(({ status }) => status === 201).length)
      for (const { patientId } of body) expect(patientId).toBe(keep.id)
    }
  })
})
