import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ImportVerdict } from '#contract/import-fields'
import type { ImportLikeness, ImportSource, importPageQuery } from '#contract/imports'
import type { Reader } from '../../db/client.ts'
import { importLines, importSources, imports } from '../../db/schema/imports.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { countUninvited } from './uninvited.ts'

export type ImportRow = typeof imports.$inferSelect
export type LineRow = typeof importLines.$inferSelect

const linesOfPage = 50
const sampled = 3
const listed = 20

export const subjectOfImport = ({ clinicId }: Pick<ImportRow, 'clinicId'>): Subject => ({
  clinicIds: [clinicId],
})

/** One whose lines are all there; `locked` for who goes on to change it. */
export async function findImport(orm: Reader, id: string, locked = false): Promise<ImportRow | null> {
  const query = orm
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), ne(imports.state, 'reading')))
  const [row] = await (locked ? query.for('update') : query)
  return row ?? null
}

/** The newest of the caller's clinic. */
export function listImports(orm: Reader, { clinicId }: Caller): Promise<ImportRow[]> {
  return orm
    .select()
    .from(imports)
    .where(and(eq(imports.clinicId, clinicId ?? ''), ne(imports.state, 'reading')))
    .orderBy(desc(imports.id))
    .limit(listed)
}

/** How many lines there are by verdict and choice. */
export function countLines(orm: Reader, id: string) {
  const { verdict, choice } = importLines
  return orm
    .select({ verdict, choice, lines: count() })
    .from(importLines)
    .where(eq(importLines.importId, id))
    .groupBy(verdict, choice)
}

/** How many lines have a warning and no error. */
async function countWarned(orm: Reader, id: string): Promise<number> {
  const { importId, verdict, warnings } = importLines
  const [row] = await orm
    .select({ lines: count() })
    .from(importLines)
    .where(and(eq(importId, id), ne(verdict, 'error'), sql`${warnings} <> '[]'`))
  return row?.lines ?? 0
}

/** How a file was read; null once that is forgotten. */
export async function findSource(orm: Reader, id: string): Promise<ImportSource | null> {
  const { importId, source } = importSources
  const [row] = await orm.select({ source }).from(importSources).where(eq(importId, id))
  return row?.source ?? null
}

/** The clinic's people whom lines are compared with, by their ids. */
async function findLikenesses(orm: Reader, { kind }: ImportRow, lines: readonly LineRow[]) {
  const ids = lines.flatMap(({ verdict, sameId }) => (isOurs(verdict) && sameId ? [sameId] : []))
  const found = new Map<string, ImportLikeness>()
  if (ids.length === 0 || (kind !== 'patients' && kind !== 'doctors')) return found
  if (kind === 'patients') {
    const { id, name, surname, birthdate, dni } = patients
    const rows = await orm
      .select({ id, name, surname, birthdate, dni })
      .from(patients)
      .where(inArray(id, ids))
    for (const { id, ...likeness } of rows) found.set(id, likeness)
    return found
  }
  const { id, name, surname, dni } = staff
  const rows = await orm.select({ id, name, surname, dni }).from(staff).where(inArray(id, ids))
  for (const { id, ...likeness } of rows) found.set(id, likeness)
  return found
}

/** Somebody known elsewhere is nobody of the clinic yet. */
export const isOurs = (verdict: ImportVerdict) => verdict === 'here' || verdict === 'similar'

/** A line that has the DNI of somebody else, as far as anybody has said. */
export const isSameDni = ({ record }: LineRow) => record !== null && 'sameDni' in record

/** Lines that have to be corrected, `limit` at a time. */
export function readFaulty(orm: Reader, id: string, { after, limit }: { after: number; limit: number }) {
  const { importId, line, verdict, choice, record } = importLines
  const isLeft = and(eq(choice, 'skip'), sql`${record}->>'sameDni' = 'true'`)
  return orm
    .select()
    .from(importLines)
    .where(and(eq(importId, id), gt(line, after), or(eq(verdict, 'error'), isLeft)))
    .orderBy(asc(line))
    .limit(limit)
}

/** A page of lines, of one verdict if it is given, and what is known of all of them. */
export async function readImport(orm: Reader, row: ImportRow, query: z.output<typeof importPageQuery>) {
  const { verdict, after = 0, limit = linesOfPage } = query
  const { importId, line } = importLines
  const ofImport = eq(importId, row.id)
  const which = and(ofImport, gt(line, after), verdict && eq(importLines.verdict, verdict))
  const lines = await orm
    .select()
    .from(importLines)
    .where(which)
    .orderBy(asc(line))
    .limit(limit + 1)
  const sample = await orm
    .select({ values: importLines.values })
    .from(importLines)
    .where(ofImport)
    .orderBy(asc(line))
    .limit(sampled)
  return {
    row,
    counts: await countLines(orm, row.id),
    sample: sample.map(({ values }) => values),
    uninvited: await countUninvited(orm, row),
    source: await findSource(orm, row.id),
    warned: await countWarned(orm, row.id),
    likenesses: await findLikenesses(orm, row, lines),
    lines: lines.slice(0, limit),
    next: lines.length > limit ? (lines[limit - 1]?.line ?? null) : null,
  }
}

export type ImportView = Awaited<ReturnType<typeof readImport>>
