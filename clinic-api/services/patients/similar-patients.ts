import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DocumentKind } from '#contract/document-kinds'
import { documentOf } from '#contract/documents'
import type { similarPatientsQuery } from '#contract/patients'
import { type Reader, rowsOf } from '../../db/client.ts'
import { columnsOf } from './document.ts'
import { foldedColumns } from './fold.ts'

type Person = z.infer<typeof similarPatientsQuery>

export interface SimilarPatient {
  id: string
  name: string
  surname: string
  birthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  deceasedOn: string | null
}

/** Namesakes beyond these are not looked at. */
const mostNamesakes = 200

/**
 * Patients of the clinic (null: of all) who may be the person: of the same name, whatever its accents and capitals,
 * and born on the same day or with nearly the same document; or with the very document.
 */
export async function findSimilar(
  orm: Reader,
  clinicId: string | null,
  { name, surname, birthdate, ...said }: Person,
): Promise<SimilarPatient[]> {
  const { dni, documentKind: kind, documentCountry: country } = columnsOf(documentOf(said))
  const { sortName } = foldedColumns({ name, surname, dni: '', email: '' })
  const known =
    clinicId === null
      ? sql`patients k join patients p on p.id = k.id where true`
      : sql`patient_clinics k join patients p on p.id = k.patient_id where k.clinic_id = ${clinicId}`
  const columns = sql`p.id, p.name, p.surname, p.birthdate::text birthdate, p.dni,
    p.document_kind "documentKind", p.document_country "documentCountry", p.deceased_on::text "deceasedOn"`
  const rows = await rowsOf<SimilarPatient>(
    orm,
    sql`(select ${columns} from ${known} and k.sort_name = ${sortName} limit ${mostNamesakes})
      union select ${columns} from ${known} and ${dni} <> '' and lower(p.dni) = lower(${dni})
        and p.document_kind = ${kind} and p.document_country = ${country} order by 1`,
  )
  return rows.filter(
    (row) => row.birthdate === birthdate || (row.documentKind === kind && isNear(row.dni, dni)),
  )
}

/** Whether two numbers are the same but for one wrong digit or two that changed places; the letter follows from them. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.slice(0, 8), other.slice(0, 8)]
  if (a.length !== b.length) return false
  const differing = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]))
  const [first = 0, second = first] = differing
  if (differing.length < 2) return true
  return differing.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
}
