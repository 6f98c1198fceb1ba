import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../clinic-api/db/client.ts'
import { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import { startPostgres } from '../../clinic-api/testing/postgres-server.ts'
import { programEnv } from '../../clinic-api/testing/program-env.ts'
import { launchServer, type ServerProcess } from '../../clinic-api/testing/server-process.ts'
import { handOver, type Told } from './hand-over.ts'
import { inTurns } from './in-turns.ts'
import { mailFaults } from './mail-faults.ts'
import { startRegular } from './regular.ts'
import { checkOut, type Version } from './version-before.ts'

const present = new URL('../../', import.meta.url).pathname
let failed = false

/** Runs the version before on a schema that this one has migrated, beside this one, and then this one alone. */
async function runBoth(before: Version, room: string): Promise<void> {
  process.stdout.write(`The version before is ${before.name}, with the packages of this one.\n`)
  const server = await startPostgres()
  const mails = await startMailServer()
  const env = {
    DATABASE_URL: `${server.url}/postgres`,
    DATA_DIR: join(room, 'data'),
    CLINIC_DEMO: '1',
    SMTP_URL: mails.url,
  }
  const told: Told[] = []
  const old = launchServer(env, join(before.folder, 'clinic-api/server.ts'))
  const oldErrors = errorsOf(old)
  try {
    const there = root(await old.listening)
    const during = await startRegular(there)
    const own = launchServer(env)
    const ownErrors = errorsOf(own)
    try {
      const here = root(await own.listening)
      await prove('the version before works on while this one migrates', async () => {
        const { count, faults } = await during.stop()
        process.stdout.write(`  ${count} calls\n`)
        return [...faults, ...(count < 10 ? [`only ${count} calls were made`] : [])]
      })
      await prove('what one begins the other ends: visits, records, trays, imports', async () => {
        told.push(await handOver(here, there), await handOver(there, here))
        return []
      })
      await prove('both keep their contracts, at the same time', async () =>
        (await Promise.all([conforms(before.folder, there), conforms(present, here)])).flat(),
      )
      const both = await inTurns([there, here])
      await prove('the two keep the contract of the version before, each call at the other one', () =>
        conforms(before.folder, both.address),
      )
      await both.stop()
      await old.kill('SIGTERM')

      await prove('this version goes on alone', async () => {
        told.push(await handOver(here, here))
        await endHolds(env.DATABASE_URL)
        return conforms(present, here)
      })
      await prove('every mail was sent, and once', () => mailFaults(env.DATABASE_URL, mails, told))
      await own.kill('SIGTERM')
      await prove('what is on record is whole', async () => {
        await program(present, 'verify-audit.ts', [], env)
        return []
      })
      await prove('neither program had an error', async () => [...oldErrors, ...ownErrors])
    } finally {
      await own.kill('SIGKILL')
    }
  } finally {
    await old.kill('SIGKILL')
    await mails.stop()
    await server.stop()
  }
}

async function prove(what: string, work: () => Promise<string[]>): Promise<void> {
  const began = performance.now()
  const faults = await work().catch((error) => [String(error)])
  failed ||= faults.length > 0
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const lines = faults.slice(0, 20).map((each) => `  ${each}\n`)
  process.stdout.write(`${faults.length === 0 ? 'ok' : 'FAILED'}: ${what} (${seconds} s)\n${lines.join('')}`)
}

/** Without the path of its calls. */
const root = (base: string) => new URL(base).origin

const demoAdmin = ['--admin', 'admin@demo.test']

/** The lines of its log that tell of an error; they come as it runs. */
function errorsOf({ child }: ServerProcess): string[] {
  const lines: string[] = []
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      if (/"level":[56]0\b/.test(line)) lines.push(line.slice(0, 500))
    })
  return lines
}

/** The faults that the conformance run of a version finds at an address. */
async function conforms(folder: string, address: string): Promise<string[]> {
  const said = await program(folder, 'conformance.ts', [address, ...demoAdmin], {
    ADMIN_PASSWORD: 'Demo-1234',
  }).catch((error: { stdout: string; stderr: string }) => `${error.stdout}\n${error.stderr}`)
  process.stdout.write(`  ${/^\d+ calls, .*$/m.exec(said)?.[0] ?? said.slice(-500)}\n`)
  return /^\d+ calls, /m.test(said) ? (said.match(/^FAULT .*$/gm) ?? []) : ['it did not come to its end']
}

/** Ends the times that the runs before have held: this one would hold more than one browser may. */
async function endHolds(url: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    await db.orm.execute(sql`update public_bookings set expires_at = now() where appointment_id is null`)
  } finally {
    await db.close()
  }
}

/** The output of a version's command; rejects when the command fails. */
async function program(folder: string, name: string, args: string[], env: Record<string, string>) {
  const path = join(folder, 'clinic-api/scripts', name)
  const settings = { ...programEnv, ...env }
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], {
    env: settings,
    cwd: folder,
  })
  return stdout
}

const room = await mkdtemp(join(tmpdir(), 'consulta-upgrade-'))
try {
  const before = await checkOut(join(room, 'before'))
  if (before) await runBoth(before, room)
  else
    process.stdout.write(
      'Skipped: the history of this clone does not reach back to the version before (git fetch --unshallow --tags).\n',
    )
} finally {
  await rm(room, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
