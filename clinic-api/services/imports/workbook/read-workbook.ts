import type { CsvRecord } from '../csv/read-records.ts'
import { inThread, ThreadFault } from '../in-thread.ts'
import { zipEntries } from '../source/zip-entries.ts'

/** The most bytes that a workbook may unpack to. */
const mostUnpacked = 512 * 1024 * 1024

export interface Sheet {
  name: string
  records: CsvRecord[]
}

/** It cannot be read, though it is named one. */
export class WorkbookFault extends Error {}

/** The sheets of an `.xlsx` that hold something, in their order. Throws `WorkbookFault`. */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const unpacked = zipEntries(bytes)?.reduce((sum, { size }) => sum + size, 0) ?? 0
  if (unpacked > mostUnpacked) throw new WorkbookFault('It unpacks to too much')
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const worker = new URL('./worker.ts', import.meta.url)
  const sheets = await inThread<{ name: string; rows: string[][] }[]>(worker, data).catch(
    (cause: unknown) => {
      throw cause instanceof ThreadFault ? new WorkbookFault('It cannot be read', { cause }) : cause
    },
  )
  return sheets
    .map(({ name, rows }) => ({ name, records: recordsOf(rows) }))
    .filter(({ records }) => records.length > 0)
}

const recordsOf = (rows: string[][]): CsvRecord[] =>
  rows
    .map((cells, place) => ({ line: place + 1, cells: cells.map((each) => each.replaceAll('\0', '\ufffd')) }))
    .filter(({ cells }) => cells.some((each) => each !== ''))
