import { zipEntries } from './zip-entries.ts'

/** How files begin that people send for a table, and how each is called. */
const beginnings: readonly (readonly [named: string, ...begins: string[]])[] = [
  ['A PDF', '%PDF-'],
  ['A picture', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*'],
  ['A compressed file', '\x1f\x8b', 'BZh', '7z\xbc\xaf', 'Rar!', '\xfd7zXZ', '\x28\xb5\x2f\xfd'],
  ['A text document (RTF)', '{\\rtf'],
  ['An Access database', '\0\x01\0\0Standard '],
  ['A database (SQLite)', 'SQLite format 3'],
  ['A file of contacts (vCard)', 'BEGIN:VCARD'],
  ['An old Excel workbook (.xls)', '\x09\0\x04\0', '\x09\x02\x06\0', '\x09\x04\x06\0', '\x09\x08'],
]

/** Pictures whose sign comes after four bytes: HEIC, AVIF and WebP. */
const pictures = /^(?:.{4}ftyp(?:hei|hev|mif|avi)|RIFF.{4}WEBP)/s

const markups: readonly (readonly [RegExp, string])[] = [
  [/^<\?(?:xml.*?<(?:ss:)?Workbook|mso-application progid="Excel)/is, 'An Excel workbook in XML'],
  [/^<(?:!doctype html|html|table|meta|style)/i, 'A web page'],
  [/^<\?xml/i, 'An XML file'],
  [/^(?:\[\s*)?\{\s*"/, 'A JSON file'],
]

/** Contents of old Office files, by the name of a part; a workbook with a password is also kept in one. */
const oldOffice: readonly (readonly [string, string])[] = [
  ['EncryptedPackage', 'A workbook with a password'],
  ['WordDocument', 'A Word document'],
]

const archives: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'A binary Excel workbook (.xlsb)'],
  [/^word\//, 'A Word document'],
  [/^ppt\//, 'A presentation'],
  [/^Index\/.*\.iwa$|^Index\.zip$/, 'A Numbers workbook'],
]

const openDocuments = [
  ['spreadsheet', 'An OpenDocument workbook (.ods)'],
  ['text', 'A text document (.odt)'],
] as const

export type Named = { format: 'csv' | 'xlsx' } | { refusal: string }

const refused = (named: string): Named => ({ refusal: `${named}: save it as .xlsx or CSV` })

/**
 * Tells the format by the bytes, whatever the file's name: a readable table, or a refusal that names the
 * format.
 */
export function nameFormat(bytes: Buffer): Named {
  const head = bytes.toString('latin1', 0, 4096)
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return nameArchive(bytes, head)
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    const found = oldOffice.find(([part]) => bytes.includes(Buffer.from(part, 'utf16le')))
    return refused(found?.[1] ?? 'An old Excel workbook (.xls)')
  }
  if (pictures.test(head)) return refused('A picture')
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  const begun = beginnings.find(([, ...begins]) => begins.some((each) => head.startsWith(each)))
  const markup = markups.find(([sign]) => sign.test(text))?.[1]
  const named = begun?.[0] ?? markup
  return named ? refused(named) : { format: 'csv' }
}

function nameArchive(bytes: Buffer, head: string): Named {
  const names = (zipEntries(bytes) ?? []).map(({ name }) => name)
  const found = archives.find(([sign]) => names.some((name) => sign.test(name)))
  if (found) return refused(found[1])
  if (names.includes('xl/workbook.xml')) return { format: 'xlsx' }
  const kind = openDocuments.find(([type]) => head.includes(`application/vnd.oasis.opendocument.${type}`))
  return refused(kind?.[1] ?? 'A ZIP archive')
}
