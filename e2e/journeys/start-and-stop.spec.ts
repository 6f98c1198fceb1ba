import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { claimPort } from '../../scripts/stack/ports'
import { demoFolder } from '../demo-folder'

interface Start {
  child: ChildProcess
  output: () => string
  code: Promise<number | null>
}

let dataDir: string
const started: ChildProcess[] = []

function npmStart(ports: { PORT: number; CLINIC_API_PORT: number }): Start {
  const { DATABASE_URL, CLINIC_API_URL, SESSION_SECRET, LOG_LEVEL, APP_URL, HOST, ...inherited } = process.env
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: `${ports.PORT}`,
    CLINIC_API_PORT: `${ports.CLINIC_API_PORT}`,
  }
  const child = spawn('npm', ['--silent', 'start'], { env, detached: true })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output: () => output, code }
}

async function freePorts() {
  return {
    PORT: await claimPort('127.0.0.1', 0, 'PORT'),
    CLINIC_API_PORT: await claimPort('127.0.0.1', 0, 'PORT'),
  }
}

async function running(start: Start): Promise<void> {
  await expect.poll(start.output, { timeout: 90_000 }).toContain('Press Ctrl+C to stop')
}

/** Signals npm, the programs and everything between, as a terminal does on Ctrl-C. */
function signalGroup({ child }: Start, signal: NodeJS.Signals): void {
  if (child.pid) process.kill(-child.pid, signal)
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'consulta-start-'))
  cpSync(await demoFolder(), dataDir, { recursive: true })
})
test.afterEach(() => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  }
})
// The database writes its last after it has given its port back.
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

test('one start runs both programs, a second one says what is in its way, Ctrl-C ends everything', async () => {
  const ports = await freePorts()
  const first = npmStart(ports)
  await running(first)
  expect(first.output()).toContain(`http://localhost:${ports.PORT}`)
  expect((await fetch(`http://127.0.0.1:${ports.PORT}/login`)).status).toBe(200)

  const samePorts = npmStart(ports)
  expect(await samePorts.code).toBe(1)
  expect(samePorts.output().trim()).toBe(
    `Port ${ports.PORT} is already in use; stop what is using it or set PORT to another port.`,
  )
  const sameData = npmStart(await freePorts())
  expect(await sameData.code).toBe(1)
  expect(sameData.output().trim().split('\n').at(-1)).toMatch(/in use by process \d+/)

  const asked = Date.now()
  signalGroup(first, 'SIGINT')
  expect(await first.code).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect(first.output().trimEnd()).toMatch(/Press Ctrl\+C to stop\.$/)
  await claimPort('127.0.0.1', ports.PORT, 'PORT')
  await claimPort('127.0.0.1', ports.CLINIC_API_PORT, 'CLINIC_API_PORT')
})

test('SIGTERM to npm alone ends both programs, and the data can be opened again', async () => {
  const ports = await freePorts()
  const first = npmStart(ports)
  await running(first)
  first.child.kill('SIGTERM')
  expect(await first.code).toBe(0)
  await claimPort('127.0.0.1', ports.CLINIC_API_PORT, 'CLINIC_API_PORT')

  const again = npmStart(ports)
  await running(again)
  signalGroup(again, 'SIGTERM')
  expect(await again.code).toBe(0)
})

test('when npm is killed outright, both programs end by themselves', async () => {
  const ports = await freePorts()
  const start = npmStart(ports)
  await running(start)
  start.child.kill('SIGKILL')
  const isFree = (port: number) => claimPort('127.0.0.1', port, 'PORT').then(Boolean, () => false)
  await expect.poll(() => isFree(ports.PORT), { timeout: 15_000 }).toBe(true)
  await expect.poll(() => isFree(ports.CLINIC_API_PORT), { timeout: 15_000 }).toBe(true)
})
