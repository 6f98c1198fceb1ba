import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablePath } from '../services/backup/manifest.ts'
import { addPatient } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { programEnv } from '../testing/program-env.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'a token for tests of backups'
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

describe('npm run backup:nightly', () => {
  let test: TestApp
  let room: string
  let env: Record<string, string>

  beforeAll(async () => {
    room = await mkdtemp(join(tmpdir(), 'consulta-nightly-'))
    const settings = { METRICS_TOKEN: token, BACKUP_DIR: join(room, 'backups') }
    test = await createTestApp({ database: 'postgres', env: settings })
    const patient = await addPatient(test, { name: 'Wenceslao' })
    const bytes = randomBytes(50_000)
    await upload(test, patient.client, `/histories/${patient.historyId}/image`, { name: 'x', bytes })
    const [own, other] = [pair(), pair()]
    await writeFile(join(room, 'public.pem'), own.publicKey)
    await writeFile(join(room, 'private.pem'), own.privateKey)
    await writeFile(join(room, 'other.pem'), other.privateKey)
    env = {
      ...settings,
      DATABASE_URL: test.databaseUrl ?? '',
      DATA_DIR: test.env.DATA_DIR,
      BACKUP_PUBLIC_KEY: join(room, 'public.pem'),
    }
  })
  afterAll(async () => {
    await test.close()
    await rm(room, { recursive: true, force: true })
  })

  function run(script: string, args: string[] = [], more: Record<string, string> = {}): Promise<string> {
    const path = new URL(script, import.meta.url).pathname
    const options = { env: { ...programEnv, ...env, ...more } }
    return new Promise((resolve) => {
      execFile(process.execPath, [path, ...args], options, (_error, out, problems) => resolve(out + problems))
    })
  }

  async function newestInMetrics(): Promise<number> {
    const answer = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    return Number(/^consulta_backup_newest_timestamp_seconds (\S+)$/m.exec(answer.body)?.[1])
  }

  it('keeps one that its own machine cannot read, which the metrics and the doctor know of', async () => {
    expect(await newestInMetrics()).toBe(0)
    expect(await run('./backup-nightly.ts')).toMatch(/is complete; 0 older ones were removed/)
    const [name = ''] = await readdir(join(room, 'backups'))
    expect(name).toMatch(/^consulta-\d{8}T\d{6}Z$/)
    const kept = await readFile(tablePath(join(room, 'backups', name), 'patients'))
    expect(kept.includes('Wenceslao')).toBe(false)
    expect(Math.abs((await newestInMetrics()) - Date.now() / 1000)).toBeLessThan(300)
    expect(await run('./doctor.ts')).toMatch(/ok\s+backups\s+The newest is 0 hours old/)
  })

  it('comes back hash for hash, for who has the private key', async () => {
    const drill = (args: string[] = []) => run('./backup-drill.ts', args)
    expect(await drill()).toMatch(/encrypted for a private key: say --key/)
    expect(await drill(['--key', join(room, 'other.pem')])).toMatch(/encrypted for another private key/)
    expect(await drill(['--key', join(room, 'private.pem')])).toMatch(/1 files, every hash is the same/)
    // A database is made from its first migration on.
  }, 300_000)

  it('makes none that anybody could read, nor one without a place', async () => {
    expect(await run('./backup-nightly.ts', [], { BACKUP_PUBLIC_KEY: '' })).toMatch(/Set BACKUP_PUBLIC_KEY/)
    expect(await run('./backup-nightly.ts', [], { BACKUP_DIR: '' })).toMatch(/BACKUP_DIR is not set/)
  })
})
