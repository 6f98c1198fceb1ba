import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { verdictInput } from '#contract/corrections'
import type { Reader } from '../../db/client.ts'
import { corrections } from '../../db/schema/corrections.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { type CorrectionRecord, listCorrections } from '../histories/list-corrections.ts'
import { getHistory, type HistoryRecord, subjectOf } from '../histories/record.ts'

interface Asked {
  row: typeof corrections.$inferSelect
  history: HistoryRecord
}

/** Whose history a request is about; null when there is none. */
export async function findCorrectionOwner(orm: Reader, id: string): Promise<Subject | null> {
  const [row] = await orm.select().from(corrections).where(eq(corrections.id, id))
  const history = row && (await getHistory(orm, row.historyId))
  return history ? subjectOf(history) : null
}

async function lock(tx: Reader, id: string): Promise<Asked | null> {
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update')
  const history = row && (await getHistory(tx, row.historyId))
  return row && history ? { row, history } : null
}

/** Staff accept what a patient asks for, or decline it with a reason; once. Answers all requests. Throws 403, 404 and 409. */
export function decideCorrection(
  deps: Deps,
  caller: Caller,
  id: string,
  { verdict, reason }: z.output<typeof verdictInput>,
): Promise<CorrectionRecord[]> {
  const intent: IntentOn<Asked> = {
    action: 'correction.decide',
    find: (tx) => lock(tx, id),
    subject: ({ history }) => subjectOf(history),
  }
  return write(deps, caller, intent, async (act, { row, history }) => {
    const { tx, now } = act
    if (row.state !== 'open') throw new ApiError('conflict', 'This request was decided already')
    await tx
      .update(corrections)
      .set({ state: verdict, reason: reason ?? null, decidedBy: caller.userId, decidedAt: now })
      .where(eq(corrections.id, id))
    const { patientId } = history
    const [patient] = await tx
      .select({ userId: patients.userId })
      .from(patients)
      .where(eq(patients.id, patientId))
    if (patient) await act.notify({ to: [patient.userId], about: { kind: 'correction-decided', patientId } })
    const { clinicId } = caller
    const trace = { action: 'correction.decide', entity: 'correction', entityId: id, patientId, clinicId }
    return act.audit({ ...trace, details: { verdict } }, await listCorrections(tx, history.id))
  })
}
