import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { claimPort } from './ports.ts'
import { readSettings } from './settings.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const token = 'a token for tests of metrics'
const program = `
  import { countRequests } from ${JSON.stringify(path('./web-metrics.ts'))}
  import { createWebServer } from ${JSON.stringify(path('./web-server.ts'))}
  const server = createWebServer([countRequests(process.env.NEXT_DIST_DIR)], (request, response) => {
    response.statusCode = request.url.startsWith('/app') ? 200 : 404
    response.setHeader('connection', 'close').end()
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`
const routes = {
  staticRoutes: [{ page: '/app/patients', regex: '^/app/patients$' }],
  dynamicRoutes: [{ page: '/app/patients/[id]', regex: '^/app/patients/([^/]+?)$' }],
}

let folder: string
let child: ChildProcess | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'consulta-web-metrics-'))
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(routes))
  writeFileSync(join(folder, 'program.mjs'), program)
})
afterEach(() => void child?.kill('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program with its figures, as one process or as two. */
async function start(args: string[]) {
  const port = await claimPort('127.0.0.1', 0, 'METRICS_PORT')
  const env = {
    ...process.env,
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
    HOST: '127.0.0.1',
    NEXT_DIST_DIR: folder,
  }
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  const [line] = await once(started.stdout, 'data')
  const metrics = `http://127.0.0.1:${port}/metrics`
  return {
    visit: (address: string) => fetch(`http://127.0.0.1:${String(line).split('\n')[0]}${address}`),
    read: (shown = `Bearer ${token}`) => fetch(metrics, { headers: { authorization: shown } }),
  }
}

it('counts what the web answers by pattern of address, for who shows the token', {
  tags: 'slow',
}, async () => {
  const { visit, read } = await start([join(folder, 'program.mjs')])
  for (const address of ['/app/patients?q=garcia', '/app/patients/0193-ana', '/made/up/by/ana'])
    await visit(address)
  expect((await read('')).status).toBe(401)
  await expect
    .poll(async () => (await read()).text())
    .toMatch(/duration_seconds_count\{method="GET",route="unknown",status="404"\} 1/)
  const text = await (await read()).text()
  for (const page of ['/app/patients', '/app/patients/[id]'])
    expect(text).toContain(`duration_seconds_count{method="GET",route="${page}",status="200"} 1`)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toMatch(/ana|garcia/)
})

it('adds up what several processes count', { tags: 'slow' }, async () => {
  const { visit, read } = await start([path('./web-processes.ts'), '2', join(folder, 'program.mjs')])
  for (let count = 0; count < 6; count += 1) await visit('/app/patients')
  await expect
    .poll(async () => (await read()).text(), { timeout: 10_000 })
    .toMatch(/route="\/app\/patients",status="200"\} 6/)
})

it('needs the token', () => {
  expect(() =>
    readSettings('production', { METRICS_PORT: '9464', SESSION_SECRET: 'x'.repeat(32), CLINIC_DEMO: '0' }),
  ).toThrow('METRICS_TOKEN')
})
