import { readFile as readContent } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { FhirLeftOut } from '#contract/imports'
import { type Database, rowsOf } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'
import { systemClock } from '../ports/clock.ts'
import { openPorts } from '../ports/open-ports.ts'
import { discardImport } from '../services/imports/change-import.ts'
import { errorsFile } from '../services/imports/errors-file.ts'
import { findImport, findSource, readImport } from '../services/imports/queries.ts'
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
    sql`select u.id "userId", s.id "staffId" from clinic_staff s join users u on u.id = s.user_id
      where s.clinic_id = ${clinicId} and s.deleted_at is null and s.is_admin order by s.id limit 1`,
  )
  if (!row) throw new Error(`Nobody administers a clinic ${clinicId}.`)
  const nobodyElse = { sessionId: '', doctorId: null, patientId: null }
  return { ...row, ...nobodyElse, roles: ['clinicadmin'], clinicId, address: 'command line' }
}

/** Reads the file as the screen does; only one of FHIR is taken here. */
async function readFhir(deps: Deps, caller: Caller, name: string): Promise<string> {
  const content = await readContent(name)
  const upload = { originalName: basename(name), bytes: Readable.from([content]), announced: content.length }
  const noBundle = (why: string, cause?: unknown) =>
    new Error(`${name} is no FHIR Bundle or NDJSON that can be read (${why}): nothing was imported.`, {
      cause,
    })
  const id = await readFile(deps, caller, { kind: 'patients', upload }).catch((cause: unknown) => {
    throw cause instanceof ApiError ? noBundle(cause.message, cause) : cause
  })
  if ((await findSource(deps.db.orm, id))?.fhir) return id
  await discardImport(deps, caller, id)
  throw noBundle('it holds no resources')
}

/** Counts the people who were left out: inactive, replaced or dead. */
function leftOutOf({ inactive, replaced, deceased }: FhirLeftOut): string {
  const told = [
    inactive > 0 && `${inactive} inactive`,
    replaced > 0 && `${replaced} replaced by another record`,
    deceased > 0 && `${deceased} deceased`,
  ].filter(Boolean)
  return told.length > 0 ? ` Of the patients in the file, ${told.join(', ')} were left out.` : ''
}

if (file && positionals.length === 1 && values.clinic) {
  const { clinic, 'leave-out': leaveOut } = values
  await runScript(async ({ db, env }) => {
    const deps = { db, env, clock: systemClock, ...(await openPorts(env)) }
    const caller = await administratorOf(db, clinic)
    const id = await readFhir(deps, caller, file)
    const row = await findImport(db.orm, id)
    if (!row) throw new Error('What was read is there')
    const { counts, registers, source } = toWireImport(await readImport(db.orm, row, {}))
    if (!source?.fhir) throw new Error('What was read is there')
    const patients = Object.values(counts).reduce((all, each) => all + each, 0)
    const left = leftOutOf(source.fhir)
    if (counts.error > 0) for await (const part of errorsFile(db.orm, row, 'en')) process.stderr.write(part)
    const doubles = counts.here + counts.known + counts.similar
    if (counts.error > 0 && !leaveOut)
      throw new Error(
        `${counts.error} of ${patients} patients have errors, and nothing was imported. Go on without them by --leave-out.`,
      )
    if (registers === 0) return `Nobody of ${patients} patients is new: nothing was imported.${left}`
    const asked = { caller, id, leaveOut, onFault: (error: unknown) => console.error(error) }
    for await (const step of await runImport(deps, asked, new AbortController().signal)) {
      if (step.state === 'failed') throw new Error(`Nothing was imported: ${step.why}.`)
    }
    return `${registers} patients were registered and wait for their invitation under 'Import'; ${doubles} doubles, ${counts.error} with errors and ${source.fhir.others} resources of other kinds were left out.${left}`
  })
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
