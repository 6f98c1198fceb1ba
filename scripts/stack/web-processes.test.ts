import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAtOnce, tally } from '../../clinic-api/testing/send-at-once.ts'

const script = fileURLToPath(new URL('./web-processes.ts', import.meta.url))
const file = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))

// Says which process answers, slowly enough for a signal to come between.
const program = `
  import { drainWeb } from ${file('./drain-web.ts')}
  import { createWebServer } from ${file('./web-server.ts')}
  const answer = (_request, response) => setTimeout(() => response.end(String(process.pid)), 50)
  const server = createWebServer([], answer)
  drainWeb(2000, async () => {}).stopWith(server)
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

describe('the web as two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consulta-web-processes-'))
  let primary: ChildProcess
  let base = ''

  async function start() {
    const place = join(folder, 'program.mjs')
    writeFileSync(place, program)
    const args = [script, '2', place]
    primary = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ports: string[] = []
    while (ports.length < 2 && primary.stdout) {
      const [chunk] = await once(primary.stdout, 'data')
      ports.push(...String(chunk).split('\n').filter(Boolean))
    }
    expect(new Set(ports).size).toBe(1)
    base = `http://127.0.0.1:${ports[0]}`
  }

  const pids = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: 8 }, async () =>
          Number(await (await fetch(base, { headers: { connection: 'close' } })).text()),
        ),
      ),
    )

  beforeAll(start)
  afterAll(() => {
    primary.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('answers from both on one port, and answers all that was sent before it stops', {
    tags: 'slow',
  }, async () => {
    expect((await pids()).size).toBe(2)
    const sent = sendAtOnce(40, base)
    primary.kill('SIGTERM')
    expect(await once(primary, 'exit')).toEqual([0, null])
    expect(tally(await sent)).toEqual({ 200: 40 })
  })

  it('ends as a whole when one of them dies', { tags: 'slow' }, async () => {
    await start()
    const [victim = 0] = await pids()
    process.kill(victim, 'SIGKILL')
    expect(await once(primary, 'exit')).toEqual([1, null])
  })
})
