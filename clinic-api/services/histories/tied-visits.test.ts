import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readCostOf } from '../../testing/read-cost.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const before = '2026-11-16T07:00:00.000Z'
const day = 86_400_000
const condition = { name: 'Bronchitis', details: 'After a cold', since: '2026-11-10' }
const treatment = {
  name: 'Salbutamol',
  instructions: 'Two puffs when needed',
  startDate: '2026-11-16',
  endDate: '2026-12-16',
}

describe.each(statementKinds)('entries of visits on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let history: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    test.clock.set(before)
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    history = `/histories/${patient.historyId}`
  })
  afterAll(() => test.close())

  /** A visit so many days from now; answers its id. */
  async function book(days: number, of = doctor): Promise<string> {
    const start = new Date(Date.parse('2026-11-16T09:00:00.000Z') + days * day).toISOString()
    await addShift(test, of, start, 2)
    const { clinicId: at } = (await of.client.get('/users/me')).body
    const body = { patientId: patient.id, clinicId: at, doctorId: of.id, appointmentDate: start }
    const { body: made } = await patient.client.post('/appointments', body)
    return made.appointmentId
  }
  const entriesOf = async (by: Client, visit: string) => (await by.get(`/appointments/${visit}`)).body.entries

  it('are told at the visit and name it in the history, until they are untied', async () => {
    const visit = await book(1)
    const added = await doctor.client.post(`${history}/condition`, { ...condition, visitId: visit })
    expect(added.status).toBe(201)
    const [{ _id, ...told }] = added.body.currentConditions
    const start = '2026-11-17T09:00:00.000Z'
    expect(told.visit).toEqual({ _id: visit, start, timeZone: 'Europe/Madrid' })
    const drug = await doctor.client.post(`${history}/treatment`, treatment)
    const [{ _id: drugId, visit: none }] = drug.body.treatments
    expect(none).toBeNull()
    const drugPath = `${history}/treatment/${drugId}`
    const tied = await doctor.client.put(drugPath, { ...treatment, version: 1, visitId: visit })
    expect(tied).toMatchObject({ status: 200, body: { treatments: [{ version: 2, visit: { _id: visit } }] } })
    const expected = [
      {
        kind: 'condition',
        _id,
        name: 'Bronchitis',
        text: 'After a cold',
        since: '2026-11-10',
        until: null,
      },
      {
        kind: 'treatment',
        _id: drugId,
        name: 'Salbutamol',
        text: 'Two puffs when needed',
        since: '2026-11-16',
        until: '2026-12-16',
      },
    ]
    for (const by of [doctor.client, patient.client]) expect(await entriesOf(by, visit)).toEqual(expected)
    const desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    expect((await desk.client.get(`/appointments/${visit}`)).body).not.toHaveProperty('entries')
    const [row] = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.entityId, drugId), eq(audit.action, 'treatment.edit')))
      .orderBy(desc(audit.id))
    expect(row).toMatchObject({ actorId: doctor.userId, patientId: patient.id })

    // A change that says nothing of the visit leaves it tied.
    const changed = await doctor.client.put(drugPath, { ...treatment, name: 'Other' })
    expect(changed.body.treatments).toMatchObject([{ name: 'Other', visit: { _id: visit } }])
    const untied = await doctor.client.put(drugPath, { ...treatment, visitId: null })
    expect(untied.body.treatments).toMatchObject([{ visit: null }])
    expect(await entriesOf(doctor.client, visit)).toMatchObject([{ kind: 'condition' }])
    await doctor.client.delete(`${history}/condition/${_id}`)
    expect(await entriesOf(doctor.client, visit)).toEqual([])
  })

  it('are tied by staff, to visits of the patient at their clinic alone', async () => {
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const theirs = await book(2, elsewhere)
    const mine = await book(3)
    const gone = await book(4)
    expect((await patient.client.put(`/appointments/${gone}/cancel`)).status).toBe(200)
    const other = await addPatient(test, { clinicId })
    const refused = {
      status: 400,
      body: { code: 'invalid_input', errors: { visitId: 'Unknown appointment' } },
    }
    for (const visitId of [theirs, gone, 'nothing']) {
      for (const [kind, entry] of [
        ['condition', condition],
        ['treatment', treatment],
      ] as const) {
        expect(await doctor.client.post(`${history}/${kind}`, { ...entry, visitId })).toMatchObject(refused)
      }
    }
    const ofOther = await doctor.client.post(`/histories/${other.historyId}/condition`, {
      ...condition,
      visitId: mine,
    })
    expect(ofOther).toMatchObject(refused)
    expect(await patient.client.post(`${history}/condition`, { ...condition, visitId: mine })).toMatchObject(
      refused,
    )
    expect((await doctor.client.get(history)).body).toMatchObject({ currentConditions: [], treatments: [] })
  })

  it('name no visit to another clinic, and leave it tied when that one changes them', async () => {
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    // A visit opens the record to the clinic.
    await book(2, elsewhere)
    const visit = await book(1)
    const added = await doctor.client.post(`${history}/condition`, { ...condition, visitId: visit })
    const [{ _id }] = added.body.currentConditions
    expect((await elsewhere.client.get(history)).body.currentConditions).toMatchObject([{ visit: null }])
    const body = { ...condition, name: 'Asthma' }
    const changed = await elsewhere.client.put(`${history}/condition/${_id}`, body)
    expect(changed.body.currentConditions).toMatchObject([{ name: 'Asthma', visit: null }])
    for (const by of [doctor.client, patient.client]) {
      expect((await by.get(history)).body.currentConditions).toMatchObject([{ visit: { _id: visit } }])
    }
  })

  it('stand beside the next visits to come, which staff read of their own clinic', async () => {
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const [first, second, third] = [await book(2), await book(3, elsewhere), await book(4)]
    const cancelled = await book(1)
    expect((await patient.client.put(`/appointments/${cancelled}/cancel`)).status).toBe(200)
    await book(5)
    await book(6)
    const ahead = async (by: Client) =>
      (await by.get(history)).body.visitsAhead.map(({ _id }: { _id: string }) => _id)
    expect(await ahead(patient.client)).toEqual([first, second, third])
    expect(await ahead(elsewhere.client)).toEqual([second])
    const body = (await doctor.client.get(history)).body
    expect(body.visitsAhead).toHaveLength(3)
    expect(body.visitsAhead[0]).toMatchObject({
      _id: first,
      timeZone: 'Europe/Madrid',
      clinicName: expect.any(String),
    })
    expect(body.visits).toEqual([])
  })

  it.runIf(database === 'postgres')('stand beside visits to come that only the history reads', async () => {
    for (const days of [1, 2, 3]) await book(days)
    const rowsOf = async (path: string) =>
      (
        await readCostOf(
          test.databaseUrl ?? '',
          '"isAhead"',
          async () => void (await doctor.client.get(path)),
        )
      ).rows
    expect(await rowsOf(`${history}/visits`)).toBeLessThan(await rowsOf(history))
  })

  it('stand beside a line of visits that is read page by page, each page on record', async () => {
    const visits: string[] = []
    for (let index = 1; index <= 15; index += 1) visits.unshift(await book(index))
    test.clock.set('2026-12-20T08:00:00.000Z')
    const reader = await Client.of(test, doctor.userId)
    const ids = (page: { appointmentId: string }[]) => page.map(({ appointmentId }) => appointmentId)
    const first = (await reader.get(history)).body
    expect(ids(first.visits)).toEqual(visits.slice(0, 3))
    const read: string[] = []
    let cursor: string | null = first.visitsCursor
    let pages = 0
    while (cursor !== null) {
      const { status, body } = await reader.get(`${history}/visits?cursor=${cursor}`)
      expect(status).toBe(200)
      read.push(...ids(body.visits))
      cursor = body.nextCursor
      pages += 1
    }
    expect([pages, read]).toEqual([2, visits.slice(3)])
    const rows = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.patientId, patient.id), eq(audit.action, 'history.read')))
    expect(rows.filter(({ actorId }) => actorId === doctor.userId)).toHaveLength(1 + pages)
    expect((await reader.get(`${history}/visits?cursor=nothing`)).status).toBe(400)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await stranger.client.get(`${history}/visits?cursor=${first.visitsCursor}`)).status).toBe(404)
  })
})
