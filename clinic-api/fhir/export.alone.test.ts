import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../db/schema/audit.ts'
import { fhirExports } from '../db/schema/fhir-exports.ts'
import { sweepSpent } from '../services/housekeeping/sweep-spent.ts'
import { readSession } from '../services/identity/sessions/read-session.ts'
import type { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../testing/test-app.ts'
import { exportedTypes, ndjsonOf, typesOfPatients } from './export.ts'

describe('the export of a clinic', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database: 'postgres', env: longSessions, now: '2026-11-23T07:00:00.000Z' })
    clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addPatient(test, { clinicId: (await addClinic(test)).id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    await doctor.client.post(`/histories/${patient.historyId}/allergy`, { allergy: 'Pollen' })
    const condition = { name: 'Asthma', details: 'Mild', since: '2026-01-01' }
    await doctor.client.post(`/histories/${patient.historyId}/condition`, condition)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())
  afterEach(() => test.db.orm.delete(fhirExports))

  const base = () => {
    const address = test.app.server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/fhir/R4`
  }

  interface Asked {
    method?: string
    headers?: Record<string, string>
  }

  const ask = (client: Client | string, path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    fetch(path.startsWith('http') ? path : `${base()}/${path}`, {
      method,
      headers: {
        ...headers,
        ...(typeof client === 'string'
          ? { authorization: `Bearer ${client}` }
          : { cookie: `token=${client.cookies.token}` }),
      },
    })
  const begin = (client: Client | string, query = '') =>
    ask(client, `$export${query}`, { headers: { prefer: 'respond-async' } })

  async function begun(client: Client | string, query = ''): Promise<string> {
    const answer = await begin(client, query)
    expect(answer.status).toBe(202)
    return answer.headers.get('content-location') ?? ''
  }

  const keyFor = async (scopes: string[]): Promise<string> =>
    (await desk.client.post('/api-keys', { name: 'Warehouse', scopes, expires: '2026-12-01' })).body.key

  async function linesOf(client: Client | string, url: string) {
    const answer = await ask(client, url)
    expect(answer.headers.get('content-type')).toBe('application/fhir+ndjson')
    const text = await answer.text()
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }

  it('is asked for, told by a manifest, fetched as NDJSON and deleted', async () => {
    const key = await keyFor(['fhir.export'])
    const place = await begun(key)
    const manifest = await (await ask(key, place)).json()
    expect(manifest).toMatchObject({ requiresAccessToken: true, request: `${base()}/$export`, error: [] })
    const files: Record<string, { resourceType: string; id: string }[]> = {}
    for (const { type, url } of manifest.output) files[type] = await linesOf(key, url)
    expect(Object.keys(files)).toEqual(exportedTypes)
    for (const [type, lines] of Object.entries(files))
      expect(lines.every(({ resourceType }) => resourceType === type)).toBe(true)
    const idsOf = (type: string) => files[type]?.map(({ id }) => id)
    expect(idsOf('Patient')).toEqual([patient.id])
    expect(idsOf('Organization')).toEqual([clinic.id])
    expect(idsOf('Practitioner')?.sort()).toEqual([desk.id, doctor.id].sort())
    expect([files.Condition?.length, files.AllergyIntolerance?.length, files.Provenance?.length]).toEqual([
      1, 1, 2,
    ])
    const read = await (await ask(key, `Condition/${files.Condition?.[0]?.id}`)).json()
    expect(files.Condition).toEqual([read])

    expect((await ask(key, place, { method: 'DELETE' })).status).toBe(202)
    expect((await ask(key, place)).status).toBe(404)
    expect((await ask(key, manifest.output[0].url)).status).toBe(404)
  })

  it('is of the types that were asked for, and of nothing that there is none of', async () => {
    const place = await begun(desk.client, '?_type=Condition,Patient')
    const { output, request } = await (await ask(desk.client, place)).json()
    expect(output.map(({ type }: { type: string }) => type)).toEqual(['Patient', 'Condition'])
    expect(request).toMatch(/\?_type=Condition,Patient$/)
    expect((await ask(desk.client, `${place}/Appointment`)).status).toBe(404)
    expect((await ask(desk.client, `${place}/Slot`)).status).toBe(400)
    for (const query of ['?_type=Slot', '?_since=yesterday', '?_outputFormat=csv'])
      expect((await begin(desk.client, query)).status, query).toBe(400)
    const hasty = await ask(desk.client, '$export')
    expect(hasty.status).toBe(400)
    expect(await hasty.json()).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [{ code: 'required' }],
    })
  })

  it('holds what was changed since, and of patients alone what is about them', async () => {
    const place = await begun(desk.client, '?_since=2026-11-23T07:00:01Z&_type=Patient')
    expect(await linesOf(desk.client, `${place}/Patient`)).toEqual([])
    await ask(desk.client, place, { method: 'DELETE' })
    const asked = { headers: { prefer: 'respond-async' } }
    const answer = await ask(desk.client, 'Patient/$export?_since=2026-11-23T08:00:00%2B01:00', asked)
    const all = answer.headers.get('content-location') ?? ''
    const { output } = await (await ask(desk.client, all)).json()
    expect(output.map(({ type }: { type: string }) => type)).toEqual(typesOfPatients)
    expect(await linesOf(desk.client, `${all}/Patient`)).toHaveLength(1)
  })

  it('of twenty that a key begins at once there is one, and the others are told when to try again', async () => {
    const key = await keyFor(['fhir.export'])
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(key)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(19)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '60'))
    test.clock.advance({ minutes: 1 })
    expect((await begin(key)).status).toBe(202)
    test.clock.set('2026-11-23T07:00:00.000Z')
  })

  it('is for administrators of the clinic and keys of that scope, for a day', async () => {
    const place = await begun(desk.client)
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    for (const client of [doctor.client, patient.client, await keyFor(['fhir.read', 'fhir.audit'])]) {
      expect((await begin(client)).status).toBe(403)
      expect((await ask(client, `${place}/Patient`)).status).toBe(403)
    }
    for (const path of [place, `${place}/Patient`]) expect((await ask(foreign.client, path)).status).toBe(404)
    expect((await ask(foreign.client, place, { method: 'DELETE' })).status).toBe(404)
    test.clock.advance({ hours: 24 })
    expect((await ask(desk.client, place)).status).toBe(404)
    test.clock.advance({ minutes: 1 })
    await sweepSpent(test.deps)
    test.clock.set('2026-11-23T07:00:00.000Z')
    expect((await ask(desk.client, place)).status).toBe(404)
  })

  it('stands in the log, and in that of each patient whose record was handed out', async () => {
    const before = new Set((await test.db.orm.select().from(audit)).map(({ id }) => id))
    const place = await begun(desk.client, '?_type=Patient,Condition')
    for (const type of ['Patient', 'Condition']) await linesOf(desk.client, `${place}/${type}`)
    const after = await test.db.orm.select().from(audit).orderBy(audit.id)
    const rows = after.filter(({ id }) => !before.has(id))
    expect(rows.map(({ action }) => action).sort()).toEqual(['fhir.export', 'history.read', 'patient.read'])
    const of = (wanted: string) => rows.find(({ action }) => action === wanted)
    expect(of('patient.read')?.details).toMatchObject({ ids: [patient.id], how: 'export' })
    expect(of('history.read')).toMatchObject({ patientId: patient.id, actorId: desk.userId })
  })

  it('passes over a record that is closed to the clinic while it is handed out, and goes on', async () => {
    const home = await addClinic(test)
    const owner = await addStaff(test, { clinicId: home.id, roles: ['clinicadmin'] })
    const author = await addStaff(test, { clinicId: home.id })
    const condition = { name: 'Asthma', details: 'Mild', since: '2026-01-01' }
    const treated = []
    for (let count = 0; count < 3; count += 1) {
      const each = await addPatient(test, { clinicId: home.id })
      await author.client.post(`/histories/${each.historyId}/condition`, condition)
      treated.push(each)
    }
    const [first, closing, last] = treated.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (!first || !closing || !last) throw new Error('Nobody was treated')
    const caller = await readSession(test.deps, owner.client.cookies.token, '127.0.0.1')
    const lines = ndjsonOf({ deps: test.deps, caller, base: base() }, home.id, 'Condition')
    const handedOut = [(await lines.next()).value]
    const end = { clinicId: home.id, open: false }
    expect((await closing.client.put(`/patients/${closing.id}/access`, end)).status).toBe(200)
    for await (const part of lines) handedOut.push(part)
    const subjects = handedOut.map((part) => JSON.parse(part).subject.reference)
    expect(subjects).toEqual([`Patient/${first.id}`, `Patient/${last.id}`])
    const read = await test.db.orm
      .select()
      .from(audit)
      .where(eq(audit.action, 'history.read'))
      .orderBy(audit.id)
    expect(read.filter(({ actorId }) => actorId === owner.userId).map(({ patientId }) => patientId)).toEqual([
      first.id,
      last.id,
    ])
  })
})
