import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../clinic-api/testing/postgres-server.ts'
import { countMarks } from '../reached.ts'
import { killWhileReminding, remindByTwo } from './kill-reminders.ts'
import { killDuringStart } from './kill-start.ts'
import { killDuringWrites } from './kill-writes.ts'
import { stopApiWhileServing, stopWebWhileServing } from './stop-while-serving.ts'

type Fault = (env: Record<string, string>) => Promise<string[]>

let failed = false
const allReached = countMarks(['outbox: a mail is claimed again', 'drain: a request comes after the notice'])

async function prove(what: string, fault: Fault, env: Record<string, string> = {}): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consulta-faults-'))
  try {
    const found = await fault({ DATA_DIR: dataDir, CLINIC_DEMO: '1', ...env })
    failed ||= found.length > 0
    process.stdout.write(
      `${found.length === 0 ? 'ok' : 'FAILED'}: ${what}\n${found.map((each) => `  ${each}\n`).join('')}`,
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

await prove('told to stop, the clinic API answers all that was sent before, ten times', stopApiWhileServing)
await prove('told to stop, the web answers all that was sent before, ten times', stopWebWhileServing)
await prove('killed at any moment of the first start, the next start succeeds', killDuringStart)
await prove('killed in the middle of writes, every acknowledged write is there (embedded)', killDuringWrites)
const server = await startPostgres()
try {
  const url = `${server.url}/postgres`
  await prove(
    'killed in the middle of writes, every acknowledged write is there (PostgreSQL)',
    killDuringWrites,
    {
      DATABASE_URL: url,
    },
  )
  await prove(
    '10 000 reminders that are due at once, two processes: each is sent once',
    ({ DATA_DIR = '' }) => remindByTwo(server.url, DATA_DIR),
  )
  await prove(
    'killed between claiming and sending, a reminder comes once or once more',
    ({ DATA_DIR = '' }) => killWhileReminding(server.url, DATA_DIR),
  )
} finally {
  await server.stop()
}
process.exitCode = allReached() && !failed ? 0 : 1
