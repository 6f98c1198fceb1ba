import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCollector } from '../testing/collector.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { programEnv } from '../testing/program-env.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const script = new URL('./doctor.ts', import.meta.url).pathname
const secret = () => crypto.randomUUID() + crypto.randomUUID()

let test: TestApp
let folder: string
let mails: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
  folder = await mkdtemp(join(tmpdir(), 'consulta-doctor-'))
  mails = await startMailServer()
})
afterAll(async () => {
  await mails.stop()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

function examine(env: Record<string, string>, args: string[] = []): Promise<{ code: number; said: string }> {
  const options = {
    env: { ...programEnv, DATA_DIR: folder, ...env },
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], options, (error, out, problems) =>
      resolve({ code: error ? 1 : 0, said: out + problems }),
    )
  })
}

const sound = () => ({
  APP_URL: 'https://clinic.example',
  DATABASE_URL: test.databaseUrl ?? '',
  SESSION_SECRET: secret(),
  DATA_SECRET: secret(),
  SMTP_URL: mails.url,
  MAIL_FROM: 'Clinic <desk@clinic.example>',
})

describe('npm run doctor', () => {
  it('talks with the database, the store and the mail server, and finds the one thing that is not sound', async () => {
    const { code, said } = await examine(sound())
    // The server of the tests does not wait for the disk.
    expect(said.match(/^FAULT.*$/gm)).toEqual([
      expect.stringMatching(/database .*set fsync and synchronous_commit to on/),
    ])
    expect(said).toMatch(/ok\s+address\s+https:\/\/clinic\.example/)
    expect(said).toMatch(/ok\s+mail\s+The server answers/)
    expect(said).toMatch(/ok\s+files\s+\S+ keeps, gives back and removes/)
    expect(said).toMatch(/ok\s+schema\s+Up to date/)
    expect(said).toMatch(/ok\s+clock\s/)
    expect(said).toMatch(/advice\s+database role\s.*DATABASE_OWNER_URL/)
    expect(said).toMatch(/advice\s+metrics\s.*METRICS_TOKEN/)
    expect(code).toBe(1)
  })

  it('names what is unsafe or out of reach with what mends it, and no password', async () => {
    const away = await freePort()
    const { code, said } = await examine({
      ...sound(),
      APP_URL: 'http://clinic.example',
      DATABASE_URL: `postgres://doctor:hidden-word@127.0.0.1:${away}/clinic`,
      SMTP_URL: `smtp://doctor:hidden-word@127.0.0.1:${away}`,
      STRIPE_SECRET_KEY: 'sk_test_1',
      CLAMD_URL: `tcp://127.0.0.1:${away}`,
    })
    expect(code).toBe(1)
    for (const what of ['address', 'database', 'mail', 'card payments', 'malware scanner'])
      expect(said).toMatch(new RegExp(`FAULT\\s+${what}\\s`))
    expect(said).toContain('set STRIPE_WEBHOOK_SECRET')
    expect(said).not.toContain('hidden-word')
  })

  it('knows a pooler that keeps nobody’s patience, the server behind it, and proxies that are anybody', async () => {
    const away = await freePort()
    const behind = { ...sound(), DATABASE_DIRECT_URL: test.databaseUrl ?? '', TRUSTED_PROXIES: '10.0.0.5' }
    const { said } = await examine(behind)
    expect(said).toMatch(/advice\s+pooler\s.*connect_query/)
    expect(said).toMatch(/ok\s+direct connection\s/)
    expect(said).toMatch(/ok\s+proxies\s.*10\.0\.0\.5/)
    const worse = await examine({
      ...sound(),
      DATABASE_DIRECT_URL: `postgres://doctor:hidden-word@127.0.0.1:${away}/clinic`,
      TRUSTED_PROXIES: '::/0',
    })
    expect(worse.said).toMatch(/FAULT\s+direct connection\s.*DATABASE_DIRECT_URL/)
    expect(worse.said).toMatch(/FAULT\s+proxies\s/)
    expect(worse.said).not.toContain('hidden-word')
    expect((await examine({ ...sound(), TRUSTED_PROXIES: 'everybody' })).said).toContain('TRUSTED_PROXIES')
  })

  it('asks the collector of traces, where one is named', async () => {
    expect((await examine(sound())).said).not.toMatch(/\btraces\b/)
    const collector = await startCollector()
    const env = { ...sound(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
    expect((await examine(env)).said).toMatch(/ok\s+traces\s/)
    await collector.stop()
    expect((await examine(env)).said).toMatch(/FAULT\s+traces\s+OTEL_EXPORTER_OTLP_ENDPOINT takes none/)
    const unknown = await examine({ ...env, OTEL_TRACES_SAMPLER: 'sometimes' })
    expect(unknown.said).toContain('OTEL_TRACES_SAMPLER')
  })

  it('says which setting cannot be read, and how old the newest backup is', async () => {
    expect(await examine({ ...sound(), SESSION_SECRET: 'short' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('SESSION_SECRET'),
    })
    expect((await examine(sound(), ['--backups', folder])).said).toMatch(/FAULT\s+backups\s+There is none in/)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
