/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((each) => cell(String(each ?? ''))).join(',')}\r\n`
}

/** What tells a spreadsheet that the file is UTF-8. */
export const csvMark = '\ufeff'

/** A spreadsheet takes what begins like this for a formula, and runs it: an apostrophe keeps it a text. */
function cell(text: string): string {
  const inert = /^\s*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${inert.replace(/"/g, '""')}"`
}
