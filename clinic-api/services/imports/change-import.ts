import { and, eq, not, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { choicesOf, fieldsOf } from '#contract/import-fields'
import type { changeImportInput, chooseImportInput, ImportColumns } from '#contract/imports'
import type { Orm, Reader } from '../../db/client.ts'
import {
  importLines,
  importParts,
  importSources,
  imports,
  type SourceChoices,
} from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { judgeLines } from './judge.ts'
import { findImport, type ImportRow, subjectOfImport } from './queries.ts'
import { admitGuess } from './read-file.ts'
import { refusalOf } from './refusals.ts'
import { clockAt, stageLines } from './stage-lines.ts'

export const onImport = (id: string): IntentOn<ImportRow> => ({
  action: 'import.write',
  find: (tx: Reader) => findImport(tx, id, true),
  subject: subjectOfImport,
})

/** Throws 409 for a file that was written already. */
export function assertOpen({ state }: ImportRow): void {
  if (state === 'done') throw new ApiError('conflict', 'This file was imported already')
}

/**
 * Reads every line anew, in another way. Throws 400 for a column that the file has not, 404, 409 for a file that was
 * written or is no longer there, 429.
 */
export async function changeReading(
  deps: Deps,
  caller: Caller,
  { id, columns, ...chosen }: { id: string } & z.output<typeof changeImportInput>,
): Promise<void> {
  await admitGuess(deps, caller)
  const clock = await clockAt(deps, caller.clinicId ?? '')
  try {
    await write(deps, caller, onImport(id), async (act, row) => {
      const { tx } = act
      assertOpen(row)
      const before = await chosenBefore(tx, id)
      await tx.delete(importLines).where(eq(importLines.importId, id))
      const asked = {
        id,
        kind: row.kind,
        clock,
        columns: columnsBy(row, columns, chosen),
        chosen: { ...before, ...chosen, days: { ...before.days, ...chosen.days } },
      }
      await stageLines({ orm: tx, put: (work) => work(tx) }, asked)
      await judgeLines(tx, row)
      const { clinicId } = row
      return act.audit({ action: 'import.map', entity: 'import', entityId: id, clinicId })
    })
  } catch (error) {
    throw refusalOf(error)
  }
}

async function chosenBefore(tx: Orm, id: string): Promise<SourceChoices> {
  const [held] = await tx
    .select({ chosen: importSources.chosen })
    .from(importSources)
    .where(eq(importSources.importId, id))
  if (!held) throw new ApiError('conflict', 'This file is no longer there: send it again')
  return held.chosen
}

/** The columns as they are with what changes; another sheet or line of names has its own. Throws 400. */
function columnsBy(
  { kind, headers, columns }: ImportRow,
  changed: ImportColumns | undefined,
  { sheet, headerLine, encoding }: SourceChoices,
): ImportColumns | undefined {
  const isOff = ([field, place]: [string, number | null]) =>
    !fieldsOf(kind).some((each) => each === field) || (place ?? 0) >= headers.length
  if (Object.entries(changed ?? {}).some(isOff)) throw invalidInput({ columns: 'Invalid value' })
  const isOther = sheet !== undefined || headerLine !== undefined || encoding !== undefined
  return isOther && !changed ? undefined : { ...columns, ...changed }
}

/** Says what becomes of one double or of all of a kind. Throws 400 for what cannot be chosen, 404, 409. */
export async function chooseForDoubles(
  deps: Deps,
  caller: Caller,
  { id, verdict, line, choice }: { id: string } & z.output<typeof chooseImportInput>,
): Promise<void> {
  if (!choicesOf[verdict].includes(choice)) throw invalidInput({ choice: 'Invalid value' })
  // Nobody is registered with the DNI of somebody else, and only with the same DNI are two the same person.
  const isSameDni = sql`coalesce(${importLines.record}->>'sameDni' = 'true', false)`
  const canBe =
    verdict === 'known' || choice === 'skip' ? undefined : choice === 'link' ? isSameDni : not(isSameDni)
  await write(deps, caller, onImport(id), async (act, row) => {
    assertOpen(row)
    const ofKind = and(eq(importLines.importId, id), eq(importLines.verdict, verdict), canBe)
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
    for (const held of [importLines, importParts, importSources])
      await act.tx.delete(held).where(eq(held.importId, id))
    await act.tx.delete(imports).where(eq(imports.id, id))
    const { clinicId } = row
    return act.audit({ action: 'import.discard', entity: 'import', entityId: id, clinicId })
  })
}
