import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prepareDemo } from './testing/demo-data.ts'
import { sendAtOnce, tally } from './testing/send-at-once.ts'
import { launchServer, type ServerProcess } from './testing/server-process.ts'

// Each start takes seconds on a busy machine.
describe('the process on the embedded database', { timeout: 240_000 }, () => {
  let root: string
  let demo: string
  let dataDir: string
  let server: ServerProcess | undefined

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'consulta-server-'))
    demo = join(root, 'demo')
    await prepareDemo(demo)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  beforeEach(() => {
    dataDir = join(root, randomUUID())
  })
  afterEach(() => server?.kill('SIGKILL'))

  /** On the demo's data that are there already, unless the test is about their making. */
  async function start({ first = false } = {}) {
    if (!first && !existsSync(dataDir)) await cp(demo, dataDir, { recursive: true })
    const { listening, child, kill } = launch()
    return { base: await listening, child, kill }
  }

  function launch(): ServerProcess {
    server = launchServer({ DATA_DIR: dataDir, CLINIC_DEMO: '1' })
    return server
  }

  async function signIn(base: string, email: string) {
    const response = await fetch(`${base}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Demo-1234' }),
    })
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { user } = (await response.json()) as {
      user: { userId: string; doctorid: string; clinicId: string }
    }
    const call = (method: string, path: string, body?: unknown) =>
      fetch(`${base}${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    return { user, call }
  }

  it('names the owner of the database to a second one, at once', async () => {
    const { child } = await start()
    const began = performance.now()
    await expect(launchServer({ DATA_DIR: dataDir }).listening).rejects.toThrow(
      `in use by process ${child.pid}`,
    )
    expect(performance.now() - began).toBeLessThan(3000)
  })

  it('has every acknowledged write after it was killed in the middle of writes', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const { base, kill } = await start()
      const { user, call } = await signIn(base, 'doctor@demo.test')
      const shift = { doctorId: user.doctorid, clinicId: user.clinicId, duration: 60 }
      const writes = Array.from({ length: 40 }, async (_, index) => {
        const startDate = new Date(Date.UTC(2040, round, 1, index)).toISOString()
        const response = await call('POST', '/workshifts', { ...shift, startDate }).catch(() => null)
        if (response?.status === 201) acknowledged.push(((await response.json()) as { id: string }).id)
        if (acknowledged.length > round * 10 + 10) await kill('SIGKILL')
      })
      await Promise.allSettled(writes)
      await kill('SIGKILL')
    }
    const { base } = await start()
    const { user, call } = await signIn(base, 'doctor@demo.test')
    const found = new Set<string>()
    for (let month = 0; month < 2; month += 1) {
      const range = `from=${new Date(Date.UTC(2040, month, 1)).toISOString()}&to=${new Date(Date.UTC(2040, month, 20)).toISOString()}`
      const response = await call('GET', `/workshifts?doctorId=${user.doctorid}&${range}`)
      for (const { id } of (await response.json()) as { id: string }[]) found.add(id)
    }
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
  })

  it('keeps what it writes for its own user', async () => {
    const { base } = await start({ first: true })
    const { user, call } = await signIn(base, 'patient@demo.test')
    expect((await call('GET', `/users/${user.userId}`)).status).toBe(200)
    const open: string[] = []
    for (const path of ['', ...(await readdir(dataDir, { recursive: true }))]) {
      // PGlite writes this cache with a mode of its own, into folders that nobody else opens.
      if (path.endsWith('pg_internal.init')) continue
      // A mail that is just being written has got its final name meanwhile.
      const mode = (await stat(join(dataDir, path)).catch(() => null))?.mode ?? 0
      if ((mode & 0o077) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`)
    }
    expect(open).toEqual([])
  })

  it('starts after being killed at any moment of its first start', async () => {
    for (const delay of [300, 1200, 2400]) {
      const { kill } = launch()
      await sleep(delay)
      await kill('SIGKILL')
    }
    const { base } = await start({ first: true })
    expect((await fetch(`${base}/ready`)).status).toBe(200)
  })

  it('says that it is going, finishes what runs, and ends with 0 within ten seconds', async () => {
    const { base, kill } = await start()
    const { call } = await signIn(base, 'doctor@demo.test')
    const live = await call('GET', '/live')
    const running = Array.from({ length: 5 }, () => signIn(base, 'patient@demo.test'))
    await sleep(30)
    const began = performance.now()
    const ended = kill('SIGTERM')
    await sleep(50)
    expect((await fetch(`${base}/ready`)).status).toBe(503)
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    for (const { user } of await Promise.all(running)) expect(user).toBeDefined()
    await live.body?.cancel()
  })

  it('answers each of 100 requests sent just before it is told to stop', async () => {
    const { base, kill } = await start()
    const answers = sendAtOnce(100, `${base}/plans`)
    const began = performance.now()
    expect(await kill('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(tally(await answers)).toEqual({ 200: 100 })
  })

  it('is not held up by connections that never ask for anything', async () => {
    const { base, kill } = await start()
    const silent = connect(Number(new URL(base).port), '127.0.0.1')
    silent.on('error', () => {})
    await once(silent, 'connect')
    const began = performance.now()
    expect(await kill('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
