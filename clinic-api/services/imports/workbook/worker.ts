import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/universal'
import { digitsOf, textOfCell } from './text-of-cell.ts'

// A thread of its own: unpacking keeps nobody else waiting, and what runs out of memory ends alone.
const sheets = await readWorkbook(workerData, { parseNumber: digitsOf })
parentPort?.postMessage(
  sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOfCell)) })),
)
