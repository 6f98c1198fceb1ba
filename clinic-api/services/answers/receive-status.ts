import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { textMessages } from '../../db/schema/channels.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../policy/caller.ts'
import { writeWithoutSession } from '../../write/write.ts'
import { endFailed } from '../channels/end-failed.ts'

export interface TextStatus {
  /** The provider's id of the message, and ours where the provider repeats it. */
  ref: string
  id: string | null
  state: 'sent' | 'delivered' | 'failed'
  error: string
}

/**
 * Notes how a message fared. Callbacks may come twice and in any order: a message that arrived stays so, and a failure
 * hands a reminder to the next channel once.
 */
export function receiveStatus(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  { ref, id, state, error }: TextStatus,
): Promise<void> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const { tx, now } = act
    const named =
      id === null
        ? eq(textMessages.providerRef, ref)
        : or(eq(textMessages.providerRef, ref), eq(textMessages.id, id))
    const [row] = await tx.select().from(textMessages).where(named).for('update')
    if (!row || !['queued', 'sent'].includes(row.state)) return act.unchanged()
    if (state === row.state) return act.unchanged()
    if (state === 'failed') await endFailed(act, row.id, { reason: error, wasTaken: true })
    else {
      await tx
        .update(textMessages)
        .set({ state, providerRef: ref, sentAt: sql`coalesce(sent_at, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(textMessages.id, row.id), inArray(textMessages.state, ['queued', 'sent'])))
    }
    const { clinicId, patientId, channel } = row
    const trace = {
      action: 'text.status',
      entity: 'text',
      entityId: row.id,
      patientId,
      clinicId,
      actorId: null,
    }
    return act.audit({ ...trace, details: { channel, state } })
  })
}
