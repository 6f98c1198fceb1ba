import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../../ports/disk-files.ts'
import { prepareDatabase } from '../../testing/migrated-dump.ts'
import { programEnv } from '../../testing/program-env.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { newBox } from './backup-box.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

interface Ended {
  code: number
  output: string
}

function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const program = new URL(`../../scripts/${script}.ts`, import.meta.url).pathname
  const settings: NodeJS.ProcessEnv = { ...programEnv, ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: settings }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

async function signIn(base: string, email: string) {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'Demo-1234' })
  const answer = await fetch(`${base}/users/login`, { method: 'POST', headers: json, body })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { user } = (await answer.json()) as { user: { patientid: string } }
  const headers = { cookie }
  return {
    user,
    get: async (path: string) => (await fetch(`${base}${path}`, { headers })).json(),
    bytes: async (path: string) =>
      Buffer.from(await (await fetch(`${base}${path}`, { headers })).arrayBuffer()),
    post: (path: string, content: object) =>
      fetch(`${base}${path}`, {
        method: 'POST',
        headers: content instanceof FormData ? headers : { ...headers, ...json },
        body: content instanceof FormData ? content : JSON.stringify(content),
      }),
  }
}

const allergy = '🐈 “gatos” a/b \\n אב'

// Each start takes seconds on a busy machine.
describe.each(databaseKinds)('a drill on %s', { timeout: 240_000 }, (kind) => {
  let root: string
  const opened: TestDatabase[] = []
  const started: ServerProcess[] = []

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'consulta-backup-'))
  })
  afterAll(async () => {
    for (const server of started) await server.kill('SIGKILL')
    for (const database of opened) await database.close()
    await rm(root, { recursive: true, force: true })
  })

  function launch(env: Record<string, string>): ServerProcess {
    const server = launchServer(env)
    started.push(server)
    return server
  }

  /** An installation of its own, with nothing in it. */
  async function install(name: string): Promise<Record<string, string>> {
    const place = { DATA_DIR: join(root, name) }
    if (kind === 'pglite') return place
    const database = await openTestDatabase('postgres')
    opened.push(database)
    return { ...place, DATABASE_URL: database.url ?? '' }
  }

  it('brings everything back, byte for byte', async () => {
    const [first, second] = [await install('first'), await install('second')]
    if (kind === 'pglite') await prepareDatabase(join(root, 'first'))
    const folder = join(root, 'backup')
    const server = launch({ ...first, CLINIC_DEMO: '1' })
    const patient = await signIn(await server.listening, 'patient@demo.test')
    const history = `/histories/${patient.user.patientid}`
    const bytes = randomBytes(3_000_001)
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'scan “ñ”.bin')
    expect((await patient.post(`${history}/image`, form)).status).toBe(201)
    expect((await patient.post(`${history}/allergy`, { allergy })).status).toBe(201)
    const known = {
      history: await patient.get(history),
      visits: await patient.get(`/appointments/patient/${patient.user.patientid}`),
    }

    if (kind === 'pglite') {
      const refused = await run('backup', [folder], first)
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringContaining('The database is in use by process'),
      })
      await server.kill('SIGTERM')
      expect(await run('backup', [folder], first)).toMatchObject({ code: 0 })
    } else {
      // Others write meanwhile; what they write is in it whole or not at all.
      const writing = Array.from({ length: 20 }, (_, index) =>
        patient.post(`${history}/condition`, { name: `c${index}`, details: 'x', since: '2026-01-01' }),
      )
      expect(await run('backup', [folder], first)).toMatchObject({ code: 0 })
      await Promise.all(writing)
      await server.kill('SIGTERM')
    }
    await rm(first.DATA_DIR ?? '', { recursive: true })

    const restored = await run('restore', [folder], second)
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('are in place') })
    const copy = join(root, 'copy')
    expect(await run('backup', [copy], second)).toMatchObject({ code: 0 })
    const [made, again] = [await readManifest(folder), await readManifest(copy)]
    expect(again.tables).toEqual(made.tables)
    expect(again.files).toEqual(made.files)

    const revived = launch(second)
    const same = await signIn(await revived.listening, 'patient@demo.test')
    const present = await same.get(history)
    if (kind === 'pglite') expect(present).toEqual(known.history)
    expect(present.allergies).toContain(allergy)
    expect(present.images).toEqual(known.history.images)
    expect(await same.get(`/appointments/patient/${patient.user.patientid}`)).toEqual(known.visits)
    const { url } = present.images.find(
      ({ originalName }: { originalName: string }) => originalName === 'scan “ñ”.bin',
    )
    expect((await same.bytes(url)).equals(bytes)).toBe(true)

    if (kind === 'postgres') {
      // However long the program has been there: it looks after its connection every five seconds.
      await setTimeout(5_500)
      const busy = await run('restore', [folder, '--replace'], second)
      expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('The database is in use') })
    }
    await revived.kill('SIGTERM')
    const full = await run('restore', [folder], second)
    expect(full).toMatchObject({ code: 1, output: expect.stringContaining('The database is not empty') })
    expect(await run('restore', [folder, '--replace'], second)).toMatchObject({ code: 0 })
    expect(await run('backup', [folder], second)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    })
  })

  it('goes over to the other kind of database', async () => {
    const { db, close } = await openTestDatabase(kind === 'pglite' ? 'postgres' : 'pglite')
    const files = diskFiles(join(root, 'other'))
    const made = await restoreBackup({ db, files, replace: false, secrets: {} }, join(root, 'backup'))
    const target = join(root, 'other-copy')
    const again = await makeBackup({ db, files, now: new Date(0), seal: null, box: newBox({}) }, target)
    expect(again.tables).toEqual(made.tables)
    await close()
  })
})
