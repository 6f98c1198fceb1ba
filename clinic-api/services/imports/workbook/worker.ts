import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/universal'

// A thread of its own: unpacking keeps nobody else waiting, and what runs out of memory ends alone.
const sheets = await readWorkbook(workerData, { parseNumber: digitsOf })
parentPort?.postMessage(
  sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOfCell)) })),
)

/** A cell as a CSV file would have it: days with the year first. */
function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? textOfDate(cell) : String(cell).trim()
}

function textOfDate(date: Date): string {
  // Counted in days, a time is off by a fraction of a second.
  const written = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  const [day = '', time = ''] = [written.slice(0, 10), written.slice(11, 16)]
  // A time without a day is one of the day from which spreadsheets count.
  if (day < '1900-01-01' || (day === '1904-01-01' && time !== '00:00')) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** A number as it is stored, which may be `6.12345678E8`, with all its digits. */
function digitsOf(text: string): string {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return String(number)
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
}
