import type { Resource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinics } from '../db/schema/clinics.ts'
import { patients } from '../db/schema/patients.ts'
import { staff } from '../db/schema/staff.ts'
import { users } from '../db/schema/users.ts'
import { seedDemo } from '../scripts/demo/seed-demo.ts'
import { Client } from '../testing/client.ts'
import { ask, faultsOf, readDefinitions, resourcesOf } from '../testing/fhir.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { kinds } from './kinds.ts'

describe('the demo in FHIR R4', () => {
  let test: TestApp

  beforeAll(async () => {
    readDefinitions()
    test = await createTestApp({ now: '2026-11-22T10:00:00.000Z' })
    await seedDemo(test.db, test.deps)
  })
  afterAll(() => test.close())

  it('is valid by the official definitions, all of it', async () => {
    const { orm } = test.db
    const faults: string[] = []
    const counts: Record<string, number> = {}
    const check = (resource: Resource) => {
      counts[resource.resourceType] = (counts[resource.resourceType] ?? 0) + 1
      faults.push(...faultsOf(resource))
    }
    for (const { id, userId } of await orm.select().from(patients)) {
      const { status, body } = await ask(test, await Client.of(test, userId), `Patient/${id}/$everything`)
      expect(status).toBe(200)
      for (const each of resourcesOf(body)) check(each)
    }
    const boss = (await orm.select().from(users)).find(({ roles }) => roles.includes('clinicadmin'))
    const client = await Client.of(test, boss?.id ?? '')
    const doctors = (await orm.select().from(staff)).filter(({ specialty }) => specialty)
    for (const path of [
      'Organization',
      'PractitionerRole',
      'Schedule',
      'AuditEvent',
      ...doctors.map(({ id }) => `Slot?schedule=${id}&_count=200`),
    ])
      for (const each of resourcesOf((await ask(test, client, path)).body)) check(each)
    expect(faults).toEqual([])
    expect(await orm.$count(clinics)).toBe(3)
    expect(counts.Patient).toBe(221)
    expect(counts.Appointment).toBeGreaterThan(1500)
    for (const { type } of kinds) expect(counts[type], type).toBeGreaterThan(0)
  })
})
