import { z } from 'zod'
import { bareDocument } from './bare-document.ts'
import './common.ts'
import { countries } from './countries.ts'
import {
  type DocumentFault,
  type DocumentKind,
  documentFault,
  documentKinds,
  documentNumber,
  hasCountry,
  type IdentityDocument,
  plainDniFault,
  spanishKindOf,
} from './document-kinds.ts'

export const documentKind = z.enum(documentKinds)

/** How somebody is known, as it is answered. */
export const identityDocument = z.object({
  kind: documentKind,
  number: z.string().nullable(),
  country: z.string().nullable(),
})

type Messages = Record<DocumentFault, string>

const general: Messages = {
  missing: 'Document number is required',
  format: 'Invalid document number',
  letter: 'Invalid document number',
}
const messagesOf: Record<DocumentKind, Messages> = {
  dni: { missing: 'DNI is required', format: 'Invalid DNI format', letter: 'Invalid DNI number' },
  nie: { missing: 'NIE is required', format: 'Invalid NIE format', letter: 'Invalid NIE number' },
  passport: {
    missing: 'Passport number is required',
    format: 'Invalid passport number',
    letter: 'Invalid passport number',
  },
  other: general,
  none: general,
}

const countryFault = (code: string) =>
  code === '' ? 'Country is required' : countries.includes(code) ? null : 'Invalid country'

const number = z.string().max(100).nullish()
const country = z.string().max(100).nullish()

interface Typed {
  kind: DocumentKind
  number?: string | null | undefined
  country?: string | null | undefined
}

/** The document in its stored form. */
function settled({ kind, number, country }: Typed): IdentityDocument {
  return {
    kind,
    number: documentNumber(kind, number ?? '') || null,
    country: hasCountry(kind) ? (country ?? '').trim().toUpperCase() : null,
  }
}

/** The faults of a document, by part. */
function faultsIn({ kind, number, country }: IdentityDocument): { number?: string; country?: string } {
  const fault = documentFault(kind, number ?? '')
  const place = hasCountry(kind) ? countryFault(country ?? '') : null
  return { ...(fault && { number: messagesOf[kind][fault] }), ...(place && { country: place }) }
}

/** A document as a body says it; what comes out is as it is stored. */
export const documentInput = z
  .object({ kind: documentKind, number, country })
  .superRefine((typed, context) => {
    for (const [part, message] of Object.entries(faultsIn(settled(typed)))) {
      context.addIssue({ code: 'custom', path: [part], message })
    }
  })
  .transform(settled)

interface DniMessages {
  required: string
  format: string
  letter: string
}

const ofDni: DniMessages = {
  required: messagesOf.dni.missing,
  format: messagesOf.dni.format,
  letter: messagesOf.dni.letter,
}

/** A document as one of the ways to say it has it. */
interface Said {
  dni?: string | null | undefined
  document?: Typed | null | undefined
  documentKind?: DocumentKind | undefined
  documentNumber?: string | undefined
  documentCountry?: string | undefined
}

/** The document that a body, a form or an address names, as it is stored: a DNI and an NIE are told by their number. */
export function documentOf({ dni, document, documentKind, documentNumber, documentCountry }: Said) {
  const number = documentNumber ?? dni
  const isSpanish = documentKind === 'dni' || documentKind === 'nie'
  const kind = (isSpanish && spanishKindOf(bareDocument(number ?? ''))) || (documentKind ?? 'dni')
  return settled(document ?? { kind, number, country: documentCountry })
}

/** The same for a call: a DNI of eight digits as the specification has it, everything else as a document. */
export function documentSent(said: Said): { dni: string } | { document: IdentityDocument } {
  const document = documentOf(said)
  const isPlain = document.kind === 'dni' && !/^[KLM]/.test(document.number ?? '')
  return isPlain ? { dni: document.number ?? '' } : { document }
}

type Fault = (said: Said) => string | null | undefined

/** Its fault is reported beside those of other fields. */
function faultAt(path: string, faultOf: Fault) {
  const of = (value: unknown) => (isSaid(value) && faultOf(value)) || null
  return [
    (value: unknown) => of(value) === null,
    { path: [path], error: ({ input }: { input?: unknown }) => of(input) ?? undefined, when: () => true },
  ] satisfies Parameters<z.ZodAny['refine']>
}

// Fields of a wrong type are refused by themselves.
function isSaid(value: unknown): value is Said {
  if (typeof value !== 'object' || value === null) return false
  const { dni, documentKind: kind = 'dni' } = { dni: undefined, ...value } as Record<keyof Said, unknown>
  return (
    (typeof dni === 'string' || dni === null || dni === undefined) && documentKind.safeParse(kind).success
  )
}

/** A body that names somebody by `dni`, as the specification has it, or by `document`; `documentOf` reads both. */
export function withDocument<Shape extends z.ZodRawShape>(shape: Shape, messages: DniMessages = ofDni) {
  const plain = ({ dni, document }: Said) => {
    const fault = document ? null : plainDniFault(documentNumber('dni', dni ?? ''))
    return fault && messages[fault === 'missing' ? 'required' : fault]
  }
  const dni = z.string({ error: messages.required }).nullish()
  return z.object({ ...shape, dni, document: documentInput.nullish() }).refine(...faultAt('dni', plain))
}

/** The fields of a form: the number stands in `dni`, and its kind beside it. */
export function withTypedDocument<Shape extends z.ZodRawShape>(shape: Shape, messages: DniMessages = ofDni) {
  const wrong = (said: Said) => {
    const document = documentOf(said)
    const fault = document.kind === 'dni' && documentFault('dni', document.number ?? '')
    return fault ? messages[fault === 'missing' ? 'required' : fault] : faultsIn(document).number
  }
  return z
    .object({
      ...shape,
      dni: z.string({ error: messages.required }).default(''),
      documentKind: documentKind.optional(),
      documentCountry: z.string().max(100).optional(),
    })
    .refine(...faultAt('dni', wrong))
    .refine(...faultAt('documentCountry', (said) => faultsIn(documentOf(said)).country))
}

/** How an address names a document. */
export const documentQuery = {
  dni: z.string().max(100).optional(),
  documentKind: documentKind.optional(),
  documentNumber: z.string().max(100).optional(),
  documentCountry: z.string().max(100).optional(),
}
