import { eq } from 'drizzle-orm'
import type { ImportField, ImportKind } from '#contract/import-fields'
import { type ImportColumns, type ImportFault, type ImportSource, mostImportLines } from '#contract/imports'
import { dayAt } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { importLines, importSources, imports, type SourceChoices } from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { tooLarge } from '../files/store-upload.ts'
import { mendText } from './cells/mend-text.ts'
import { cellOf } from './cells/read-cells.ts'
import type { CsvRecord } from './csv/read-records.ts'
import { guessColumns } from './guess-columns.ts'
import type { Clock, Reading } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { noLines } from './refusals.ts'
import { type Put, partsOf } from './source/keep-parts.ts'
import { lookAtColumns } from './source/look-at-columns.ts'
import { openTable } from './source/open-table.ts'

const linesAtOnce = 500

type ClinicClock = Clock & Pick<Reading, 'slotMinutes'>

/** The clock for reading the lines of a file at the caller's clinic. Throws 404. */
export async function clockAt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clinicId: string,
): Promise<ClinicClock> {
  const settings = await getClinicSettings(db, clinicId)
  if (!settings) throw notFound()
  const now = clock.now().getTime()
  return { ...settings, now, today: dayAt(now, settings.timeZone) }
}

interface Asked {
  id: string
  kind: ImportKind
  chosen: SourceChoices
  /** Absent: guessed by the names of the columns. */
  columns?: ImportColumns | undefined
  clock: ClinicClock
}

interface Store {
  orm: Reader
  put: Put
}

/** Reads every line from the bytes of a file, as it was chosen and else guessed. Throws what names the fault of a file. */
export async function stageLines({ orm, put }: Store, { id, kind, chosen, columns: given, clock }: Asked) {
  const table = await openTable({ kind, chosen, today: clock.today, parts: () => partsOf(orm, id) })
  const columns = given ?? guessColumns(kind, table.headers)
  const { lines, ...looked } = await lookAtColumns({ kind, columns, chosen, clock }, table)
  if (lines === 0) throw noLines()
  if (lines > mostImportLines) throw tooLarge()
  const source: ImportSource = { ...table.seen, ...looked }
  const { encoding, separator, headers } = table
  await put(async (tx) => {
    await tx.update(imports).set({ encoding, separator, headers, columns }).where(eq(imports.id, id))
    await tx
      .insert(importSources)
      .values({ importId: id, chosen, source })
      .onConflictDoUpdate({ target: importSources.importId, set: { chosen, source } })
  })
  const reading = readingBy(source, { columns, clock })
  const asked = source.emails?.place
  let batch: CsvRecord[] = []
  const flush = async () => {
    const rows = batch.map((each) => stagedLine({ id, kind, reading, asked }, each))
    batch = []
    if (rows.length > 0) await put((tx) => tx.insert(importLines).values(rows))
  }
  for await (const record of table.records()) {
    batch.push(record)
    if (batch.length >= linesAtOnce) await flush()
  }
  await flush()
}

function readingBy(
  { days, names, spoiled, letterM }: ImportSource,
  { columns, clock }: { columns: ImportColumns; clock: ClinicClock },
): Reading {
  const mend = spoiled?.mend ?? null
  return {
    ...clock,
    columns,
    names: names?.order ?? null,
    letterM,
    days: Object.fromEntries(Object.entries(days).map(([field, { order }]) => [field, order])),
    spoiled: spoiled === null || mend === false ? 'keep' : mend ? 'mend' : 'ask',
  }
}

interface Staged {
  id: string
  kind: ImportKind
  reading: Reading
  /** The column of e-mail addresses about which somebody has yet to be asked. */
  asked: number | undefined
}

/** A line as it is stored, before it is known what is double. */
function stagedLine({ id, kind, reading, asked }: Staged, { line, cells }: CsvRecord) {
  const values = reading.spoiled === 'mend' ? cells.map(mendText) : cells
  const { record, faults, warnings = [] } = kinds[kind].read(values, reading)
  const open: ImportFault[] = [
    ...(reading.spoiled === 'ask' ? spoiledFields(cells, reading.columns) : []).map(
      (field) => ({ field, reason: 'spoiled' }) as const,
    ),
    ...(asked !== undefined && cellOf(cells, asked) !== ''
      ? [{ field: 'email', reason: 'column' } as const]
      : []),
  ]
  const others = faults.filter(({ field }) => !open.some((each) => each.field === field))
  const all = [...open, ...others]
  const isRead = record !== null && all.length === 0
  return {
    importId: id,
    line,
    values,
    record: isRead ? record : null,
    faults: all,
    warnings,
    verdict: isRead ? ('new' as const) : ('error' as const),
    choice: 'skip' as const,
  }
}

function spoiledFields(cells: readonly string[], columns: ImportColumns): ImportField[] {
  const isSpoiled = (place: number | null) =>
    place !== null && mendText(cells[place] ?? '') !== (cells[place] ?? '')
  return (Object.entries(columns) as [ImportField, number | null][])
    .filter(([, place]) => isSpoiled(place))
    .map(([field]) => field)
}
