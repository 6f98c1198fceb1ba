import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { IdentityDocument } from '#contract/document-kinds'
import type { patients } from '../../db/schema/patients.ts'
import type { staff } from '../../db/schema/staff.ts'

type Columns = Pick<typeof patients.$inferSelect, 'documentKind' | 'documentCountry'> & { dni: string | null }

/** A document as the columns of a patient or of somebody of the staff hold it. */
export const columnsOf = ({ kind, number, country }: IdentityDocument) => ({
  dni: number ?? '',
  documentKind: kind,
  documentCountry: country ?? '',
})

/** The document that such columns hold. */
export const documentIn = ({ dni, documentKind, documentCountry }: Columns): IdentityDocument => ({
  kind: documentKind,
  number: dni || null,
  country: documentCountry || null,
})

/** Whether a row has this very document; nobody shares having none. */
export function hasDocument(table: typeof patients | typeof staff, document: IdentityDocument): SQL {
  const { dni, documentKind, documentCountry } = columnsOf(document)
  if (documentKind === 'none') return sql`false`
  const same = and(
    eq(sql`lower(${table.dni})`, dni.toLowerCase()),
    // Lets the planner use the index, which leaves these out.
    ne(table.documentKind, 'none'),
    eq(table.documentKind, documentKind),
    eq(table.documentCountry, documentCountry),
  )
  return same ?? sql`false`
}
