/** The sign between cells that spreadsheets of a language expect: in Spanish the comma stands in numbers. */
export const separatorOf = (language: 'en' | 'es') => (language === 'es' ? ';' : ',')

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | number | null)[], separator = ','): string {
  return `${cells.map((each) => cell(String(each ?? ''))).join(separator)}\r\n`
}

/** A byte order mark tells spreadsheets that the file is UTF-8. */
export const csvMark = '\ufeff'

// Some spreadsheets read full-width signs as the narrow ones, and skip marks that nobody sees.
const formula = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** A spreadsheet takes what begins like this for a formula, and runs it: an apostrophe keeps it a text. */
function cell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text
  return `"${inert.replace(/"/g, '""')}"`
}
