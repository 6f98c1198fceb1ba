import { countries } from '#contract/countries'
import {
  type DocumentKind,
  documentFault,
  documentNumber,
  hasCountry,
  spanishKindOf,
} from '#contract/document-kinds'
import { foldText } from '#contract/fold-text'
import type { ImportFault, ImportWarned } from '#contract/imports'
import { wholeDni, zerosAdded } from './read-cells.ts'

/** The columns that tell a document. */
export interface SaidDocument {
  dni: string
  documentKind: string
  documentCountry: string
}

/** A document as the columns of a row hold it, and what is to be said of it. */
export interface ReadDocument {
  document: { dni: string; documentKind: DocumentKind; documentCountry: string }
  faults: ImportFault[]
  warnings: ImportWarned[]
}

const kindWords: Record<DocumentKind, readonly string[]> = {
  dni: ['dni', 'nif', 'd n i', 'n i f'],
  nie: ['nie', 'n i e', 'tie'],
  passport: ['pasaporte', 'passport', 'pas', 'ppn'],
  other: [
    'otro',
    'otros',
    'otro documento',
    'other',
    'other document',
    'documento extranjero',
    'id extranjero',
  ],
  none: ['ninguno', 'ninguna', 'sin documento', 'no tiene', 'none', 'no document'],
}

const plain = (text: string) => foldText(text.replace(/[./_-]/g, ' '))

/** Undefined for a word that names no kind; null when nothing is said. */
function kindOf(text: string): DocumentKind | null | undefined {
  const said = plain(text)
  if (said === '') return null
  const kinds = Object.entries(kindWords) as [DocumentKind, readonly string[]][]
  return kinds.find(([, words]) => words.includes(said))?.[0]
}

let countryNames: Map<string, string> | undefined

/** The code of a country by its code or its name in Spanish or English; null for no country. */
function countryOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (countries.includes(code)) return code
  countryNames ??= new Map(
    ['es', 'en'].flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' })
      return countries.map((each) => [plain(names.of(each) ?? each), each] as const)
    }),
  )
  return countryNames.get(plain(text)) ?? null
}

/** The document of a line. Without a word for its kind the form of the number tells; whoever has no number has none yet. */
export function readDocument(said: SaidDocument, { mayLack }: { mayLack: boolean }): ReadDocument {
  const named = kindOf(said.documentKind)
  if (named === undefined) return nothing([{ field: 'documentKind', reason: 'document-kind' }])
  if (said.dni === '' && (named === null || named === 'none')) {
    if (!mayLack) return nothing([{ field: 'dni', reason: 'missing' }])
    return { ...nothing([]), warnings: named === null ? [{ field: 'dni', reason: 'no-document' }] : [] }
  }
  const whole = wholeDni(said.dni)
  const kind = named === null || named === 'none' ? (spanishKindOf(whole) ?? 'dni') : named
  const isSpanish = kind === 'dni' || kind === 'nie'
  const number = isSpanish ? whole : documentNumber(kind, said.dni)
  const country = hasCountry(kind) ? countryOf(said.documentCountry) : ''
  const faults = [...numberFaults(kind, number), ...(country === null ? [countryFault(said)] : [])]
  const document = { dni: number, documentKind: kind, documentCountry: country ?? '' }
  return { document, faults, warnings: isSpanish ? zerosAdded(said.dni, number) : [] }
}

const nothing = (faults: ImportFault[]): ReadDocument => ({
  document: { dni: '', documentKind: 'none', documentCountry: '' },
  faults,
  warnings: [],
})

const countryFault = ({ documentCountry }: SaidDocument): ImportFault => ({
  field: 'documentCountry',
  reason: documentCountry === '' ? 'missing' : 'country',
})

function numberFaults(kind: DocumentKind, number: string): ImportFault[] {
  const fault = documentFault(kind, number)
  if (fault === null) return []
  if (/^\d[\d,]*E\+?\d+$/.test(number)) return [{ field: 'dni', reason: 'rounded' }]
  if (fault === 'missing') return [{ field: 'dni', reason: 'missing' }]
  if (fault === 'letter') return [{ field: 'dni', reason: 'dni-letter' }]
  return [{ field: 'dni', reason: kind === 'dni' ? 'dni' : 'document-number' }]
}
