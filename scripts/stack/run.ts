import { resolve } from 'node:path'
import { olderDataIn } from '../../clinic-api/db/baseline.ts'
import { isPatched, patchedVersions } from '../../clinic-api/services/operation/node-versions.mjs'
import { type Mode, readSettings } from './settings.ts'
import { type Stack, startStack } from './stack.ts'
import { StartError } from './start-error.ts'

const mode: Mode = process.argv[2] === 'development' ? 'development' : 'production'
const stopping = new AbortController()
const signalGraceMilliseconds = 300
const impatientMilliseconds = 2000

// Ctrl-C arrives twice, from the terminal and from npm: only a later one means that somebody lost patience.
let firstSignal = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    firstSignal ||= Date.now()
    if (Date.now() - firstSignal > impatientMilliseconds) process.exit(1)
    stopping.abort()
  })
}

const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && stopping.abort(), 1000).unref()
}

function greet(stack: Stack, demo: boolean) {
  console.log(`\n  Consulta is running at ${stack.appUrl}\n`)
  if (demo) {
    console.log('  Demo accounts, all with the password Demo-1234:')
    console.log('    patient@demo.test     doctor@demo.test      nurse@demo.test')
    console.log('    reception@demo.test   clinicadmin@demo.test   admin@demo.test\n')
  }
  console.log('  Press Ctrl+C to stop.\n')
}

async function untilStopped(stack: Stack): Promise<number> {
  const asked = new Promise<null>((resolve) => {
    if (stopping.signal.aborted) resolve(null)
    stopping.signal.addEventListener('abort', () => resolve(null))
  })
  const first = await Promise.race([asked, stack.ended])
  if (first) await new Promise((resolve) => setTimeout(resolve, signalGraceMilliseconds))
  await stack.stop()
  if (first && !stopping.signal.aborted) {
    console.error(`The ${first.name} stopped unexpectedly, so everything was stopped; see ${first.logFile}`)
    return 1
  }
  return 0
}

/** Comes before anything is written to the data folder, the demo's secret and the logs included. */
async function refuseOlderData(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, CLINIC_API_URL } = process.env
  const isEmbedded = !DATABASE_URL && !CLINIC_API_URL
  const older = isEmbedded ? await olderDataIn(resolve(DATA_DIR || './data')) : null
  if (older) throw new StartError(older)
}

async function main(): Promise<number> {
  try {
    await refuseOlderData()
    const settings = readSettings(mode, process.env)
    if (settings.demo === '0' && !isPatched(process.version)) {
      const fixed = patchedVersions.join(', ')
      console.error(
        `Node ${process.version} lacks the security release of October 2026; install ${fixed} or newer.`,
      )
    }
    const stack = await startStack(settings, stopping.signal, (line) => console.log(line))
    greet(stack, settings.demo !== '0')
    return await untilStopped(stack)
  } catch (error) {
    if (stopping.signal.aborted) return 0
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    return 1
  }
}

process.exit(await main())
