import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeyScope } from '#contract/access'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { audit } from '../../db/schema/audit.ts'
import { kinds } from '../../fhir/kinds.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, testPassword } from '../../testing/fixtures.ts'
import { routesOf } from '../../testing/matrix/matrix.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

describe.each(statementKinds)('keys of a clinic on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, RATE_LIMIT_PER_MINUTE: '400' } })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinicId = (await addClinic(test)).id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId })
  })
  afterAll(() => test.close())

  const input = { name: 'Laboratory', scopes: ['fhir.read'] as KeyScope[], expires: '2026-12-15' }
  const make = (changes: object = {}, { client } = desk) => client.post('/api-keys', { ...input, ...changes })
  const keyOf = async (changes: object = {}): Promise<string> => (await make(changes)).body.key

  async function ask(key: string, path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') {
    const headers = { authorization: `Bearer ${key}` }
    const url = path.startsWith('/') ? path : `/fhir/R4/${path}`
    const { statusCode: status, ...answer } = await test.app.inject({ method, url, headers })
    return { status, body: answer.json() }
  }

  it('are told once, stored as a hash, listed, and open nothing once revoked', async () => {
    const { status, body } = await make()
    expect(status).toBe(201)
    expect(body.key).toMatch(/^consulta_[\w-]{36}\.[\w-]{43}$/)
    const [row] = await test.db.orm.select().from(apiKeys).where(eq(apiKeys.id, body._id))
    expect(JSON.stringify(row)).not.toContain(body.key.split('.')[1])
    // The last day is a whole one on the clinic's clock.
    const { expires: _, ...known } = { ...input, expiresAt: '2026-12-15T23:00:00.000Z', lastUsedAt: null }
    expect(body).toMatchObject({ ...known, createdBy: `Ana ${desk.surname}` })
    expect((await ask(body.key, `Patient/${patient.id}`)).status).toBe(200)
    const list = async ({ client } = desk) => (await client.get('/api-keys')).body
    expect(await list()).toMatchObject([{ _id: body._id, lastUsedAt: '2026-11-16T07:00:00.000Z' }])
    expect(JSON.stringify(await list())).not.toContain('"key"')

    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect(await list(foreign)).toEqual([])
    expect((await foreign.client.delete(`/api-keys/${body._id}`)).status).toBe(404)
    expect((await desk.client.delete(`/api-keys/${body._id}`)).status).toBe(200)
    expect((await desk.client.delete(`/api-keys/${body._id}`)).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await ask(body.key, `Patient/${patient.id}`)).toMatchObject({
      status: 401,
      body: { resourceType: 'OperationOutcome', issue: [{ code: 'login' }] },
    })
  })

  it('end with their last day, and may not be made for longer than a year', async () => {
    const key = await keyOf()
    test.clock.set('2026-12-15T22:59:59.000Z')
    expect((await ask(key, 'Patient')).status).toBe(200)
    test.clock.set('2026-12-15T23:00:00.000Z')
    expect((await ask(key, 'Patient')).status).toBe(401)
    test.clock.set('2026-11-16T07:00:00.000Z')
    for (const expires of ['2026-11-15', '2027-11-18', '2026-02-30', ''])
      expect((await make({ expires })).status).toBe(400)
    for (const expires of ['2026-11-16', '2027-11-17']) expect((await make({ expires })).status).toBe(201)
    for (const wrong of [{ scopes: [] }, { scopes: ['everything'] }, { name: ' ' }])
      expect((await make(wrong)).status).toBe(400)
  })

  it('are made by an administrator with a fresh password alone, twenty at most', async () => {
    for (const { client } of [patient, await addStaff(test, { clinicId })])
      expect((await client.post('/api-keys', input)).status).toBe(403)
    test.clock.advance({ minutes: 11 })
    expect(await make()).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    expect((await make({ currentPassword: 'wrong' })).status).toBe(400)
    expect((await make({ currentPassword: testPassword })).status).toBe(201)
    const answers = await Promise.all(Array.from({ length: 21 }, () => make()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('read what their scopes name, of their clinic, and nothing else anywhere', async () => {
    const [reader, auditor] = [await keyOf(), await keyOf({ scopes: ['fhir.audit'] })]
    const foreign = await addPatient(test, { clinicId: (await addClinic(test)).id })
    expect((await ask(reader, `Patient/${foreign.id}`)).status).toBe(404)
    expect((await ask(reader, `Condition?patient=${foreign.id}`)).body).not.toHaveProperty('entry')
    expect((await ask(reader, 'Patient')).body.entry).toHaveLength(1)
    expect((await ask(reader, `Patient/${patient.id}/$everything`)).status).toBe(200)
    for (const { type, action } of kinds) {
      const query =
        { Slot: '?schedule=x' }[type as string] ?? (action === 'history.read' ? `?patient=${patient.id}` : '')
      const isLog = type === 'AuditEvent'
      expect(`${type} ${(await ask(reader, type + query)).status}`).toBe(`${type} ${isLog ? 403 : 200}`)
      expect(`${type} ${(await ask(auditor, type + query)).status}`).toBe(`${type} ${isLog ? 200 : 403}`)
    }
    expect((await ask(auditor, `Patient/${patient.id}/$everything`)).status).toBe(403)

    // Every other route of the API takes no token from a header at all, and no key from the cookie.
    const { body } = await new Client(test).get('/openapi.json')
    const everything = await keyOf({ scopes: ['fhir.read', 'fhir.audit'] })
    const visitor = new Client(test)
    const program = new Client(test)
    program.cookies.token = everything
    for (const { method, path } of routesOf(body.paths)) {
      const url = path.replaceAll(/\{\w+\}/g, patient.id)
      if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') continue
      const without = await visitor.call(method, url)
      const { status } = await ask(everything, `/api/v1${url}`, method)
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} ${without.status}`)
      if (without.status === 401) expect((await program.call(method, url)).status).toBe(401)
    }
  }, 120_000)

  it('stand in the log of the clinic by their names, and in that of the patient', async () => {
    const { body: made } = await make()
    await ask(made.key, `Condition?patient=${patient.id}`)
    await ask(made.key, `Patient/${patient.id}`)
    await desk.client.delete(`/api-keys/${made._id}`)
    const rows = await test.db.orm.select().from(audit).where(eq(audit.actorId, made._id))
    expect(rows.map(({ action }) => action).sort()).toEqual(['history.read', 'patient.read'])
    expect(rows.every((row) => row.clinicId === clinicId && row.patientId === patient.id)).toBe(true)
    const { body } = await desk.client.get(`/audit?clinicId=${clinicId}&person=${made._id}`)
    expect(body.entries[0].who).toMatchObject({ name: 'Laboratory', program: true })
    const acts = (await desk.client.get(`/audit?clinicId=${clinicId}&area=clinic`)).body.entries
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['api-key.create', 'api-key.revoke']),
    )
    const readers = (await patient.client.get(`/patients/${patient.id}/access-log`)).body.entries
    const reading = { who: 'Laboratory', roles: ['program'], why: 'program' }
    expect(readers).toMatchObject([
      { ...reading, what: 'patient.read' },
      { ...reading, what: 'history.read' },
    ])
  })

  it('are limited as sessions are, each by itself', { tags: 'slow' }, async () => {
    const [busy, calm] = [await keyOf(), await keyOf()]
    const answers = await Promise.all(Array.from({ length: 405 }, () => ask(busy, 'Organization?_count=1')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await ask(calm, 'Organization?_count=1')).status).toBe(200)
  })
})
