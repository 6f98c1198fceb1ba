import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { choicesOf, fieldsOf, type ImportField } from '#contract/import-fields'
import type { changeImportInput, chooseImportInput } from '#contract/imports'
import type { Orm, Reader } from '../../db/client.ts'
import { importLines, imports } from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { judgeLines } from './judge.ts'
import { findImport, type ImportRow, subjectOfImport } from './queries.ts'
import { admitGuess, readingAt, stagedLine } from './read-file.ts'

const linesAtOnce = 500

export const onImport = (id: string): IntentOn<ImportRow> => ({
  action: 'import.write',
  find: (tx: Reader) => findImport(tx, id, true),
  subject: subjectOfImport,
})

/** Throws 409 for a file that was written already. */
export function assertOpen({ state }: ImportRow): void {
  if (state === 'done') throw new ApiError('conflict', 'This file was imported already')
}

/** Reads every line anew by other columns. Throws 400 for a column that the file has not, 404, 409, 429. */
export async function mapImport(
  deps: Deps,
  caller: Caller,
  { id, columns }: { id: string } & z.output<typeof changeImportInput>,
): Promise<void> {
  await admitGuess(deps, caller)
  const reading = await readingAt(deps, caller.clinicId ?? '')
  await write(deps, caller, onImport(id), async (act, row) => {
    const { tx } = act
    assertOpen(row)
    const known = fieldsOf(row.kind)
    const whole = { ...row.columns, ...columns }
    const isOff = ([field, place]: [string, number | null]) =>
      !known.includes(field as ImportField) || (place ?? 0) >= row.headers.length
    if (Object.entries(whole).some(isOff)) throw invalidInput({ columns: 'Invalid value' })
    await tx.update(imports).set({ columns: whole }).where(eq(imports.id, id))
    await readAgain(tx, { ...row, reading: { ...reading, columns: whole } })
    await judgeLines(tx, row)
    const { clinicId } = row
    return act.audit({ action: 'import.map', entity: 'import', entityId: id, clinicId })
  })
}

async function readAgain(tx: Orm, staged: Parameters<typeof stagedLine>[0]): Promise<void> {
  const { importId, line } = importLines
  for (let after = 0; ; ) {
    const rows = await tx
      .select({ line, cells: importLines.values })
      .from(importLines)
      .where(and(eq(importId, staged.id), gt(line, after)))
      .orderBy(asc(line))
      .limit(linesAtOnce)
    const last = rows.at(-1)
    if (!last) return
    const read = {
      record: sql`excluded.person`,
      faults: sql`excluded.faults`,
      verdict: sql`excluded.verdict`,
    }
    await tx
      .insert(importLines)
      .values(rows.map((each) => stagedLine(staged, each)))
      .onConflictDoUpdate({ target: [importId, line], set: { ...read, sameId: null } })
    after = last.line
  }
}

/** Says what becomes of one double or of all of a kind. Throws 400 for what cannot be chosen, 404, 409. */
export async function chooseForDoubles(
  deps: Deps,
  caller: Caller,
  { id, verdict, line, choice }: { id: string } & z.output<typeof chooseImportInput>,
): Promise<void> {
  if (!choicesOf[verdict].includes(choice)) throw invalidInput({ choice: 'Invalid value' })
  await write(deps, caller, onImport(id), async (act, row) => {
    assertOpen(row)
    const ofKind = and(eq(importLines.importId, id), eq(importLines.verdict, verdict))
    const changed = await act.tx
      .update(importLines)
      .set({ choice })
      .where(line === undefined ? ofKind : and(ofKind, eq(importLines.line, line)))
      .returning({ line: importLines.line })
    if (line !== undefined && changed.length === 0) throw notFound()
    const { clinicId } = row
    return act.audit({ action: 'import.choose', entity: 'import', entityId: id, clinicId })
  })
}

/** Forgets a file that was not written. Throws 404 and 409. */
export function discardImport(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onImport(id), async (act, row) => {
    assertOpen(row)
    await act.tx.delete(importLines).where(eq(importLines.importId, id))
    await act.tx.delete(imports).where(eq(imports.id, id))
    const { clinicId } = row
    return act.audit({ action: 'import.discard', entity: 'import', entityId: id, clinicId })
  })
}
