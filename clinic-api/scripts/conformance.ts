import { parseArgs } from 'node:util'
import { buildApp } from '../app.ts'
import { openInMemory } from '../db/embedded.ts'
import { readEnv } from '../env.ts'
import { systemClock } from '../ports/clock.ts'
import { openPorts } from '../ports/open-ports.ts'
import { checkServer } from './conformance/check.ts'
import { nextStep } from './conformance/next-step.ts'
import type { Description } from './conformance/promises.ts'

const usage = `Say which server, one whose data does not matter: clinics, people and visits are made there.
npm run conformance -- http://127.0.0.1:4000 [--admin <e-mail>] [--app-url http://localhost:3000]
The administrator's password is read from ADMIN_PASSWORD.
`

const { values, positionals } = parseArgs({
  options: { admin: { type: 'string' }, 'app-url': { type: 'string', default: 'http://localhost:3000' } },
  allowPositionals: true,
})
const [address] = positionals

if (address && URL.canParse(address)) await run(address)
else {
  process.stderr.write(usage)
  process.exitCode = 1
}

async function run(to: string): Promise<void> {
  const { admin: email, 'app-url': appUrl } = values
  const admin = email ? { email, password: process.env.ADMIN_PASSWORD ?? '' } : null
  try {
    const description = await ownDescription()
    const asked = { address: to, description, now: systemClock.now(), appUrl, admin, nextStep: nextStep() }
    const report = await checkServer(asked)
    const { faults, left, size } = report
    process.stdout.write(`${report.table()}\n\n${faults.map((each) => `FAULT ${each}\n`).join('')}`)
    process.stdout.write(`${size} calls, ${size - left.length} of them answered, ${faults.length} faults.\n`)
    if (faults.length > 0) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** The contract as this program describes it. */
async function ownDescription(): Promise<Description> {
  const { database: db } = await openInMemory()
  const env = readEnv({})
  const app = await buildApp({ db, clock: systemClock, env, ...(await openPorts(env)) })
  const { body } = await app.inject('/api/v1/openapi.json')
  await app.close()
  await db.close()
  return JSON.parse(body)
}
