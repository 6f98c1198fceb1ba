import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema/outbox.ts'
import { idAt } from '../db/timed-ids.ts'
import { nothingToSay } from '../services/notifications/deliver.ts'
import { Client } from '../testing/client.ts'
import { addPatient } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'a token for tests of metrics'

describe('GET /metrics', () => {
  let test: TestApp
  beforeAll(async () => {
    // A replica that is away: it is counted all the same.
    const env = {
      METRICS_TOKEN: token,
      BACKUP_DIR: '/nowhere',
      DATABASE_READ_URL: 'postgres://127.0.0.1:1/none',
    }
    test = await createTestApp({ database: 'postgres', env })
  })
  afterAll(() => test.close())

  const read = (authorization?: string) =>
    test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

  it('is there for who shows the token alone', async () => {
    expect((await read()).statusCode).toBe(401)
    expect((await read('Bearer another token altogether')).statusCode).toBe(401)
    expect((await read(`Bearer ${token}`)).headers['content-type']).toContain('text/plain')
    const without = await createTestApp()
    expect((await without.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    await without.close()
  })

  it('counts by pattern of route, and says nothing of a person', async () => {
    const patient = await addPatient(test)
    await patient.client.get(`/patients/${patient.id}`)
    await new Client(test).post('/users/login', { email: patient.email, password: 'Equivocada-77' })
    await test.clock.advance({ minutes: 1 })
    const { body } = await read(`Bearer ${token}`)
    expect(body).toMatch(
      /request_duration_seconds_count\{method="GET",route="\/api\/v1\/patients\/:\w+",status="\d+"\} 1/,
    )
    expect(body).toMatch(/consulta_sign_in_refusals_total\{status="40\d"\} 1/)
    expect(body).toContain('consulta_http_requests_in_flight{kind="request"} 1')
    for (const name of [
      'outbox_waiting',
      'outbox_oldest_seconds',
      'outbox_failed',
      'reminders_due',
      'waitlist_times',
    ])
      expect(body).toMatch(new RegExp(`^consulta_${name} \\d`, 'm'))
    expect(body).toMatch(/^consulta_database_connections\{state="busy"\} \d/m)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    for (const secret of [patient.id, patient.email, patient.surname, patient.dni])
      expect(body).not.toContain(secret)
  })

  it('counts the mails that were given up in the last day, across the end of a month, and none that had become pointless', async () => {
    const given = { kind: 'password-changed', recipient: 'x', payload: {}, lastError: 'Error' }
    const mail = (queued: string, failed: string, changes = {}) => {
      const [createdAt, failedAt] = [new Date(queued), new Date(failed)]
      return { ...given, id: idAt(createdAt), createdAt, nextAttemptAt: createdAt, failedAt, ...changes }
    }
    await test.db.orm
      .insert(outbox)
      .values([
        mail('2026-11-29T20:00:00Z', '2026-11-30T23:50:00Z'),
        mail('2026-11-30T22:00:00Z', '2026-11-30T23:55:00Z'),
        mail('2026-11-02T20:00:00Z', '2026-11-30T00:10:00Z'),
        mail('2026-12-01T00:05:00Z', '2026-12-01T00:10:00Z', { lastError: nothingToSay }),
      ])
    const failed = async (now: string) => {
      test.clock.set(now)
      return /^consulta_outbox_failed (\d+)/m.exec((await read(`Bearer ${token}`)).body)?.[1]
    }
    expect(await failed('2026-11-30T23:59:00Z')).toBe('3')
    expect(await failed('2026-12-01T00:01:00Z')).toBe('3')
    expect(await failed('2026-12-01T00:30:00Z')).toBe('2')
    expect(await failed('2026-12-02T01:00:00Z')).toBe('0')
  })

  it('has everything that the dashboard and the alerts of deploy/ ask for', async () => {
    const { body } = await read(`Bearer ${token}`)
    const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const files = globSync('deploy/{prometheus,grafana}/*')
    const asked = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:consulta|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    )
    expect(asked.length).toBeGreaterThan(15)
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([])
  })
})
