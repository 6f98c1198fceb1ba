import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { ImportKind } from '#contract/import-fields'
import { mostImportLines } from '#contract/imports'
import { latestToday } from '#contract/zone'
import { importLines, imports } from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { write, writeUntraced } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { assertReserve, tooLarge, type Upload } from '../files/store-upload.ts'
import { admit } from '../identity/rate-limit.ts'
import { TextOfBytes } from './csv/decode-text.ts'
import { CsvFault, CsvReader, type CsvRecord } from './csv/read-records.ts'
import { guessColumns } from './guess-columns.ts'
import { judgeLines } from './judge.ts'
import type { Reading } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'

/** Each file and each mapping may guess once at the birthdate behind a DNI; so many in a quarter of an hour. */
const guesses = 30

const linesAtOnce = 500
const mostBytes = 64 * 1024 * 1024

/** Keeps whoever tries out birthdates of people whom others treat from doing so by the file. Throws 429. */
export const admitGuess = (deps: Deps, { userId }: Caller) => admit(deps, `import:${userId}`, guesses)

interface Staged {
  id: string
  kind: ImportKind
  reading: Reading
}

/** A line as it is stored, before it is known what is double. */
export function stagedLine({ id, kind, reading }: Staged, { line, cells }: CsvRecord) {
  const { record, faults } = kinds[kind].read(cells, reading)
  const verdict = record ? ('new' as const) : ('error' as const)
  return { importId: id, line, values: cells, record, faults, verdict, choice: 'skip' as const }
}

/** By what the lines of a file are read at the caller's clinic now, besides its columns. Throws 404. */
export async function readingAt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clinicId: string,
): Promise<Omit<Reading, 'columns'>> {
  const settings = await getClinicSettings(db, clinicId)
  if (!settings) throw notFound()
  const now = clock.now().getTime()
  return { ...settings, now, today: latestToday(now) }
}

/**
 * Keeps every line of a file and says what is to be said of it; nothing else is written. Answers the id of the import.
 * Throws 403 without a clinic, 400 for what is no such file, 413, 429.
 */
export async function readFile(
  deps: Deps,
  caller: Caller,
  { kind, upload }: { kind: ImportKind; upload: Upload },
): Promise<string> {
  const { clinicId } = caller
  if (!clinicId) throw forbidden()
  const intent = { action: 'import.write', subject: { clinicIds: [clinicId] } } as const
  assertCan(caller, intent.action, intent.subject)
  await admitGuess(deps, caller)
  await assertReserve(deps)
  const id = newId()
  try {
    await keepLines(deps, { id, clinicId, createdBy: caller.userId, kind }, upload)
    return await write(deps, caller, intent, async (act) => {
      await judgeLines(act.tx, { id, clinicId, kind })
      await act.tx.update(imports).set({ state: 'checked' }).where(eq(imports.id, id))
      return act.audit({ action: 'import.check', entity: 'import', entityId: id, clinicId }, id)
    })
  } catch (error) {
    await forget(deps, id)
    throw refusalOf(error)
  }
}

interface Begun {
  id: string
  clinicId: string
  createdBy: string
  kind: ImportKind
}

/** Stores the lines as they come, a few hundred at a time: no transaction waits for who sends them. */
async function keepLines(deps: Deps, begun: Begun, { originalName, bytes }: Upload): Promise<void> {
  const text = new TextOfBytes()
  const csv = new CsvReader()
  const reading = await readingAt(deps, begun.clinicId)
  let staged: Staged | null = null
  let batch: CsvRecord[] = []
  let lines = 0
  const flush = async () => {
    const rows = staged && batch.map((each) => stagedLine(staged as Staged, each))
    batch = []
    if (rows?.length) await writeUntraced(deps, ({ tx }) => tx.insert(importLines).values(rows))
  }
  for await (const record of csv.read(text.read(capped(bytes)))) {
    if (!staged) {
      const columns = guessColumns(begun.kind, record.cells)
      staged = { ...begun, reading: { ...reading, columns } }
      const seen = { encoding: text.encoding, separator: csv.separator, headers: record.cells, columns }
      const fileName = originalName.slice(0, 255)
      await writeUntraced(deps, ({ tx, now }) =>
        tx.insert(imports).values({ ...begun, ...seen, fileName, state: 'reading', createdAt: now }),
      )
      continue
    }
    lines += 1
    if (lines > mostImportLines) throw tooLarge()
    batch.push(record)
    if (batch.length >= linesAtOnce) await flush()
  }
  if (lines === 0) throw noLines()
  await flush()
  // What beyond ASCII tells the encoding may stand in the last line.
  await writeUntraced(deps, ({ tx }) =>
    tx.update(imports).set({ encoding: text.encoding }).where(eq(imports.id, begun.id)),
  )
}

async function* capped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > mostBytes) throw tooLarge()
    yield chunk
  }
}

/** What broke off leaves nothing. */
async function forget(deps: Deps, id: string): Promise<void> {
  await writeUntraced(deps, async ({ tx }) => {
    const begun = sql`${importLines.importId} in (select id from imports where id = ${id} and state = 'reading')`
    await tx.delete(importLines).where(begun)
    await tx.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'reading')))
  })
}

const noLines = () => invalidInput({ file: 'The file has no lines' }, 'The file has no lines')

function refusalOf(error: unknown): unknown {
  if (error instanceof CsvFault) {
    const message =
      error.why === 'quote'
        ? `A quotation mark in line ${error.line} is never closed`
        : `Line ${error.line} is too long for a table`
    return invalidInput({ file: message }, message)
  }
  if (error instanceof Error && !(error instanceof ApiError) && 'code' in error && isBrokenOff(error))
    return new ApiError('invalid_input', 'The upload broke off')
  return error
}

function isBrokenOff({ code }: Error & { code: unknown }): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
}
