import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { anyDatabase } from '../testing/test-database.ts'

describe.each(anyDatabase)('an Idempotency-Key on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
    const clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
  })
  afterAll(() => test.close())

  const note = (allergy: string, key: string) =>
    doctor.client.call('POST', `/histories/${patient.historyId}/allergy`, {
      body: { allergy },
      headers: { 'idempotency-key': key },
    })

  it('is good for one write, however many ask at once, and for its answer', async () => {
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => note('Pollen', key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201 })
    expect((await note('Pollen', key)).headers['idempotency-replayed']).toBe('true')
    const other = await note('Dust', key)
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { body } = await doctor.client.get(`/histories/${patient.historyId}`)
    expect(body.allergies).toEqual(['Pollen'])
  })

  it('says the same refusal again', async () => {
    const options = {
      body: { name: 'x', details: 'x', since: '2026-01-01' },
      headers: { 'idempotency-key': newId() },
    }
    const path = `/histories/${patient.historyId}/condition/${newId()}`
    const first = await doctor.client.call('PUT', path, options)
    expect(first.status).toBe(404)
    const again = await doctor.client.call('PUT', path, options)
    expect(again).toMatchObject({
      status: 404,
      body: first.body,
      headers: { 'idempotency-replayed': 'true' },
    })
  })

  it('never does twice what was done when the answer of the first time is lost', {
    tags: 'slow',
  }, async () => {
    const key = newId()
    await note('Latex', key)
    await test.db.orm.execute(sql`update idempotency_keys set status = null, body = null where key = ${key}`)
    expect(await note('Latex', key)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
})
