import type { Reader } from '../../db/client.ts'
import { csvLine, csvMark } from '../files/csv-line.ts'
import { type ImportRow, type LineRow, readImport } from './queries.ts'
import { faultWords, fieldWords, lineWords, reasonWords } from './words.ts'

const linesAtOnce = 500

/** The lines that cannot be taken as they stood in the file, each with what is wrong with it: to be corrected and imported. */
export async function* errorsFile(
  orm: Reader,
  row: ImportRow,
  language: 'en' | 'es',
): AsyncGenerator<string> {
  const said = language === 'es' ? 1 : 0
  const told = ({ faults }: LineRow) =>
    faults.map(({ field, reason }) => `${fieldWords[field][said]} ${reasonWords[reason][said]}`).join('; ')
  yield csvMark + csvLine([...row.headers, lineWords[said], faultWords[said]])
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<typeof readImport>> = await readImport(orm, row, {
      verdict: 'error',
      after,
      limit: linesAtOnce,
    })
    const whole = (values: string[]) => row.headers.map((_, place) => values[place] ?? '')
    yield page.lines.map((each) => csvLine([...whole(each.values), each.line, told(each)])).join('')
    after = page.next
  }
}
