import type { Reader } from '../../db/client.ts'
import { csvLine, csvMark, separatorOf } from '../files/csv-line.ts'
import { findSource, type ImportRow, isSameDni, type LineRow, readFaulty } from './queries.ts'
import { faultWords, fieldWords, lineWords, reasonWords } from './words.ts'

const linesAtOnce = 500

/**
 * The lines that cannot be taken as they stood in the file, separated as they were there, each with what is wrong with it:
 * to be corrected and imported.
 */
export async function* errorsFile(
  orm: Reader,
  row: ImportRow,
  language: 'en' | 'es',
): AsyncGenerator<string> {
  const said = language === 'es' ? 1 : 0
  const told = (line: LineRow) =>
    faultsOf(line)
      .map(({ field, reason }) => `${fieldWords[field][said]} ${reasonWords[reason][said]}`)
      .join('; ')
  const source = await findSource(orm, row.id)
  // A workbook has none.
  const separator = source?.format === 'xlsx' ? separatorOf(language) : row.separator
  yield csvMark + csvLine([...row.headers, lineWords[said], faultWords[said]], separator)
  const whole = (values: string[]) => row.headers.map((_, place) => values[place] ?? '')
  for (let after = 0; ; ) {
    const lines = await readFaulty(orm, row.id, { after, limit: linesAtOnce })
    const last = lines.at(-1)
    if (!last) return
    yield lines.map((each) => csvLine([...whole(each.values), each.line, told(each)], separator)).join('')
    after = last.line
  }
}

const faultsOf = (line: LineRow) =>
  isSameDni(line) ? [{ field: 'dni' as const, reason: 'taken' as const }] : line.faults
