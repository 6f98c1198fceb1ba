import { text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '#contract/document-kinds'

/** Kind and country of the document whose number is in `dni`, a column older than the other kinds. */
export const documentColumns = () => ({
  documentKind: text('document_kind').$type<DocumentKind>().notNull().default('dni'),
  /** Empty for the Spanish ones. */
  documentCountry: text('document_country').notNull().default(''),
})
