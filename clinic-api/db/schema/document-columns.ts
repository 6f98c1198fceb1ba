import { text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '#contract/document-kinds'

/** What stands beside a document's number in `dni`, which is older than the other kinds. */
export const documentColumns = () => ({
  documentKind: text('document_kind').$type<DocumentKind>().notNull().default('dni'),
  /** Empty for the Spanish ones. */
  documentCountry: text('document_country').notNull().default(''),
})
