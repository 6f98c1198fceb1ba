import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelope } from '#contract/errors'
import { Client } from '../testing/client.ts'
import { addClinic, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

describe('what is answered to requests that cannot be served', () => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let clinicId: string

  beforeAll(async () => {
    test = await createTestApp()
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const shift = () => ({ doctorId: doctor.id, clinicId, startDate: '2026-12-01T08:00:00Z', duration: 60 })
  const json = { 'content-type': 'application/json' }

  it.each([
    ['malformed JSON', '{"doctorId":', json, 400, 'invalid_input'],
    ['a poisoned object', '{"__proto__":{"a":1}}', json, 400, 'invalid_input'],
    ['a list', '[]', json, 400, 'invalid_input'],
    ['nothing', '', json, 400, 'invalid_input'],
    ['null', 'null', json, 400, 'invalid_input'],
    ['another type', 'x', { 'content-type': 'text/plain' }, 415, 'unsupported_media'],
    ['too much', JSON.stringify({ x: 'x'.repeat(300_000) }), json, 413, 'too_large'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, json, 400, 'invalid_input'],
  ])('%s', async (_what, body, headers, status, code) => {
    const answer = await doctor.client.call('POST', '/workshifts', { body, headers })
    expect(answer.status).toBe(status)
    expect(errorEnvelope.parse(answer.body).code).toBe(code)
  })

  it('names every wrong field', async () => {
    const { status, body } = await doctor.client.post('/workshifts', { doctorId: '', duration: 'long' })
    expect(status).toBe(400)
    expect(Object.keys(errorEnvelope.parse(body).errors ?? {}).sort()).toEqual([
      'clinicId',
      'doctorId',
      'duration',
      'startDate',
    ])
  })

  it('refuses text that cannot be stored, wherever it stands', async () => {
    expect((await doctor.client.post('/workshifts', { ...shift(), doctorId: 'a\0b' })).status).toBe(400)
    expect((await doctor.client.post('/workshifts', { ...shift(), doctorId: '\ud800' })).status).toBe(400)
    expect((await doctor.client.get('/patients?q=%00')).status).toBe(400)
    expect((await doctor.client.get('/patients/%00')).status).toBe(404)
    expect((await doctor.client.get('/patients/%ff')).status).toBe(400)
  })

  it('ignores fields that nobody asked for', async () => {
    const { status, body } = await doctor.client.post('/workshifts', {
      ...shift(),
      id: 'mine',
      role: 'admin',
    })
    expect(status).toBe(201)
    expect(body.id).not.toBe('mine')
  })

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'answers %s as a date clearly',
    async (startDate) => {
      const { status } = await doctor.client.post('/workshifts', { ...shift(), startDate })
      expect(status).toBeLessThan(500)
    },
  )

  it('has the one envelope for unknown routes and methods', async () => {
    for (const answer of [
      await doctor.client.get('/nothing'),
      await doctor.client.delete('/plans'),
      await new Client(test).get(`/${'x'.repeat(2000)}`),
    ]) {
      expect(answer.status).toBe(404)
      expect(errorEnvelope.parse(answer.body)).toEqual({ message: 'Not found', code: 'not_found' })
    }
  })

  it('says 401 before everything else, and sends nothing that may be stored, sniffed or framed', async () => {
    const answer = await new Client(test).call('POST', '/workshifts', { body: '{"malformed' })
    expect(answer.status).toBe(401)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  it('is alive, ready and described', async () => {
    const client = new Client(test)
    expect((await client.get('/health')).body).toEqual({ status: 'ok' })
    expect((await client.get('/ready')).body).toMatchObject({ status: 'ready', database: 'postgres' })
    const { body } = await client.get('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toContain('/api/v1/appointments/{id}/reschedule')
    expect((await client.get('/docs')).status).toBe(200)
  })
})
