import { and, asc, count, desc, eq, gt, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { importPageQuery } from '#contract/imports'
import type { Reader } from '../../db/client.ts'
import { importLines, imports } from '../../db/schema/imports.ts'
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
    lines: lines.slice(0, limit),
    next: lines.length > limit ? (lines[limit - 1]?.line ?? null) : null,
  }
}

export type ImportView = Awaited<ReturnType<typeof readImport>>
