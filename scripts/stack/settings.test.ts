import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { claimPort } from './ports.ts'
import { reachable, readSettings } from './settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'settings-'))
const secret = 'a secret of the tests long enough to be one'
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the settings of a start', () => {
  it.each([
    [{}, '1'],
    [{ DATABASE_URL: 'postgres://localhost/clinic' }, '0'],
    [{ CLINIC_API_URL: 'http://127.0.0.1:4000' }, '0'],
    [{ CLINIC_DEMO: '0' }, '0'],
    [{ CLINIC_DEMO: '1', DATABASE_URL: 'postgres://localhost/clinic' }, '1'],
    [{ CLINIC_DEMO: 'public', HOST: '0.0.0.0' }, 'public'],
  ])('with %j is a demo: %s', (env, demo) => {
    const settings = readSettings('production', { DATA_DIR: dataDir, SESSION_SECRET: secret, ...env })
    expect(settings.demo).toBe(demo)
  })

  it.each([
    [{ HOST: '0.0.0.0' }, /by HOST; set CLINIC_DEMO=0, or CLINIC_DEMO=public/],
    [{ CLINIC_DEMO: '1', APP_URL: 'https://clinic.example' }, /by APP_URL; set CLINIC_DEMO=0/],
    [{ CLINIC_DEMO: 'yes' }, /^CLINIC_DEMO is "yes"/],
    [{ SESSION_SECRET: 'a'.repeat(32) }, /^SESSION_SECRET is too easy to guess/],
    [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS is "-1"/],
  ])('refuse %j and name the variable', (env, sentence) => {
    const settings = { DATA_DIR: dataDir, SESSION_SECRET: secret, ...env }
    expect(() => readSettings('production', settings)).toThrow(sentence)
  })

  it('want traces of the web where a collector is named', () => {
    const settings = { DATA_DIR: dataDir, SESSION_SECRET: secret }
    expect(readSettings('production', settings).tracing).toBe(false)
    const address = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }
    expect(readSettings('production', { ...settings, ...address }).tracing).toBe(true)
  })

  it.each(['abc', '-1', '65536', '80.5'])('refuse the port %s and name the variable', (PORT) => {
    expect(() => readSettings('production', { DATA_DIR: dataDir, PORT })).toThrow(/^PORT is ".+"; it must be/)
  })

  it('keep one secret for the demo, readable by its owner only', () => {
    const first = readSettings('production', { DATA_DIR: dataDir })
    const second = readSettings('production', { DATA_DIR: dataDir })
    expect(first.sessionSecret).toHaveLength(64)
    expect(second.sessionSecret).toBe(first.sessionSecret)
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
  })

  it('invent no secret outside the demo', () => {
    const elsewhere = join(dataDir, 'elsewhere')
    const env = { DATA_DIR: elsewhere, CLINIC_DEMO: '0' }
    expect(() => readSettings('production', env)).toThrow('SESSION_SECRET is not set')
    expect(() => readSettings('production', { ...env, SESSION_SECRET: 'short' })).toThrow('too short')
    expect(readdirSync(dataDir)).not.toContain('elsewhere')
  })

  it.each([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['clinic.example', 'clinic.example'],
  ])('reach a listener on %s at %s', (host, address) => {
    expect(reachable(host)).toBe(address)
  })
})

describe('claiming a port', () => {
  it('names the taken port and the variable to set', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(claimPort('127.0.0.1', port, 'CLINIC_API_PORT')).rejects.toThrow(
      `Port ${port} is already in use; stop what is using it or set CLINIC_API_PORT to another port.`,
    )
    server.close()
  })

  it('finds a free port for 0', async () => {
    expect(await claimPort('127.0.0.1', 0, 'PORT')).toBeGreaterThan(0)
  })
})
