import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAtOnce, tally } from '../../clinic-api/testing/send-at-once.ts'

const file = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))

// A program like the web: it learns of the signal by nobody else, answers slowly and holds a stream open.
const program = `
  import { drainWeb } from ${file('./drain-web.ts')}
  import { createWebServer } from ${file('./web-server.ts')}
  const { refuseReady, stopWith } = drainWeb(2000, async () => {})
  const server = createWebServer([refuseReady], (request, response) => {
    if (request.url === '/stream') return response.setHeader('content-type', 'text/event-stream').write(': open')
    setTimeout(() => response.end('answered'), request.url === '/slow' ? 600 : 20)
  })
  stopWith(server)
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
`

function start() {
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('a web program that is told to stop', () => {
  let child: ReturnType<typeof start>
  let base = ''

  beforeAll(async () => {
    child = start()
    const [port] = await once(child.stdout, 'data')
    base = `http://127.0.0.1:${port}`
    await fetch(base)
    expect((await fetch(`${base}/api/ready`)).status).toBe(200)
  })
  afterAll(() => void child.kill('SIGKILL'))

  it('answers all that was sent before and within its notice, then ends, streams and idle connections too', {
    tags: 'slow',
  }, async () => {
    const stream = await fetch(`${base}/stream`)
    const before = [sendAtOnce(100, base), sendAtOnce(5, `${base}/slow`)]
    const began = performance.now()
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 150))
    const late = await new Promise<string | undefined>((resolve, reject) => {
      get(base, (answer) => resolve(answer.resume().headers.connection)).once('error', reject)
    })
    expect(late).toBe('close')
    expect((await fetch(`${base}/api/ready`)).status).toBe(503)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(performance.now() - began).toBeGreaterThan(2_000)
    expect(performance.now() - began).toBeLessThan(8_000)
    expect(tally((await Promise.all(before)).flat())).toEqual({ 200: 105 })
    expect(await stream.text()).toBe(': open')
  })
})
