import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { correctionInput } from '#contract/corrections'
import { type Reader, rowsOf } from '../../db/client.ts'
import { corrections } from '../../db/schema/corrections.ts'
import { files } from '../../db/schema/files.ts'
import { conditions, treatments } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { type CorrectionRecord, listCorrections } from '../histories/list-corrections.ts'
import { onHistory } from '../histories/record.ts'
import { admit } from '../identity/rate-limit.ts'

/** The most corrections that one patient may ask for in a quarter of an hour. */
const mostRequests = 20

type Asked = z.output<typeof correctionInput>

/**
 * A patient asks to have something in their history corrected; who wrote the entry is told, and who runs the clinics to
 * which the record is open. Answers all requests. Throws 400 for an unknown entry, 403, 404 and 429.
 */
export async function requestCorrection(
  deps: Deps,
  caller: Caller,
  historyId: string,
  { about = null, text }: Asked,
): Promise<CorrectionRecord[]> {
  await admit(deps, `correction:${caller.userId}`, mostRequests)
  return write(deps, caller, onHistory('correction.request', historyId), async (act, history) => {
    const { tx, now } = act
    const entry = about && (await findEntry(tx, history.id, about))
    if (about && !entry) throw invalidInput({ about: 'Unknown entry' })
    const id = newId()
    const what = about && entry && { aboutKind: about.entryKind, aboutId: about.entryId, label: entry.label }
    await tx.insert(corrections).values({ id, historyId: history.id, ...what, text, createdAt: now })
    const { patientId } = history
    const to = await deciders(tx, patientId, entry?.createdBy ?? null)
    await act.notify({ to, about: { kind: 'correction-asked', patientId } })
    const trace = { action: 'correction.request', entity: 'correction', entityId: id, patientId }
    return act.audit(trace, await listCorrections(tx, history.id))
  })
}

interface Entry {
  label: string
  createdBy: string
}

async function findEntry(
  tx: Reader,
  historyId: string,
  { entryKind, entryId }: NonNullable<Asked['about']>,
): Promise<Entry | null> {
  if (entryKind === 'image' || entryKind === 'analytic') {
    const [file] = await tx
      .select({ label: files.originalName, createdBy: files.createdBy })
      .from(files)
      .where(and(eq(files.id, entryId), eq(files.historyId, historyId), eq(files.kind, entryKind)))
    return file ?? null
  }
  const table = entryKind === 'condition' ? conditions : treatments
  const [entry] = await tx
    .select({ label: table.name, createdBy: table.createdBy })
    .from(table)
    .where(and(eq(table.id, entryId), eq(table.historyId, historyId)))
  return entry ?? null
}

/**
 * The entry's author, while the record is open to them, and the administrators of all clinics with access to
 * it.
 */
async function deciders(tx: Reader, patientId: string, author: string | null): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    tx,
    sql`select distinct s.user_id from patient_clinics l join clinic_staff s on s.clinic_id = l.clinic_id
      where l.patient_id = ${patientId} and s.deleted_at is null and (s.is_admin or s.user_id = ${author})`,
  )
  return rows.map((row) => row.user_id)
}
