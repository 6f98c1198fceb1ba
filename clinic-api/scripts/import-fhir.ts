import { readFile as readText } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/client.ts'
import type { Caller } from '../policy/caller.ts'
import { systemClock } from '../ports/clock.ts'
import { openPorts } from '../ports/open-ports.ts'
import { linesOfBundle } from '../services/imports/bundle-lines.ts'
import { errorsFile } from '../services/imports/errors-file.ts'
import { findImport, readImport } from '../services/imports/queries.ts'
import { readFile } from '../services/imports/read-file.ts'
import { runImport } from '../services/imports/run-import.ts'
import { toWireImport } from '../services/imports/wire.ts'
import { runScript } from './run-script.ts'

const usage = 'Say which: npm run import:fhir -- <file> --clinic <id> [--leave-out]'

const { values, positionals } = parseArgs({
  options: { clinic: { type: 'string' }, 'leave-out': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals

/** On record it is an act of who administers the clinic, from the command line. */
async function administratorOf({ orm }: Database, clinicId: string): Promise<Caller> {
  const [row] = await rowsOf<{ userId: string; staffId: string }>(
    orm,
    sql`select u.id "userId", s.id "staffId" from staff s join users u on u.id = s.user_id
      where s.clinic_id = ${clinicId} and s.deleted_at is null and 'clinicadmin' = any(u.roles) order by s.id limit 1`,
  )
  if (!row) throw new Error(`Nobody administers a clinic ${clinicId}.`)
  const nobodyElse = { sessionId: '', doctorId: null, patientId: null }
  return { ...row, ...nobodyElse, roles: ['clinicadmin'], clinicId, address: 'command line' }
}

function bundleOf(name: string, text: string): ReturnType<typeof linesOfBundle> {
  try {
    return linesOfBundle(text)
  } catch (cause) {
    throw new Error(`${name} is no FHIR Bundle that can be read: nothing was imported.`, { cause })
  }
}

if (file && positionals.length === 1 && values.clinic) {
  const { clinic, 'leave-out': leaveOut } = values
  await runScript(async ({ db, env }) => {
    const deps = { db, env, clock: systemClock, ...(await openPorts(env)) }
    const caller = await administratorOf(db, clinic)
    const { csv, patients, others } = bundleOf(file, await readText(file, 'utf8'))
    if (patients === 0) throw new Error(`${file} holds no patients.`)
    const bytes = Readable.from([Buffer.from(csv)])
    const upload = { originalName: basename(file), bytes, announced: 0 }
    const id = await readFile(deps, caller, { kind: 'patients', upload })
    const row = await findImport(db.orm, id)
    if (!row) throw new Error('What was read is there')
    const { counts, registers } = toWireImport(await readImport(db.orm, row, {}))
    if (counts.error > 0) for await (const part of errorsFile(db.orm, row, 'en')) process.stderr.write(part)
    const doubles = counts.here + counts.known + counts.similar
    if (counts.error > 0 && !leaveOut)
      throw new Error(
        `${counts.error} of ${patients} patients have errors, and nothing was imported. Go on without them by --leave-out.`,
      )
    if (registers === 0) return `Nobody of ${patients} patients is new: nothing was imported.`
    const asked = { caller, id, leaveOut, onFault: (error: unknown) => console.error(error) }
    for await (const step of await runImport(deps, asked, new AbortController().signal)) {
      if (step.state === 'failed') throw new Error(`Nothing was imported: ${step.why}.`)
    }
    return `${registers} patients were registered and wait for their invitation under 'Import'; ${doubles} doubles, ${counts.error} with errors and ${others} resources of other kinds were left out.`
  })
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
