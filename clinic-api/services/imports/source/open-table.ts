import type { ImportEncoding, ImportKind } from '#contract/import-fields'
import type { ImportSource } from '#contract/imports'
import type { SourceChoices } from '../../../db/schema/imports.ts'
import { textOf } from '../csv/decode-text.ts'
import { BytesSeen } from '../csv/guess-encoding.ts'
import { CsvReader, type CsvRecord } from '../csv/read-records.ts'
import { namedSeparator, type Separator } from '../csv/separator.ts'
import { decoderOf } from '../csv/single-bytes.ts'
import { fhirHeaders, looksLikeFhir } from '../fhir/fhir-patients.ts'
import { readFhir } from '../fhir/read-fhir.ts'
import { readWorkbook, type Sheet } from '../workbook/read-workbook.ts'
import { findHeader, mostTitleLines } from './find-header.ts'
import { findSeparator, firstRecords, headSize } from './find-separator.ts'
import { FormatFault } from './format-fault.ts'
import { nameFormat } from './name-format.ts'

type Seen = Pick<
  ImportSource,
  'format' | 'headerLine' | 'firstLines' | 'encodings' | 'doubtful' | 'sheets' | 'sheet' | 'fhir'
>

/** A file as a table. */
export interface Table {
  seen: Seen
  encoding: ImportEncoding
  separator: Separator
  headers: string[]
  /** The records below the names of the columns, from the first on each time. Throws `CsvFault`. */
  records(): AsyncIterable<CsvRecord>
}

interface Asked {
  kind: ImportKind
  chosen: SourceChoices
  /** Today at the clinic. */
  today: string
  /** The bytes, from the first on each time. */
  parts: () => AsyncIterable<Buffer>
}

/** How many characters of a cell help to choose the line with the names of the columns. */
const shownLines = 12
const shownCells = 12

/** Finds the table in a file, by what was chosen and else by what is likely. Throws `FormatFault` and `WorkbookFault`. */
export async function openTable({ kind, chosen, today, parts }: Asked): Promise<Table> {
  let head = Buffer.alloc(0)
  const bytes = new BytesSeen()
  const isPacked = () =>
    head.toString('latin1', 0, 2) === 'PK' || head.toString('latin1', 0, 2) === '\xd0\xcf'
  for await (const part of parts()) {
    // An archive tells what it holds at its end.
    if (head.length < headSize || isPacked()) head = Buffer.concat([head, part])
    bytes.add(part)
  }
  const guess = bytes.guess()
  if (kind === 'patients' && looksLikeFhir(decoderOf(guess.encoding)(head)))
    return openFhir(textOf(parts(), guess.encoding), today)
  const named = nameFormat(head)
  if ('refusal' in named) throw new FormatFault(named.refusal)
  return named.format === 'xlsx' ? openWorkbook(kind, chosen, head) : openCsv({ kind, chosen, parts }, guess)
}

/** A table without a line of names, whose columns are known. */
async function openFhir(texts: AsyncIterable<string>, today: string): Promise<Table> {
  let text = ''
  for await (const each of texts) text += each
  const { records, leftOut } = await readFhir({ text, today })
  return {
    encoding: 'utf-8',
    separator: ',',
    headers: fhirHeaders,
    seen: {
      format: 'csv',
      headerLine: 1,
      firstLines: [],
      encodings: [],
      doubtful: false,
      sheets: [],
      sheet: null,
      fhir: leftOut,
    },
    async *records() {
      yield* records
    },
  }
}

async function openWorkbook(kind: ImportKind, chosen: SourceChoices, bytes: Buffer): Promise<Table> {
  const sheets = await readWorkbook(bytes)
  // Notes or a cover often come first: the table is the sheet whose columns have names that are known.
  const namesOf = (each: Sheet) => findHeader(kind, each.records)?.names ?? 0
  const likeliest = [...sheets].sort((one, other) => namesOf(other) - namesOf(one))[0]
  const sheet = sheets.find(({ name }) => name === chosen.sheet) ?? likeliest
  const records = sheet?.records ?? []
  const { below, ...header } = headerIn(kind, records, chosen.headerLine)
  return {
    encoding: 'utf-8',
    separator: ';',
    headers: header.headers,
    seen: {
      format: 'xlsx',
      headerLine: header.line,
      firstLines: shown(records),
      encodings: [],
      doubtful: false,
      sheets: sheets.map(({ name }) => name),
      sheet: sheet?.name ?? null,
    },
    async *records() {
      yield* records.filter(below)
    },
  }
}

async function openCsv(
  { kind, chosen, parts }: Omit<Asked, 'today'>,
  guess: ReturnType<BytesSeen['guess']>,
): Promise<Table> {
  const encoding = chosen.encoding ?? guess.encoding
  const text = () => textOf(parts(), encoding)
  const head = await headOf(text())
  const separator = findSeparator(kind, head)
  const isNamed = namedSeparator(head) !== null
  const first = firstRecords(head, separator).filter(({ line }) => !isNamed || line > 1)
  const { below, ...header } = headerIn(kind, first, chosen.headerLine)
  return {
    encoding,
    separator,
    headers: header.headers,
    seen: {
      format: 'csv',
      headerLine: header.line,
      firstLines: shown(first),
      encodings: guess.encodings,
      doubtful: guess.doubtful && chosen.encoding === undefined,
      sheets: [],
      sheet: null,
    },
    async *records() {
      for await (const record of new CsvReader(separator).read(text()))
        if (below(record) && (!isNamed || record.line > 1)) yield record
    },
  }
}

async function headOf(texts: AsyncIterable<string>): Promise<string> {
  let head = ''
  for await (const text of texts) {
    head += text
    if (head.length >= headSize) break
  }
  return head.slice(0, headSize)
}

/** The line that names the columns, and which records lie below it. Pages that were printed repeat it. */
function headerIn(kind: ImportKind, first: readonly CsvRecord[], chosen: number | undefined) {
  const titles = first.slice(0, mostTitleLines)
  const found =
    chosen === undefined
      ? (findHeader(kind, titles)?.record ?? null)
      : (titles.find(({ line }) => line === chosen) ?? null)
  const width = Math.max(0, ...titles.map(({ cells }) => cells.length))
  const headers = found?.cells ?? Array.from({ length: width }, () => '')
  const repeated = JSON.stringify(found?.cells)
  const line = found?.line ?? 0
  const below = (record: CsvRecord) => record.line > line && JSON.stringify(record.cells) !== repeated
  return { line, headers, below }
}

const shown = (records: readonly CsvRecord[]) =>
  records.slice(0, shownLines).map(({ line, cells }) => ({ line, values: cells.slice(0, shownCells) }))
