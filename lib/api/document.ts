import 'server-only'
import type { DocumentKind, IdentityDocument } from '#contract/document-kinds'
import { documentSent } from '#contract/documents'

interface Typed {
  dni: string
  documentKind?: DocumentKind | undefined
  documentCountry?: string | undefined
}

/**
 * A form's values as a call takes them: a plain DNI as the specification has it, anything else as a document.
 */
export function withSentDocument<Form extends Typed>(form: Form) {
  const { dni, documentKind, documentCountry, ...rest } = form
  return { ...rest, ...documentSent({ dni, documentKind, documentCountry }) }
}

/** A server that knows DNIs alone names no document. */
export const documentFrom = (document: IdentityDocument | undefined, dni: string): IdentityDocument =>
  document ?? { kind: dni ? 'dni' : 'none', number: dni || null, country: null }
